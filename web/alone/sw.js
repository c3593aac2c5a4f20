/**
 * The page without a network and without a server: its files are kept when they are first loaded.
 *
 * The engine keeps its own files (`src/alone/files.ts`). VERSION and FILES are written by tools/static.py.
 */

const VERSION = "";
const FILES = [];
const CACHE = `serai-alone-${VERSION}`;

self.addEventListener("install", (event) => {
    event.waitUntil(
        caches
            .open(CACHE)
            .then((cache) => cache.addAll(FILES))
            .then(() => self.skipWaiting()),
    );
});

self.addEventListener("activate", (event) => {
    const clean = async () => {
        for (const name of await caches.keys())
            if (name.startsWith("serai-alone-") && name !== CACHE) await caches.delete(name);
        await self.clients.claim();
    };
    event.waitUntil(clean());
});

/** Every file has a hash in its name, or belongs to this version: what is kept is right. */
self.addEventListener("fetch", (event) => {
    const { request } = event;
    const address = new URL(request.url);
    if (request.method !== "GET" || address.origin !== self.location.origin) return;
    const wanted = request.mode === "navigate" ? new URL("./", self.location.href).href : request;
    event.respondWith(
        caches
            .open(CACHE)
            .then((cache) => cache.match(wanted, { ignoreSearch: true }))
            .then((found) => found ?? fetch(request)),
    );
});
