import type { TrialFailure } from '@vesper/core/contract/desk/model';
import { EngineError } from '../engines/engine-error.ts';
import { ModelServerError } from '../engines/chat/openai/server-error.ts';

/** Finds the reason why a trial failed, for whoever can do something about it. */
export function trialFailureOf(err: unknown, hasKey: boolean): TrialFailure {
  const server = serverErrorIn(err);
  if (server) return ofServer(server, hasKey);
  if (!(err instanceof EngineError)) return 'failed';
  switch (err.code) {
    case 'model_away':
      return 'unreachable';
    case 'engine_timeout':
      return 'timeout';
    case 'reply_cut':
      return 'broken_off';
    case 'content_refused':
      return 'content_refused';
    default:
      return 'unreadable';
  }
}

function ofServer({ failure: { status }, code }: ModelServerError, hasKey: boolean): TrialFailure {
  if (status === 401 || status === 403) return hasKey ? 'key_refused' : 'key_wanted';
  if (status === 404) return 'unknown_model';
  if (status === 402 || status === 429) return 'refused_for_now';
  return code === 'content_refused' ? 'content_refused' : 'server_failed';
}

/** What an engine gave up on after several tries is the cause of what it throws. */
function serverErrorIn(err: unknown): ModelServerError | undefined {
  if (err instanceof ModelServerError) return err;
  return err instanceof Error && err.cause !== undefined ? serverErrorIn(err.cause) : undefined;
}
