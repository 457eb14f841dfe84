import { z } from 'zod';
import { EngineError } from '../../engine-error.ts';
import { busyIn } from '../server-busy.ts';

const failure = z.looseObject({
  error: z.string().catch(''),
  detail: z.unknown(),
});

/** Statuses of a proxy whose server is away, or of one that is asked too much. */
const NOT_SERVED = [408, 429, 502, 503, 504];

/** Faults that the operator can mend, by what a server says of them. */
const MENDABLE: ReadonlyArray<[sign: RegExp, sentence: string]> = [
  [/sampler/i, 'the picture server does not know the sampler that is configured'],
  [/upscaler/i, 'the picture server does not know the upscaler that is configured'],
  [/checkpoint|model/i, 'the picture server does not know the checkpoint that is configured'],
];

/**
 * Makes an error of an answer that is none. What servers say may repeat the prompt: only the name of
 * an exception and sentences of ours are kept.
 */
export function failureOf(status: number, value: unknown, retryAfterHeader?: string): EngineError {
  const { error = '', detail } = failure.safeParse(value).data ?? {};
  if (status === 401 || status === 403) {
    return final('the picture server refused the key: it has to be user:password of --api-auth');
  }
  if (NOT_SERVED.includes(status)) {
    return awayAt(status, retryAfterHeader);
  }
  // FastAPI's own word for a path that is not there.
  if (status === 404 && detail === 'Not Found') {
    return final('the picture server has no API: it has to be started with --api');
  }
  const mendable = status < 500 ? mendableBy(detail) : undefined;
  if (mendable !== undefined) return final(mendable);
  const name = /^\w{1,48}$/.test(error) ? ` (${error})` : '';
  const message = `the picture server answered ${status}${name}`;
  return new EngineError(message, { retryable: status >= 500 });
}

function awayAt(status: number, retryAfterHeader: string | undefined): EngineError {
  const message = `the picture server is away: it answered ${status}`;
  const busy = busyIn(status, message, retryAfterHeader);
  return busy ?? new EngineError(message, { retryable: true, code: 'model_away' });
}

const mendableBy = (detail: unknown): string | undefined =>
  MENDABLE.find(([sign]) => typeof detail === 'string' && sign.test(detail))?.[1];

const final = (message: string) => new EngineError(message, { retryable: false });
