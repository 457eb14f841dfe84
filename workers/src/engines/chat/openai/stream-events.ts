import type { IncomingMessage } from 'node:http';
import { StringDecoder } from 'node:string_decoder';
import { createParser } from 'eventsource-parser';
import { EngineError } from '../../engine-error.ts';
import { parseJson } from './parse-json.ts';

/** The largest event of words that is taken. Characters: a chunk has a few hundred. */
const EVENT_MAX = 1_000_000;
const END_MARK = '[DONE]';
/** Between two looks at how long a server has been silent. Milliseconds. */
const SHORTEST_LOOK_MS = 50;

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
  const watch = new SilenceWatch(answer, silenceMs);
  try {
    // Left open at the end mark: what follows it is read away, and the connection is used again.
    for await (const chunk of answer.iterator({ destroyOnReturn: false })) {
      // What is done with it meanwhile is not the server's silence.
      watch.pause();
      parser.feed(decoder.write(chunk));
      if (isTooLarge) throw broken('the model server sent an event without end');
      // Not `yield*`, which asks a list as if each of its entries had to be waited for.
      for (const event of events) yield event;
      events = [];
      watch.goOn();
    }
  } catch (cause) {
    throw cause instanceof EngineError
      ? cause
      : broken('the connection to the model server broke', cause);
  } finally {
    watch.end();
  }
  // A last event without its blank line, and whatever is left of a character.
  parser.feed(`${decoder.end()}\n\n`);
  for (const event of events) yield event;
}

function read(event: string | undefined, data: string): StreamEvent {
  if (data.trim() === END_MARK) return { type: 'end' };
  return { type: event === 'error' ? 'error' : 'data', value: parseJson(data) };
}

const broken = (message: string, cause?: unknown) =>
  new EngineError(message, { retryable: true, cause });

/**
 * Ends an answer that says nothing for too long. A word costs it no timer: the one there is finds out
 * how long it has been when it ends, and is set anew.
 */
class SilenceWatch {
  readonly #answer: IncomingMessage;
  readonly #silenceMs: () => number;
  #timer: NodeJS.Timeout | undefined;
  #heardAt = performance.now();
  #looksAt = 0;
  #isPaused = false;

  constructor(answer: IncomingMessage, silenceMs: () => number) {
    this.#answer = answer;
    this.#silenceMs = silenceMs;
    this.#lookAfter(silenceMs());
  }

  pause(): void {
    this.#isPaused = true;
  }

  goOn(): void {
    this.#isPaused = false;
    this.#heardAt = performance.now();
    const silenceMs = this.#silenceMs();
    // Less patience than before, once the reply has ended.
    if (this.#heardAt + silenceMs < this.#looksAt) this.#lookAfter(silenceMs);
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  #lookAfter(ms: number): void {
    clearTimeout(this.#timer);
    this.#looksAt = performance.now() + ms;
    this.#timer = setTimeout(() => this.#look(), ms);
  }

  #look(): void {
    const left = this.#heardAt + this.#silenceMs() - performance.now();
    if (!this.#isPaused && left <= 0) this.#answer.destroy(new Error('silent for too long'));
    else this.#lookAfter(Math.max(left, SHORTEST_LOOK_MS));
  }
}
