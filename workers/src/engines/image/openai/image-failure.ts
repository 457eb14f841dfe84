import { failureIn, type ServerFailure } from '../../chat/openai/server-error.ts';
import { EngineError } from '../../engine-error.ts';
import { busyIn } from '../server-busy.ts';

/** The names that servers have for a picture which they do not want to make. */
const REFUSALS =
  /content_policy|moderation_blocked|content_?filter|image_generation_user_error|safety|responsible_?ai/i;

/** A parameter of ours that the server does not take; the request may have a chance without it. */
export class UnknownParameter extends EngineError {
  readonly parameter: string;

  constructor(parameter: string) {
    super(`the picture server does not take ${parameter}`, { retryable: false });
    this.parameter = parameter;
  }
}

/** Parts of a request that a picture can be made without. */
const DISPENSABLE = [
  ...['n', 'size', 'quality', 'style', 'response_format', 'output_format'],
  ...['stream', 'partial_images'],
];

interface FailureContext {
  isBegun?: boolean;
  retryAfterHeader?: string | undefined;
}

/**
 * Makes an error of an answer that is none. Nothing that a server writes is kept, since it may repeat
 * the prompt or the key, but short codes.
 * @param isBegun true when it had begun to paint: then another try may be paid twice
 */
export function failureOf(
  status: number,
  value: unknown,
  { isBegun = false, retryAfterHeader }: FailureContext = {},
): EngineError {
  const { code, told, parameter } = readFailure(status, value);
  if (REFUSALS.test(namesIn(value, code))) return refusal();
  const message = `the picture server answered ${told}${code && ` (${code})`}`;
  if (isBegun) return new EngineError(message, { retryable: false });
  const isAboutWords = told === 400 || told === 422;
  if (isAboutWords && isDispensable(parameter, code)) return new UnknownParameter(parameter);
  return byStatus({ told, code, message, retryAfterHeader });
}

function readFailure(status: number, value: unknown) {
  const failure = failureIn(value, status);
  if (!failure) return { code: '', told: status, parameter: undefined };
  return { code: failure.code, told: failure.status, parameter: failure.parameter };
}

const refusal = () =>
  new EngineError('the picture server refused the content', {
    ...{ retryable: false, code: 'content_refused' },
  });

/** A value that is wrong is ours to mend: without the parameter another picture would come of it. */
const isDispensable = (
  parameter: ServerFailure['parameter'],
  code: string,
): parameter is string => {
  if (parameter === undefined || !DISPENSABLE.includes(parameter)) return false;
  return parameter === 'stream' || !/invalid_value|out_of_range/.test(code);
};

interface Told {
  told: number;
  code: string;
  message: string;
  retryAfterHeader: string | undefined;
}

const AWAY = [402, 408, 425, 502, 503, 529];

function byStatus({ told, code, message, retryAfterHeader }: Told): EngineError {
  if (told === 401 || told === 403) {
    const words = 'the picture server refused the key, or what its account may do';
    return new EngineError(words, { retryable: false });
  }
  const busy = busyIn(told, message, retryAfterHeader);
  if (busy && !/quota|billing/.test(code)) return busy;
  if (told === 429 || AWAY.includes(told)) {
    return new EngineError(message, { retryable: true, code: 'model_away' });
  }
  // The proxy stopped waiting; the server behind it may be painting, and want to be paid.
  if (told === 504) return new EngineError(message, { retryable: false, code: 'model_away' });
  if (told === 404) return new EngineError(message, { retryable: false, code: 'model_gone' });
  return new EngineError(message, { retryable: told >= 500 });
}

/** Code and type of an error: refusals are told by the one or the other. */
function namesIn(value: unknown, code: string): string {
  if (typeof value !== 'object' || value === null || !('error' in value)) return code;
  const { error } = value;
  const type = typeof error === 'object' && error && 'type' in error ? error.type : undefined;
  return `${code} ${typeof type === 'string' ? type : ''}`;
}
