/** Opens the wanted page as soon as the product can be reached again. */
const ASK_EVERY_MS = 3_000;

async function look() {
  try {
    const answer = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' });
    if (answer.ok) return location.reload();
  } catch {
    // Still away.
  }
  setTimeout(look, ASK_EVERY_MS);
}

addEventListener('online', () => location.reload());
setTimeout(look, ASK_EVERY_MS);
