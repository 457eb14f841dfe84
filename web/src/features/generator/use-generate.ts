import type { GenerateImageRequest, OrderedImage } from '@vesper/core/contract/generate-image';
import { RUN_WORDS } from '@vesper/core/contract/run-words';
import { TOASTS } from '@vesper/core/contract/toasts';
import { useState } from 'react';
import { inBackground } from '../../lib/in-background.ts';
import { ApiError, fieldIssue, hasCode, hasStatus, serverMessage } from '../../lib/api-error.ts';
import { refreshImageModels } from '../../data/image/use-image-models.ts';
import { refreshImagePresets } from '../../data/image/use-image-presets.ts';
import { startImage } from '../../data/image/start-image.ts';
import { refreshStats } from '../../data/stats/stats.ts';
import { refreshSession } from '../../data/user/session.ts';
import { refreshLikenesses } from '../../data/likeness/likenesses.ts';
import { showToast } from '../../lib/toast-store.ts';

/** A no before a picture began: to a text, or because of the circumstances. */
export interface Refusal {
  at: 'prompt' | 'negativePrompt' | 'form';
  message: string;
}

/** Fields of an order that are choices and no words: what is said of them stands below the form. */
const CHOICES = [
  ...(['modelId', 'presetId', 'size', 'steps', 'guidance', 'seed', 'count'] as const),
  ...(['likenessId', 'characterId'] as const),
] as const;

function refusalOf(error: unknown): Refusal {
  // All that an order names is the photo it is to feature.
  if (hasStatus(error, 404)) return { at: 'form', message: RUN_WORDS.likeness_gone };
  // Only a clear no of the server explains itself; a breakdown gets the product's own words.
  const clear = error instanceof ApiError && error.status < 500;
  const { description } = TOASTS.generationFailed;
  const message = clear ? serverMessage(error, description) : description;
  if (!hasStatus(error, 422)) return { at: 'form', message };
  const leftOut = fieldIssue(error, 'negativePrompt');
  if (leftOut !== undefined) return { at: 'negativePrompt', message: leftOut };
  const choice = CHOICES.flatMap((name) => fieldIssue(error, name) ?? [])[0];
  if (choice !== undefined) return { at: 'form', message: choice };
  return { at: 'prompt', message: fieldIssue(error, 'prompt') ?? message };
}

/** The photo to be featured is gone, or not as ready as it looked. */
function isAboutLikeness(error: unknown): boolean {
  return hasStatus(error, 404) || hasCode(error, 'likeness_not_ready');
}

/** Starts pictures. `sending` lasts until the server has taken the order, not until it is done. */
export function useGenerate() {
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  /** Resolves to the pictures on their way; null when the server did not take the order. */
  const start = async (order: GenerateImageRequest): Promise<OrderedImage | null> => {
    setSending(true);
    setRefusal(undefined);
    try {
      return await startImage(order);
    } catch (error) {
      if (isAboutLikeness(error)) inBackground(refreshLikenesses());
      if (hasCode(error, 'insufficient_tokens')) inBackground(refreshSession());
      if (hasCode(error, 'plan_limit')) inBackground(refreshStats());
      if (hasStatus(error, 422)) inBackground(refreshImageModels());
      if (fieldIssue(error, 'presetId')) inBackground(refreshImagePresets());
      const refused = refusalOf(error);
      setRefusal(refused);
      if (refused.at === 'form' && !hasStatus(error, 401)) {
        const { title } = TOASTS.generationFailed;
        showToast({ title, description: refused.message, kind: 'failure' });
      }
      return null;
    } finally {
      setSending(false);
    }
  };

  return { start, sending, refusal, clearRefusal: () => setRefusal(undefined) };
}
