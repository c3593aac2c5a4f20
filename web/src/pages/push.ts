/** This browser's own way of telling: a subscription at its maker's push service. */

import { api, type Locale } from "../api";
import type { ChannelInfo } from "../wire";

/** Whether this browser can be told: only on secure pages, and on an iPhone only where the page is installed. */
export function canBePushed(): boolean {
  return "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
}

/** Ask the browser's owner, subscribe, and let the server know; null where they said no. */
export async function subscribe(key: string, lang: Locale): Promise<ChannelInfo | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  const given = (await pushManager.getSubscription()) ?? (await pushManager.subscribe(options));
  const { endpoint, keys } = given.toJSON();
  if (!endpoint || !keys) return null;
  const channel = { kind: "push" as const, address: endpoint, public: keys.p256dh ?? "", secret: keys.auth ?? "" };
  return api.notify.add({ ...channel, label: nameOf(navigator.userAgent) }, lang);
}

/** Browsers and systems by what they say of themselves, and of others that they are like: the first counts. */
const BROWSERS = { Edg: "Edge", OPR: "Opera", Firefox: "Firefox", Chrome: "Chrome", Safari: "Safari" };
const SYSTEMS = ["Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux"];

/** What its owner would call this browser. */
export function nameOf(agent: string): string {
  const browser = Object.entries(BROWSERS).find(([said]) => agent.includes(`${said}/`))?.[1];
  const system = SYSTEMS.find((said) => agent.includes(said));
  return browser ? [browser, system].filter(Boolean).join(", ") : agent || "?";
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}
