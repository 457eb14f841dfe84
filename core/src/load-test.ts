import { createHmac, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';

/** A load test and its target tell each other in these headers that they have the same key. */
export const LOAD_TEST_HEADERS = {
  /** Some random text, to be signed by the target. */
  challenge: 'load-test-challenge',
  /** The target's answer: `loadTestProof` of the challenge. */
  proof: 'load-test-proof',
  /** A simulated person's own address: `markedAddress`. */
  address: 'load-test-address',
} as const;

const sign = (key: string, what: string): string =>
  createHmac('sha256', key).update(what).digest('base64url');

/**
 * What a target answers to a challenge, so that nobody tests a system whose operator did not ask for
 * it. The host is signed too: another server could only pass the challenge on.
 */
export const loadTestProof = (key: string, host: string, challenge: string): string =>
  sign(key, `proof ${host} ${challenge}`);

/** A simulated person's address with its signature, as a header's value. */
export const markedAddress = (key: string, address: string): string =>
  `${address} ${sign(key, `address ${address}`)}`;

/**
 * The address in the header of a load test's request, so that rate limits count each simulated
 * person by itself and not the one machine that they all come from.
 * @returns undefined for a header that nobody with the key has written
 */
export function loadTestAddress(
  key: string | undefined,
  header: string | string[] | undefined,
): string | undefined {
  if (key === undefined || typeof header !== 'string') return undefined;
  const [address = ''] = header.split(' ');
  const [got, due] = [Buffer.from(header), Buffer.from(markedAddress(key, address))];
  const isSigned = got.length === due.length && timingSafeEqual(got, due);
  return isSigned && isIP(address) !== 0 ? address : undefined;
}
