const WORKER = '/sw.js';
/** As in sw.js. */
const PREFIX = 'offline-page-';

/** Keeps a page at hand for when no screen can be reached, or with `wanted` false leaves no trace. */
export async function keepOfflinePage(wanted: boolean): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    if (wanted) await navigator.serviceWorker.register(WORKER);
    else await forget();
  } catch {
    // Private windows refuse it; the product is whole without it.
  }
}

async function forget(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
}
