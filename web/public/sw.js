/**
 * The page without a network: it opens, says that it is offline, and shows what was seen last.
 *
 * The program itself (names that carry a hash) is taken from the cache. Everything else is asked of the server first;
 * where that does not answer, what it answered last is shown, marked with a header so that the page can say so.
 *
 * It also shows what the server tells while nobody looks (`server/notifying/push.py`).
 */

const PAGE = "serai-page-1";
const DATA = "serai-data-2"; // what the page itself deletes when somebody signs out
const KEPT = "x-serai-kept";
const MOST_FILES = 300;
const MOST_ANSWERS = 60;
const PATIENCE = 4_000; // milliseconds

/** What is worth keeping of the API: games, rules and cards, my tables, and tables as I saw them last. */
const KEEP = [
    /^\/api\/me$/,
    /^\/api\/games$/,
    /^\/api\/games\/[^/]+\/catalogue$/,
    /^\/api\/results$/,
    /^\/api\/tables$/,
    /^\/api\/tables\/[^/]+$/,
];

self.addEventListener("install", (event) => {
    event.waitUntil(
        caches
            .open(PAGE)
            .then((cache) => cache.addAll(["/", "/icon.svg", "/manifest.webmanifest"]))
            .then(() => self.skipWaiting()),
    );
});

self.addEventListener("activate", (event) => {
    const clean = async () => {
        for (const name of await caches.keys()) if (name !== PAGE && name !== DATA) await caches.delete(name);
        await self.clients.claim();
    };
    event.waitUntil(clean());
});

self.addEventListener("fetch", (event) => {
    const { request } = event;
    const address = new URL(request.url);
    if (request.method !== "GET" || address.origin !== self.location.origin) return;
    if (request.mode === "navigate") {
        if (!address.pathname.startsWith("/api/")) event.respondWith(asked(new Request("/"), PAGE, MOST_FILES, "/"));
    } else if (address.pathname.startsWith("/assets/")) {
        event.respondWith(kept(request));
    } else if (KEEP.some((path) => path.test(address.pathname))) {
        address.searchParams.delete("since"); // the whole story, or none
        event.respondWith(asked(request, DATA, MOST_ANSWERS, address.href));
    }
});

self.addEventListener("push", (event) => {
    const { title, body, path, tag } = event.data.json();
    const options = { body, tag, icon: "/icon-192.png", badge: "/icon-192.png", data: { path } };
    event.waitUntil(self.registration.showNotification(title, options));
});

/** A press leads to the table: in the page that shows it, in any page of ours, else in a new one. */
self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const path = new URL(event.notification.data?.path ?? "/", self.location.origin);
    if (path.origin !== self.location.origin) return;
    const lead = async () => {
        const pages = await self.clients.matchAll({ type: "window" });
        const there = pages.find((page) => new URL(page.url).pathname === path.pathname);
        const page = there ?? pages[0];
        if (!page) return self.clients.openWindow(path.href);
        await page.focus();
        return there ? undefined : page.navigate(path.href);
    };
    event.waitUntil(lead());
});

/** From the cache; from the server, once, where it is not there. */
async function kept(request) {
    const cache = await caches.open(PAGE);
    const found = await cache.match(request);
    if (found) return found;
    const answer = await fetch(request);
    if (answer.ok) await keep(cache, request, answer.clone(), MOST_FILES);
    return answer;
}

/** From the server; what it said last where it does not answer. */
async function asked(request, name, most, key) {
    const cache = await caches.open(name);
    try {
        const answer = await within(PATIENCE, fetch(request), await cache.match(key));
        if (answer.ok) await keep(cache, key, answer.clone(), most);
        return answer;
    } catch (problem) {
        const found = await cache.match(key);
        if (!found) throw problem;
        const headers = new Headers(found.headers);
        headers.set(KEPT, "yes");
        return new Response(found.body, { status: found.status, headers });
    }
}

/** Wait for an answer; not for long where there is another. */
function within(milliseconds, answer, other) {
    if (!other) return answer;
    const late = new Promise((_, fail) => setTimeout(() => fail(new Error("no answer")), milliseconds));
    return Promise.race([answer, late]);
}

async function keep(cache, key, answer, most) {
    await cache.put(key, answer);
    const keys = await cache.keys();
    for (const old of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(old);
}
