import type { GenerateVideoRequest, VideoView } from '@vesper/core/contract/video';
import { TOASTS } from '@vesper/core/contract/toasts';
import { useState } from 'react';
import { ApiError, fieldIssue, hasCode, hasStatus, serverMessage } from '../../lib/api-error.ts';
import { inBackground } from '../../lib/in-background.ts';
import { showToast } from '../../lib/toast-store.ts';
import { refreshStats } from '../../data/stats/stats.ts';
import { refreshSession } from '../../data/user/session.ts';
import { startVideo } from '../../data/video/start-video.ts';
import { refreshVideoModels } from '../../data/video/video-models.ts';

/** A no before a film began: to a text, or because of the circumstances. */
export interface Refusal {
  at: 'prompt' | 'negativePrompt' | 'form';
  message: string;
}

const CHOICES = ['modelId', 'ratio', 'seconds', 'seed', 'imageId'] as const;

function refusalOf(error: unknown): Refusal {
  // Only a clear no of the server explains itself; a breakdown gets the product's own words.
  const isClear = error instanceof ApiError && (error.status < 500 || error.status === 503);
  const { description } = TOASTS.videoFailed;
  const message = isClear ? serverMessage(error, description) : description;
  if (!hasStatus(error, 422)) return { at: 'form', message };
  const leftOut = fieldIssue(error, 'negativePrompt');
  if (leftOut !== undefined) return { at: 'negativePrompt', message: leftOut };
  const choice = CHOICES.flatMap((name) => fieldIssue(error, name) ?? [])[0];
  if (choice !== undefined) return { at: 'form', message: choice };
  return { at: 'prompt', message: fieldIssue(error, 'prompt') ?? message };
}

/** Orders films. `sending` lasts until the server has taken the order, not until it is made. */
export function useOrderVideo() {
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  /** Resolves to the film on its way; null when the server did not take the order. */
  const start = async (order: GenerateVideoRequest): Promise<VideoView | null> => {
    setSending(true);
    setRefusal(undefined);
    try {
      return await startVideo(order);
    } catch (error) {
      if (hasCode(error, 'insufficient_tokens')) inBackground(refreshSession());
      if (hasCode(error, 'plan_limit')) inBackground(refreshStats());
      inBackground(refreshVideoModels());
      const refused = refusalOf(error);
      setRefusal(refused);
      if (refused.at === 'form' && !hasStatus(error, 401)) {
        const { title } = TOASTS.videoFailed;
        showToast({ title, description: refused.message, kind: 'failure' });
      }
      return null;
    } finally {
      setSending(false);
    }
  };

  return { start, sending, refusal, clearRefusal: () => setRefusal(undefined) };
}
