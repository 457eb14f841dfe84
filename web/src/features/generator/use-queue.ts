import type { ImageView } from '@vesper/core/contract/image';
import { useState } from 'react';
import { pendingIn, queueOf, roomIn } from './queue.ts';

interface Stage {
  subject: ImageView | undefined;
  batch: readonly ImageView[] | undefined;
}

/** The queue of one's own beside what is on the stage, and what it says to a further order. */
export function useQueue(images: readonly ImageView[], { subject, batch }: Stage) {
  const [now] = useState(Date.now);
  const onStage = batch ?? (subject ? [subject] : []);
  return {
    queue: queueOf(images, { onStage: onStage.map(({ id }) => id), now }),
    pending: pendingIn(images),
    room: roomIn(images),
  };
}
