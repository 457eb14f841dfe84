import { randomBytes } from 'node:crypto';
import { LOAD_TEST_HEADERS, loadTestProof } from '@vesper/core/load-test';

/**
 * Makes sure that the target's operator wants to have it tested: its configuration has the same key.
 * Nothing else was asked of it before, and the key itself is never sent.
 * @throws Error with a sentence about what is missing
 */
export async function proveTarget(target: URL, key: string): Promise<void> {
  const challenge = randomBytes(24).toString('base64url');
  const headers = { [LOAD_TEST_HEADERS.challenge]: challenge };
  const answer = await fetch(new URL('/healthz', target), { headers, redirect: 'error' }).catch(
    (cause: unknown) => {
      throw new Error(`${target.origin} does not answer.`, { cause });
    },
  );
  const proof = answer.headers.get(LOAD_TEST_HEADERS.proof);
  if (proof === loadTestProof(key, target.host, challenge)) return;
  throw new Error(
    `${target.origin} does not allow this load test: ` +
      (proof === null
        ? 'its gateways have no LOAD_TEST_KEY. Set it there, and here to the same.'
        : 'its LOAD_TEST_KEY is another one, or something in front passed the question on.'),
  );
}
