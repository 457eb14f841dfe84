import type { OpenAiImagesConfig } from '@vesper/core/config/image-models';
import { z } from 'zod';
import { parseJson } from '../../chat/openai/parse-json.ts';
import { EngineError } from '../../engine-error.ts';
import { cleanCutout, fitPicture, previewOf } from '../fit-picture.ts';
import type { ImageEngine, ImageProgress, ImageRequest, ImageResult } from '../image-engine.ts';
import { RisingProgress } from '../rising-progress.ts';
import {
  AnswerLost,
  below,
  callServer,
  fromBase64,
  JSON_BYTES_MAX,
  PICTURE_BYTES_MAX,
  readBytes,
} from '../server-call.ts';
import { fetchPicture } from './fetch-picture.ts';
import { failureOf, UnknownParameter } from './image-failure.ts';
import { bodyOf, orderOf, type ImageOrder } from './image-order.ts';
import { familyOf } from './model-family.ts';
import { readAnswer, type Picture } from './picture-answer.ts';

/** Milliseconds. Where nothing is streamed, nothing is heard before the picture is done. */
const PATIENCE = {
  ...{ connectMs: 10_000, firstMs: 300_000, silentMs: 120_000, wholeMs: 600_000 },
  askMs: 4_000,
};

/** Shares of the bar: servers tell none, so only what has happened counts. */
const ASKED_AT = 0.05;
const PAINTED_AT = 0.95;
/** Servers refuse some parameter or other; more than this is a server of another kind. */
const LESSONS = 6;

const list = z.looseObject({ data: z.array(z.looseObject({ id: z.string() })) });

/** Paints by any server that answers the way of OpenAI's pictures. */
export function createOpenAiImages(
  model: OpenAiImagesConfig,
  server: string,
  changes: Partial<typeof PATIENCE> = {},
): ImageEngine {
  const patience = { ...PATIENCE, ...changes };
  const closing = new AbortController();
  const headers: Record<string, string> =
    model.apiKey === undefined ? {} : { authorization: `Bearer ${model.apiKey}` };
  /** Parameters that the server did not know, by its address for them. */
  const refused = { 'images/generations': new Set<string>(), 'images/edits': new Set<string>() };

  /** Orders until the server takes all that is sent. @throws EngineError */
  async function take(order: ImageOrder, signal: AbortSignal) {
    for (let lessons = 0; ; lessons += 1) {
      try {
        return await takeOnce(order, signal);
      } catch (err) {
        const isNew = err instanceof UnknownParameter && !refused[order.path].has(err.parameter);
        if (!isNew || lessons >= LESSONS) throw err;
        refused[order.path].add(err.parameter);
        if (err.parameter === 'stream') refused[order.path].add('partial_images');
      }
    }
  }

  async function takeOnce(order: ImageOrder, signal: AbortSignal) {
    const answer = await callServer({
      url: below(server, order.path),
      body: await bodyOf(order, refused[order.path]),
      ...{ headers, patience, signal },
    });
    if (answer.statusCode === 200) return answer;
    const text = await readBytes(answer, JSON_BYTES_MAX, patience);
    const retryAfterHeader = answer.headers['retry-after'];
    const value = parseJson(text.toString('utf8'));
    throw failureOf(answer.statusCode ?? 0, value, { retryAfterHeader });
  }

  async function bytesOf(piece: Picture, signal: AbortSignal): Promise<Buffer> {
    if (piece.kind === 'address') return fetchPicture(piece.address, server, { patience, signal });
    const bytes = fromBase64(piece.base64);
    if (bytes.length <= PICTURE_BYTES_MAX) return bytes;
    throw new EngineError('the picture server sent too large a picture', { retryable: false });
  }

  async function* paint(
    request: ImageRequest,
    signal: AbortSignal,
  ): AsyncGenerator<ImageProgress | ImageResult> {
    const rising = new RisingProgress();
    yield rising.at('preparing', 0);
    const order = await orderOf(model, request);
    yield rising.at('rendering', ASKED_AT);
    const answer = await take(order, signal);
    const partials = Number(order.parameters['partial_images'] ?? 0);
    let shown = -1;
    for await (const piece of readAnswer(answer, patience)) {
      if (piece.kind === 'partial') {
        // One that comes late would take the picture back.
        if (piece.index < shown) continue;
        shown = piece.index;
        const preview = await previewOf(fromBase64(piece.base64)).catch(() => undefined);
        const share = (piece.index + 1) / (partials + 1);
        yield rising.at('rendering', Math.min(share, 1) * PAINTED_AT, preview);
        continue;
      }
      yield rising.at('saving', PAINTED_AT);
      const png = await fitted(await bytesOf(piece, signal), request);
      yield { type: 'result', png, ...(piece.usage && { usage: piece.usage }) };
      return;
    }
  }

  return {
    name: model.name,
    abilities: familyOf(model.model).abilities,
    async *render(request, signal) {
      const ends = AbortSignal.any([signal, closing.signal]);
      try {
        yield* paint(request, ends);
      } catch (err) {
        if (signal.aborted) return;
        throw paidOnce(err);
      }
    },
    async check(signal) {
      try {
        const { askMs, connectMs } = patience;
        const short = { firstMs: askMs, silentMs: askMs, wholeMs: askMs };
        const quick = { connectMs: Math.min(askMs, connectMs), ...short };
        const url = below(server, 'models');
        const answer = await callServer({ url, headers, signal, patience: quick });
        const text = await readBytes(answer, JSON_BYTES_MAX, quick);
        return problemWith(model.model, answer.statusCode ?? 0, parseJson(text.toString('utf8')));
      } catch (err) {
        return err instanceof EngineError ? err.message : 'the picture server did not answer';
      }
    },
    async close() {
      closing.abort();
    },
  };
}

async function fitted(bytes: Buffer, { size, task }: ImageRequest): Promise<Uint8Array> {
  try {
    return await (task === 'cutout' ? cleanCutout(bytes) : fitPicture(bytes, size));
  } catch (cause) {
    // It was paid for: the next one would be, too.
    const message = 'the picture server sent no picture that can be read';
    throw new EngineError(message, { retryable: false, cause });
  }
}

/** Whatever broke off after the order had been sent may have been painted, and is not ordered again. */
function paidOnce(err: unknown): EngineError {
  if (err instanceof EngineError && !(err instanceof AnswerLost)) return err;
  const [message, code] =
    err instanceof AnswerLost
      ? [err.message, err.code]
      : (['the picture server answered in no form that is known', 'engine_failed'] as const);
  return new EngineError(message, { retryable: false, code, cause: err });
}

/** A list without the model says nothing: many servers list only what talks, or nothing. */
function problemWith(model: string, status: number, value: unknown): string | undefined {
  if (status === 401 || status === 403) return 'the picture server refused the key';
  if (status >= 500 && status !== 501) return `the picture server answered ${status}`;
  const { data } = list.safeParse(value).data ?? {};
  const paints = data?.some(({ id }) => /image|dall-e|flux|diffusion/i.test(id)) ?? false;
  if (!data || !paints || data.some(({ id }) => id === model)) return undefined;
  return `the picture server has no model named ${model}`;
}
