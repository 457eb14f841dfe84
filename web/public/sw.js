/**
 * Shows a page of our own when a screen cannot be reached, and does nothing else: no call, picture
 * or script passes through it, and it keeps that one page only.
 */
const PREFIX = 'offline-page-';
/** Replaced when the client is built: another page is another version. */
const CACHE = `${PREFIX}%VERSION%`;
const PAGE = '/offline.html';

self.addEventListener('install', (event) => {
  // "reload": what the browser holds under this address may be older than this worker.
  const keep = async () => (await caches.open(CACHE)).add(new Request(PAGE, { cache: 'reload' }));
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
  if (event.request.mode !== 'navigate') return;
  const answer = async () => (await event.preloadResponse) ?? fetch(event.request);
  event.respondWith(
    answer().catch(() => caches.match(PAGE).then((page) => page ?? Response.error())),
  );
});
