import { sentError } from '@vesper/core/contract/error-body';
import { parseJson } from '../../lib/json.ts';
import { RETRY_DELAYS_MS } from '../../data/likeness/claim-likeness.ts';

/** Nothing came back (0), or something that passes. */
const PASSING = [0, 408, 418, 423, 429];
const HOPELESS = [501, 505];

/** Tells whether the same request may succeed a moment later. */
export function isWorthRetrying(status: number): boolean {
  return PASSING.includes(status) || (status >= 500 && !HOPELESS.includes(status));
}

/** The time that the transport waits by itself before the n-th retry. */
const ownWait = (retry: number): number => 150 * 2 ** (retry - 1);

/** The time left to wait before the n-th retry, counted from 1. */
export function waitBeforeRetry(retry: number): number {
  const whole = retry === 0 ? 0 : (RETRY_DELAYS_MS[retry - 1] ?? 0);
  return Math.max(0, whole - ownWait(retry));
}

/** Words about an answer that is not 2xx: its own, or its status. */
export function sendingTrouble(
  answer: Pick<XMLHttpRequest, 'status' | 'statusText' | 'responseText'>,
): string {
  const body = parseJson(sentError, answer.responseText);
  if (body && answer.status < 500) return body.message;
  return `Failed request with status: ${answer.status}. ${answer.statusText}`.trim();
}
