/**
 * Shows a page of our own when a screen cannot be reached, and does nothing else: no call, picture
 * or script of the app passes through it, and it keeps that one page and its script only.
 */
const PREFIX = 'offline-page-';
/** Replaced when the client is built: another page is another version. */
const CACHE = `${PREFIX}%VERSION%`;
const PAGE = '/offline.html';
const SCRIPT = '/offline.js';

self.addEventListener('install', (event) => {
  // "reload": what the browser holds under this address may be older than this worker.
  const fresh = [PAGE, SCRIPT].map((path) => new Request(path, { cache: 'reload' }));
  const keep = async () => (await caches.open(CACHE)).addAll(fresh);
  event.waitUntil(keep().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const forgetOlder = async () => {
    const old = (await caches.keys()).filter((key) => key.startsWith(PREFIX) && key !== CACHE);
    await Promise.all(old.map((key) => caches.delete(key)));
  };
  // Asked for while the worker still wakes up, so that it slows nothing down.
  const preload = self.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([forgetOlder(), preload, self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  if (new URL(event.request.url).pathname === SCRIPT) {
    event.respondWith(caches.match(SCRIPT).then((kept) => kept ?? fetch(event.request)));
    return;
  }
  if (event.request.mode !== 'navigate') return;
  const answer = async () => (await event.preloadResponse) ?? fetch(event.request);
  event.respondWith(
    answer().catch(() => caches.match(PAGE).then((page) => page ?? Response.error())),
  );
});
