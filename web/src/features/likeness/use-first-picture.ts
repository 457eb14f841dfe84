import type { ImageView } from '@vesper/core/contract/image';
import { TOASTS } from '@vesper/core/contract/toasts';
import { useState } from 'react';
import { fieldIssue, hasCode, serverMessage } from '../../lib/api-error.ts';
import { inBackground } from '../../lib/in-background.ts';
import { refreshLikenesses } from '../../data/likeness/likenesses.ts';
import { startFirstPicture } from '../../data/likeness/start-first-picture.ts';

/** Orders the free first picture; `onStarted` gets it once it is on its way. */
export function useFirstPicture(onStarted: (image: ImageView) => void) {
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const make = async (prompt: string): Promise<void> => {
    setSending(true);
    setRefusal(undefined);
    try {
      onStarted(await startFirstPicture(prompt));
    } catch (error) {
      if (hasCode(error, 'first_picture_used')) inBackground(refreshLikenesses());
      const words = serverMessage(error, TOASTS.generationFailed.description);
      setRefusal(fieldIssue(error, 'prompt') ?? words);
    } finally {
      setSending(false);
    }
  };
  return { make, sending, refusal };
}
