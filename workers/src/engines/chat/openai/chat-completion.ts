import type { IncomingMessage } from 'node:http';
import { EngineError } from '../../engine-error.ts';
import type { ReplyPiece, TokenUsage } from '../chat-engine.ts';
import type { ModelServer, PATIENCE } from './openai-engine.ts';
import { parseJson } from './parse-json.ts';
import { withPictures } from './picture-parts.ts';
import { readSmallBody, type Connections } from './post-json.ts';
import { plainTextOf, readChunk, type ChunkReading } from './read-chunk.ts';
import { bodyOf, type Completion } from './request-body.ts';
import { failureIn, ModelServerError, retryAfter } from './server-error.ts';
import { streamEvents, type StreamEvent } from './stream-events.ts';
import { createThinkSplitter, type Piece } from './think-tags.ts';

export interface Exchange {
  server: ModelServer;
  connections: Connections;
  patience: typeof PATIENCE;
  signal: AbortSignal;
}

/** What an answer comes to: pieces of the reply, and then its end. */
type AnswerPiece = Extract<ReplyPiece, { kind: 'text' | 'thinking' | 'end' }>;

/** A whole reply in one piece, or what a server says about its failure. Bytes. */
const BODY_MAX = 4_000_000;
/** A server that keeps to no limit is cut off here. Characters, thinking included. */
const REPLY_MAX = 100_000;

/** Nothing was written: some servers answer so when the prompt is too long for them. */
export class EmptyReply extends EngineError {
  constructor() {
    super('the model server sent an empty reply', { retryable: true });
  }
}

/**
 * Asks for one reply and yields its pieces, the last of them its end.
 * @throws ModelServerError for what the server says; EngineError when it breaks off, is silent,
 *   sends no end mark or nothing at all
 */
export async function* chatCompletion(
  exchange: Exchange,
  completion: Completion,
): AsyncGenerator<AnswerPiece> {
  const { server, connections, patience, signal } = exchange;
  const body = bodyOf(completion);
  const answer = await connections.call({
    method: 'POST',
    url: endpoint(server.baseUrl, 'chat/completions'),
    headers: headersOf(server),
    body: { ...body, messages: await withPictures(body.messages) },
    patience,
    signal,
  });
  const end: Ending = { finish: undefined, usage: undefined };
  let hasText = false;
  let length = 0;
  let isWhole = false;
  try {
    await assertAnswered(answer);
    for await (const piece of answerPieces(answer, { patience, end, ...completion })) {
      hasText ||= piece.kind === 'text';
      length += piece.text.length;
      yield piece;
      if (length <= REPLY_MAX) continue;
      end.finish = 'length';
      break;
    }
    isWhole = length <= REPLY_MAX;
    // Whoever was cut off while still thinking has used up the length of the reply.
    if (!hasText) throw new EmptyReply();
    yield endPiece(end);
  } finally {
    release(answer, isWhole);
  }
}

/** The time in which a server has to close a reply that has ended. Milliseconds. */
const CLOSING_MS = 1_000;

/** Gives the connection back after a whole reply; else ends it, which frees the server's slot. */
function release(answer: IncomingMessage, isWhole: boolean): void {
  if (answer.complete) return;
  if (!isWhole) {
    answer.destroy();
    return;
  }
  const timer = setTimeout(() => answer.destroy(), CLOSING_MS).unref();
  answer.once('close', () => clearTimeout(timer));
  answer.on('error', () => undefined);
  answer.resume();
}

/** What is known of the end so far. */
interface Ending {
  finish: string | undefined;
  usage: TokenUsage | undefined;
}

const LENGTHS = ['length', 'max_tokens', 'max_length', 'model_length'];

function endPiece({ finish, usage }: Ending): AnswerPiece {
  const isLong = LENGTHS.includes(finish ?? '');
  return { kind: 'end', finish: isLong ? 'length' : 'stop', ...(usage && { usage }) };
}

