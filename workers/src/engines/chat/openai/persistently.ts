import { setTimeout as pause } from 'node:timers/promises';
import { EngineError } from '../../engine-error.ts';
import type { ReplyPiece } from '../chat-engine.ts';
import { ModelServerError } from './server-error.ts';

/** Times that an answer is asked for while nothing of it was shown. */
const TRIES = 3;
/** Further ones, each after something was learnt of the server. */
const LESSONS = 8;
/** A server that wants to be left alone for longer is not waited for. Milliseconds. */
const LONGEST_WAIT_MS = 20_000;

interface Persistence {
  /** Takes in what a failure teaches. @returns true when another try has a better chance */
  learn(err: unknown): boolean;
  patience: { retryMs: number };
}

type Shown = 'nothing' | 'thinking' | 'text';

/**
 * Yields an answer, asking again for one that fails before anything of it was shown: at once when
 * the failure taught something, after a pause when it may pass. Stops quietly when aborted.
 * @throws EngineError with the code that people are told
 */
export async function* persistently(
  ask: () => AsyncIterable<ReplyPiece>,
  persistence: Persistence,
  signal: AbortSignal,
): AsyncGenerator<ReplyPiece> {
  let shown: Shown = 'nothing';
  const spent = { tries: 1, lessons: 0 };
  for (;;) {
    try {
      for await (const piece of ask()) {
        shown = shownWith(piece, shown);
        yield piece;
      }
      return;
    } catch (err) {
      if (signal.aborted) return;
      const goesOn = shown === 'nothing' && (await isWorthAnother(err, spent, persistence, signal));
      if (signal.aborted) return;
      if (!goesOn) throw final(err, shown);
    }
  }
}

function shownWith({ kind }: ReplyPiece, shown: Shown): Shown {
  if (kind === 'text') return 'text';
  return kind === 'thinking' && shown === 'nothing' ? 'thinking' : shown;
}

async function isWorthAnother(
  err: unknown,
  spent: { tries: number; lessons: number },
  { learn, patience }: Persistence,
  signal: AbortSignal,
): Promise<boolean> {
  if (spent.lessons < LESSONS && learn(err)) {
    spent.lessons += 1;
    return true;
  }
  if (spent.tries >= TRIES) return false;
  const waitMs = patience.retryMs * 2 ** spent.tries;
  spent.tries += 1;
  return mayTryAgain(err, waitMs, signal);
}

async function mayTryAgain(err: unknown, ownMs: number, signal: AbortSignal): Promise<boolean> {
  if (!(err instanceof EngineError) || !err.retryable) return false;
  const askedMs = err instanceof ModelServerError ? err.failure.retryAfterMs : undefined;
  const waitMs = askedMs ?? ownMs * (0.5 + Math.random());
  if (waitMs > LONGEST_WAIT_MS) return false;
  // Stopped meanwhile: the caller looks at the signal.
  await pause(waitMs, undefined, { signal }).catch(() => undefined);
  return true;
}

/** This engine tries by itself: what it gives up on, the queue need not try again. */
function final(err: unknown, shown: Shown): EngineError {
  const message = err instanceof Error ? err.message : 'the model server failed';
  const own = err instanceof EngineError ? err : undefined;
  const isRefused = own?.code === 'content_refused';
  if (shown === 'text' && !isRefused) {
    return new EngineError(message, { retryable: false, code: 'reply_cut', cause: err });
  }
  // Thoughts alone can be thrown away: a new attempt says that it begins anew.
  const retryable = shown === 'thinking' && own?.retryable === true;
  return new EngineError(message, { retryable, code: own?.code ?? 'engine_failed', cause: err });
}
