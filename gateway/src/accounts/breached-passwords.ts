import { createHash } from 'node:crypto';
import type { Logger } from '@vesper/core/log';

const TIMEOUT_MS = 2_000;
/** A range holds about a thousand lines of forty characters. */
const MOST_BYTES = 256 * 1024;

interface BreachContext {
  config: { breachCheckUrl: string | undefined };
  log: Logger;
}

/**
 * Tells if a password is known from breaches. The service is asked for all hashes that begin with the
 * same five digits: it learns neither the password nor its hash. While it does not answer, nothing is
 * known of any password.
 */
export async function isBreached(
  { config: { breachCheckUrl }, log }: BreachContext,
  password: string,
): Promise<boolean> {
  if (breachCheckUrl === undefined) return false;
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  try {
    const range = await readRange(new URL(hash.slice(0, 5), breachCheckUrl));
    // Padding has a count of zero.
    return range.some((line) => line.startsWith(`${hash.slice(5)}:`) && !line.endsWith(':0'));
  } catch (err) {
    log.warn({ err }, 'breached passwords cannot be looked up');
    return false;
  }
}

async function readRange(url: URL): Promise<string[]> {
  const answer = await fetch(url, {
    headers: { 'Add-Padding': 'true' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok || !answer.body) throw new Error(`The service answered ${answer.status}.`);
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of answer.body) {
    text += decoder.decode(piece, { stream: true });
    if (text.length > MOST_BYTES) throw new Error('The answer of the service is too long.');
  }
  return text.split('\n').map((line) => line.trim());
}