export function endpoint(baseUrl: string, path: string): URL {
  return new URL(path, baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`);
}

export function headersOf({ apiKey }: Pick<ModelServer, 'apiKey'>): Record<string, string> {
  return {
    accept: 'text/event-stream, application/json',
    ...(apiKey && { authorization: `Bearer ${apiKey}` }),
  };
}

/** @throws ModelServerError for any other status than success */
async function assertAnswered(answer: IncomingMessage): Promise<void> {
  const status = answer.statusCode ?? 0;
  if (status >= 200 && status < 300) return;
  const text = await readSmallBody(answer, BODY_MAX);
  const failure = failureIn(parseJson(text), status) ?? {
    ...{ status, code: '', parameter: undefined, contextTokens: undefined, isAboutRoles: false },
  };
  const retryAfterMs = retryAfter(answer.headers['retry-after'], Date.now());
  throw new ModelServerError({ ...failure, retryAfterMs });
}

interface Reading extends Pick<Completion, 'goesOn'> {
  patience: typeof PATIENCE;
  end: Ending;
}

/** The pieces of an answer, thinking told from the reply, until the server says that it has ended. */
async function* answerPieces(answer: IncomingMessage, reading: Reading): AsyncGenerator<Piece> {
  const type = answer.headers['content-type'] ?? '';
  if (/text\/html/i.test(type)) {
    throw new EngineError('the address answers with a web page', { retryable: false });
  }
  const splitter = createThinkSplitter(reading);
  const split = (piece: Piece) => (piece.kind === 'text' ? splitter.push(piece.text) : [piece]);
  if (/application\/json/i.test(type)) {
    const value = parseJson(await readSmallBody(answer, BODY_MAX));
    assertNoFailure(value, value === undefined);
    yield* note(readChunk(value), reading.end).flatMap(split);
    assertFinished(reading.end.finish ?? 'stop');
  } else {
    yield* streamedPieces(answer, reading, split);
  }
  yield* splitter.end();
}

/**
 * The pieces of a stream. Once the server has said why the reply ends, only the count of tokens may
 * follow: then neither silence nor a connection that breaks is a failure.
 */
async function* streamedPieces(
  answer: IncomingMessage,
  { patience, end }: Reading,
  split: (piece: Piece) => Piece[],
): AsyncGenerator<Piece> {
  let hasBegun = false;
  const silenceMs = () => {
    if (end.finish !== undefined) return patience.afterEndMs;
    return hasBegun ? patience.idleMs : patience.firstMs;
  };
  try {
    for await (const event of streamEvents(answer, silenceMs)) {
      hasBegun = true;
      if (event.type === 'end') return assertFinished(end.finish ?? 'stop');
      // Not `yield*`, which asks a list as if each of its entries had to be waited for.
      for (const piece of piecesIn(event, end).flatMap(split)) yield piece;
    }
  } catch (err) {
    if (end.finish === undefined || err instanceof ModelServerError) throw err;
  }
  if (!hasBegun) throw new EmptyReply();
  assertFinished(end.finish);
}

/** The pieces of an event; nearly all of them are a word and nothing else. */
function piecesIn({ type, value }: Exclude<StreamEvent, { type: 'end' }>, end: Ending): Piece[] {
  const text = type === 'data' ? plainTextOf(value) : undefined;
  if (text !== undefined) return text === '' ? [] : [{ kind: 'text', text }];
  assertNoFailure(value, type === 'error');
  return note(readChunk(value), end);
}

/** Keeps what a chunk tells of the end. @returns its pieces */
function note({ pieces, finish, usage }: ChunkReading, end: Ending): Piece[] {
  end.finish = finish ?? end.finish;
  if (usage) end.usage = { ...end.usage, ...usage };
  return pieces;
}

function assertNoFailure(value: unknown, isError: boolean): void {
  const failure = failureIn(value, 200);
  if (failure) throw new ModelServerError(failure);
  if (isError) throw reportedError();
}

const reportedError = () =>
  new EngineError('the model server reported an error', { retryable: true });

/** @throws EngineError when the stream broke off, or the server ended it for a reason of its own */
function assertFinished(finish: string | undefined): void {
  if (finish === undefined || finish === 'abort') {
    throw new EngineError('the reply broke off without its end', { retryable: true });
  }
  if (finish === 'error') throw reportedError();
  if (finish === 'content_filter') {
    throw new EngineError('the model server refused to go on', {
      ...{ retryable: false, code: 'content_refused' },
    });
  }
}
