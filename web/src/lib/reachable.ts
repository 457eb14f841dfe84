/** A file that is small and always there. */
const PROBE = '/favicon.svg';
const PATIENCE_MS = 5_000;
/** A network that is there again tells so by itself; a server does not, and is asked. */
const ASK_EVERY_MS = 3_000;

/** Asks whether the product answers at all. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return (await fetch(PROBE, { method: 'HEAD', cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

/** Waits until the product answers. */
export async function untilReachable(): Promise<void> {
  while (!(await isReachable())) await nextChance();
}

function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      removeEventListener('online', go);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(go, ASK_EVERY_MS);
    addEventListener('online', go);
  });
}
