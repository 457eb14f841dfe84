import { LIMITS } from '@vesper/core/contract/limits';
import { messageView } from '@vesper/core/contract/message';
import { storyDetails } from '@vesper/core/contract/story';
import { z } from 'zod';
import { hasStatus } from '../lib/api-error.ts';
import { api } from '../lib/api.ts';
import { request } from '../lib/request.ts';
import type { RunResult } from './run-book.ts';
import type { RunState } from './run-state.ts';

/** A new reply is among the newest few; one written anew may stand further back. */
const LOOK_BACK = LIMITS.listMax;
const ENDINGS = { complete: 'completed', stopped: 'stopped', failed: 'failed' } as const;
const UNKNOWN_REASON = {
  code: 'engine_failed',
  message: 'This could not be finished. Please try again.',
  refunded: false,
};

/** The result of a run by REST: null while there is none yet, 'missing' when there never will be. */
export async function fetchResult(run: RunState): Promise<RunResult | 'missing' | null> {
  try {
    if (run.messageId && run.conversationId) {
      return await replyResult(run.conversationId, run.messageId);
    }
    if (run.storyId && run.passageId) return await passageResult(run.storyId, run.passageId);
    if (run.likenessId) return await likenessResult(run.likenessId);
    return run.imageId ? await imageResult(run.imageId) : null;
  } catch (error) {
    // Anything else is the same bad network that brought us here; the next round asks again.
    return hasStatus(error, 404) ? 'missing' : null;
  }
}

async function replyResult(
  conversationId: string,
  messageId: string,
): Promise<RunResult | 'missing' | null> {
  const path = `/api/conversations/${conversationId}/messages?limit=${LOOK_BACK}`;
  const messages = await request(z.array(messageView), 'GET', path);
  const message = messages.find(({ id }) => id === messageId);
  if (message === undefined) return 'missing';
  const { status } = message;
  if (status === 'pending' || status === 'streaming') return null;
  return withReason({ status: ENDINGS[status], message });
}

async function passageResult(
  storyId: string,
  passageId: string,
): Promise<RunResult | 'missing' | null> {
  const story = await request(storyDetails, 'GET', `/api/stories/${storyId}`);
  const passage = story.passages.find(({ id }) => id === passageId);
  if (passage === undefined) return 'missing';
  const { status } = passage;
  if (status === 'pending' || status === 'streaming') return null;
  return withReason({ status: ENDINGS[status], passage });
}

async function imageResult(imageId: string): Promise<RunResult | null> {
  const image = await api.image(imageId);
  if (image.status === 'pending') return null;
  return withReason({ status: ENDINGS[image.status], image });
}

async function likenessResult(likenessId: string): Promise<RunResult | 'missing' | null> {
  const likeness = (await api.likenesses()).find(({ id }) => id === likenessId);
  if (likeness === undefined) return 'missing';
  if (likeness.status === 'pending') return null;
  const status = likeness.status === 'ready' ? 'completed' : likeness.status;
  return withReason({ status, likeness });
}

function withReason(result: RunResult): RunResult {
  return result.status === 'failed' ? { ...result, failure: UNKNOWN_REASON } : result;
}
