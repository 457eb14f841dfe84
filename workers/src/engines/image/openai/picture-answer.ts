import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { parseJson } from '../../chat/openai/parse-json.ts';
import { streamEvents, type StreamEvent } from '../../chat/openai/stream-events.ts';
import { EngineError } from '../../engine-error.ts';
import { boundWhole, JSON_BYTES_MAX, readBytes, type BodyPatience } from '../server-call.ts';
import type { PictureUsage } from '../image-engine.ts';
import { failureOf } from './image-failure.ts';
import { readPictureUsage } from './picture-usage.ts';

/** A picture on the way, or the picture: its bytes as text, or the address where it is. */
export type AnswerPiece = { kind: 'partial'; index: number; base64: string } | Picture;

/** A picture that is ready, and what was counted for it. */
export type Picture = (
  { kind: 'picture'; base64: string } | { kind: 'address'; address: string }
) & { usage?: PictureUsage };

const text = z.string().min(1).nullish().catch(undefined);
const whole = z.looseObject({
  data: z
    .array(z.looseObject({ b64_json: text, url: text }).nullable().catch(null))
    .nullish()
    .catch(undefined),
});
const event = z.looseObject({
  type: z.string(),
  b64_json: text,
  url: text,
  partial_image_index: z.int().nonnegative().catch(0),
});

/** More pictures on the way than anybody asked for are a server without end. */
const PARTIALS_MAX = 10;

/**
 * Reads what a server answers to an order that it took: a stream where it has one, else a whole.
 * @throws EngineError `content_refused` for an answer without a picture
 */
export async function* readAnswer(
  answer: IncomingMessage,
  patience: BodyPatience,
): AsyncGenerator<AnswerPiece> {
  if (/event-stream/i.test(answer.headers['content-type'] ?? '')) {
    yield* streamed(answer, patience);
    return;
  }
  const value = parseJson((await readBytes(answer, JSON_BYTES_MAX, patience)).toString('utf8'));
  const picture = pictureIn(value);
  if (picture) {
    yield picture;
    return;
  }
  // Some say 200 to an error; others to a picture that they did not want to make.
  if (value === undefined || hasError(value)) throw failureOf(200, value, { isBegun: true });
  throw withoutPicture();
}

/** The first picture of an answer: a server may put what it did not want to make before it. */
function pictureIn(value: unknown): Picture | undefined {
  const { data } = whole.safeParse(value).data ?? {};
  for (const item of data ?? []) {
    const picture = item && pictureOf(item);
    if (picture) return counted(picture, value);
  }
  return undefined;
}

async function* streamed(
  answer: IncomingMessage,
  { silentMs, wholeMs }: BodyPatience,
): AsyncGenerator<AnswerPiece> {
  let partials = 0;
  // Comments are signs of life, and may come for ever.
  const unbind = boundWhole(answer, wholeMs);
  try {
    for await (const told of streamEvents(answer, () => silentMs, JSON_BYTES_MAX)) {
      if (told.type === 'end') break;
      const piece = pieceOf(told);
      if (piece?.kind === 'partial' && (partials += 1) > PARTIALS_MAX) continue;
      if (piece) yield piece;
      if (piece && piece.kind !== 'partial') return;
    }
  } catch (err) {
    throw isFinal(err) ? err : broken(err);
  } finally {
    unbind();
    answer.destroy();
  }
  throw broken(undefined);
}

/** @throws EngineError for an error, and for an end without a picture */
function pieceOf({ type, value }: Exclude<StreamEvent, { type: 'end' }>): AnswerPiece | undefined {
  const { data: read } = event.safeParse(value);
  if (type === 'error' || hasError(value) || read?.type === 'error') {
    throw failureOf(200, value, { isBegun: true });
  }
  if (read?.type.endsWith('.completed')) {
    const picture = pictureOf(read);
    if (picture) return counted(picture, value);
    throw withoutPicture();
  }
  if (read?.type.endsWith('.partial_image') && read.b64_json) {
    return { kind: 'partial', index: read.partial_image_index, base64: read.b64_json };
  }
  // Some stream what they would have sent as a whole.
  return pictureIn(value);
}

const isFinal = (err: unknown): boolean => err instanceof EngineError && !err.retryable;

/** The picture may have been made, and is paid for. */
const broken = (cause: unknown) =>
  new EngineError('the picture server ended without a picture', { retryable: false, cause });

function pictureOf({
  b64_json: base64,
  url: address,
}: {
  b64_json?: string | null | undefined;
  url?: string | null | undefined;
}): Picture | undefined {
  if (base64) return { kind: 'picture', base64 };
  // The picture itself, put where its address would be.
  if (address?.startsWith('data:')) return { kind: 'picture', base64: address };
  return address ? { kind: 'address', address } : undefined;
}

/** A picture with what its answer says of its tokens. */
function counted(picture: Picture, answer: unknown): Picture {
  const usage = readPictureUsage(answer);
  return usage ? { ...picture, usage } : picture;
}

const hasError = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'error' in value && Boolean(value.error);

const withoutPicture = () =>
  new EngineError('the picture server answered without a picture: it refuses the content', {
    ...{ retryable: false, code: 'content_refused' },
  });
