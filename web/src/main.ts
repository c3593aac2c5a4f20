import { mount } from "svelte";
import "./style/fonts.css";
import "./style/page.css";
import App from "./App.svelte";
import { keepThePage } from "./offline.svelte";
import { preferences } from "./preferences.svelte";
import { router } from "./router.svelte";
import { speak } from "./text/text.svelte";

// The server was updated while the page stood open: what it wants to load is no longer there. Once, load it anew.
addEventListener("vite:preloadError", (event) => {
  const last = Number(sessionStorage.getItem("reloaded") ?? 0);
  if (Date.now() - last < 10_000) return;
  event.preventDefault();
  sessionStorage.setItem("reloaded", String(Date.now()));
  location.reload();
});

await speak(preferences.locale);
router.start();
keepThePage();
mount(App, { target: document.getElementById("app")! });
