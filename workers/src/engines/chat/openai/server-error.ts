import type { RunFailureCode } from '@vesper/core/contract/errors';
import { z } from 'zod';
import { EngineError } from '../../engine-error.ts';

const word = z.union([z.string(), z.number()]).transform(String).nullish().catch(undefined);

const NOTHING_TOLD = {
  ...{ message: undefined, type: undefined, code: undefined },
  ...{ param: undefined, n_ctx: undefined },
};

/** The faces that errors have among servers; whatever is missing or of another type is passed over. */
const detail = z
  .looseObject({
    message: word,
    type: word,
    code: word,
    param: word,
    n_ctx: z.number().positive().nullish().catch(undefined),
  })
  .or(z.string().transform((message) => ({ ...NOTHING_TOLD, message })));

/** What FastAPI and its kin say: where in the request the fault is, innermost last. */
const faults = z
  .array(z.looseObject({ loc: z.array(z.unknown()).nullish().catch(undefined), msg: word }))
  .transform(([first]) => ({ param: first?.loc?.at(-1), message: first?.msg ?? undefined }));

const body = z.looseObject({
  error: detail.nullish().catch(undefined),
  object: word,
  message: word,
  type: word,
  code: word,
  detail: z.union([faults, word.transform((message) => ({ param: undefined, message }))]),
  error_type: word,
  error_message: word,
});

/** A server's refusal or failure, told in the words that matter here. */
export interface ServerFailure {
  status: number;
  /** Code or type that the server gives it. */
  code: string;
  /** The parameter of the request that it does not know. */
  parameter: string | undefined;
  /** Tokens that fit, where the prompt was too long: 0 when the server does not say. */
  contextTokens: number | undefined;
  /** True where the model's template takes only a person and an assistant in turns. */
  isAboutRoles: boolean;
  /** Milliseconds that it asks to be left alone. */
  retryAfterMs: number | undefined;
}

/** Tells an object that reports an error from a piece of a reply. */
export function failureIn(value: unknown, status: number): ServerFailure | undefined {
  const parsed = body.safeParse(value);
  if (!parsed.success) return undefined;
  const { error, ...flat } = parsed.data;
  if (status < 400 && !error && !isFlatError(flat)) return undefined;
  const { message, code, type, param, n_ctx: fits } = error ?? NOTHING_TOLD;
  const { detail: fault } = flat;
  const told = [message, flat.message, fault.message, flat.error_message].join(' ');
  const names = [code, type, flat.code, flat.type, flat.error_type].filter(Boolean).map(String);
  return {
    status: statusOf(names, status),
    code: safeWord(names[0]),
    parameter: parameterOf(param ?? (typeof fault.param === 'string' ? fault.param : null), told),
    contextTokens: isTooLong(status, names, told) ? contextIn(fits, told) : undefined,
    isAboutRoles: ROLE_WORDS.test(told),
    retryAfterMs: undefined,
  };
}

/** An error without `error` around it. */
const isFlatError = (flat: Omit<z.output<typeof body>, 'error'>): boolean =>
  flat.object === 'error' || Boolean(flat.error_type) || Boolean(flat.error_message);

/** Some servers answer 200 and put the status into the error. */
function statusOf([code]: readonly string[], status: number): number {
  const number = Number(code);
  return status < 400 && number >= 400 && number < 600 ? number : status;
}

/** What servers write about errors may repeat the key or the prompt: only short plain words pass. */
const safeWord = (text = ''): string => text.replace(/[^\w.-]/g, '').slice(0, 48);

function parameterOf(param: string | null | undefined, words: string): string | undefined {
  const named =
    /(?:unknown|unsupported|unrecognized|unexpected)[^'"`]{0,60}['"`]([a-z_]{3,40})['"`]/i;
  return safeWord(param ?? named.exec(words)?.[1] ?? '') || undefined;
}

const TOO_LONG =
  /context_length_exceeded|exceed_context_size|context_window|string_above_max_length/i;
const TOO_LONG_WORDS = new RegExp(
  [
    'maximum context length|context (?:size|window|length|limit)|n_ctx|too many tokens',
    '(?:maximum|max) (?:model|allowed|input) length|exceeds? the (?:maximum|limit)',
    '(?:prompt|input) is too long|`inputs` (?:tokens|must)|token count .{0,20}exceeds',
    'reduce the length|trying to keep the first',
  ].join('|'),
  'i',
);

/** Limits of requests and accounts are told in similar words, and with a status of their own. */
const isTooLong = (status: number, names: readonly string[], words: string): boolean =>
  status !== 429 &&
  status !== 402 &&
  (TOO_LONG.test(names.join(' ')) || TOO_LONG_WORDS.test(words));

/** The ways in which servers name the tokens that fit, the surest first. */
const FITS = [
  /(?:context (?:length|size|window)|model length|allowed(?: length)?)[^\d]{0,40}(\d{3,8})/i,
  /(?:must be <=|must have less than|>|n_ctx\D{0,8})\s*(\d{3,8})/i,
  /(\d{3,8}) (?:maximum|tokens? limit)/i,
];

/** The tokens that fit, where the server says so; else 0. */
function contextIn(given: number | null | undefined, words: string): number {
  const told = FITS.map((pattern) => pattern.exec(words)?.[1]).find(Boolean);
  return given ?? Number(told ?? 0);
}

const ROLE_WORDS =
  /system role (?:is )?not supported|roles must alternate|only user(?:,| and) assistant|must alternate between/i;

/** `Retry-After`: seconds or a date. @returns milliseconds from `now` */
export function retryAfter(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}

/** A failure of a model server, with what is known of it. */
export class ModelServerError extends EngineError {
  readonly failure: ServerFailure;

  constructor(failure: ServerFailure) {
    const { status, code } = failure;
    super(`the model server answered ${status}${code && ` (${code})`}`, {
      retryable: mayPass(failure),
      code: runFailureOf(failure),
    });
    this.failure = failure;
  }
}

const NOT_SERVED = [402, 408, 429, 502, 503, 504, 529];

/** What a member is told: nothing of keys and accounts, but that another model may do it. */
function runFailureOf({ status, code }: ServerFailure): RunFailureCode {
  if (NOT_SERVED.includes(status) || code === 'insufficient_quota') return 'model_away';
  return status === 404 ? 'model_gone' : 'engine_failed';
}

/** Failures that may pass by themselves: too much to do, or a server that is starting. */
function mayPass({ status, code }: ServerFailure): boolean {
  if (/insufficient_quota|invalid_api_key/.test(code)) return false;
  return status < 400 || status === 408 || status === 409 || status === 429 || status >= 500;
}
