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

/** What its owner would call this browser. */
export function nameOf(agent: string): string {
  const [, browser = "?"] = /(Firefox|Edg|OPR|Chrome|Safari)\//.exec(agent) ?? [];
  const [system = ""] = /Android|iPhone|iPad|Windows|Mac OS|Linux/.exec(agent) ?? [];
  const names: Record<string, string> = { Edg: "Edge", OPR: "Opera" };
  return [names[browser] ?? browser, system].filter(Boolean).join(", ");
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}
