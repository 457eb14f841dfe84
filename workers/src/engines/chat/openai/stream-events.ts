import type { IncomingMessage } from 'node:http';
import { StringDecoder } from 'node:string_decoder';
import { createParser } from 'eventsource-parser';
import { EngineError } from '../../engine-error.ts';
import { parseJson } from './parse-json.ts';

/** The largest event of words that is taken. Characters: a chunk has a few hundred. */
const EVENT_MAX = 1_000_000;
const END_MARK = '[DONE]';

/** One event of a stream: a JSON value, an error's text, or the mark that ends it. */
export type StreamEvent =
  { type: 'data'; value: unknown } | { type: 'error'; value: unknown } | { type: 'end' };

/**
 * Reads the events of a reply that is streamed: lines and characters split anywhere, comments as
 * mere signs of life, and the line `error: {...}` that older llama.cpp servers send.
 * @param silenceMs the longest silence from now on, asked anew with each arrival
 * @param eventMax the largest event that is taken, characters
 * @throws EngineError, retryable, when the connection breaks, is silent, or sends nonsense
 */
export async function* streamEvents(
  answer: IncomingMessage,
  silenceMs: () => number,
  eventMax = EVENT_MAX,
): AsyncGenerator<StreamEvent> {
  const decoder = new StringDecoder('utf8');
  let events: StreamEvent[] = [];
  let isTooLarge = false;
  const parser = createParser({
    maxBufferSize: eventMax,
    onEvent: ({ event, data }) => events.push(read(event, data)),
    onError: ({ type, field, value }) => {
      if (type === 'max-buffer-size-exceeded') isTooLarge = true;
      else if (field === 'error') events.push({ type: 'error', value: parseJson(value ?? '') });
    },
  });
  for await (const chunk of bytesOf(answer, silenceMs)) {
    parser.feed(decoder.write(chunk));
    if (isTooLarge) throw broken('the model server sent an event without end');
    yield* events;
    events = [];
  }
  // A last event without its blank line, and whatever is left of a character.
  parser.feed(`${decoder.end()}\n\n`);
  yield* events;
}

function read(event: string | undefined, data: string): StreamEvent {
  if (data.trim() === END_MARK) return { type: 'end' };
  return { type: event === 'error' ? 'error' : 'data', value: parseJson(data) };
}

const broken = (message: string, cause?: unknown) =>
  new EngineError(message, { retryable: true, cause });

/** The bytes of a body; fails after too long a silence. */
async function* bytesOf(answer: IncomingMessage, silenceMs: () => number): AsyncGenerator<Buffer> {
  const silence = () => answer.destroy(new Error('silent for too long'));
  let timer = setTimeout(silence, silenceMs());
  try {
    // Left open at the end mark: what follows it is read away, and the connection is used again.
    for await (const chunk of answer.iterator({ destroyOnReturn: false })) {
      clearTimeout(timer);
      // What is done with it meanwhile is not the server's silence.
      yield Buffer.from(chunk);
      timer = setTimeout(silence, silenceMs());
    }
  } catch (cause) {
    throw broken('the connection to the model server broke', cause);
  } finally {
    clearTimeout(timer);
  }
}
