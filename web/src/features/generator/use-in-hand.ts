import type { ImageView } from '@vesper/core/contract/image';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { batchOf } from './batch.ts';
import { subjectOf } from './subject.ts';

/** What is on the stage, by the address: one picture, or those of one order. */
export function useInHand(images: readonly ImageView[]) {
  const [params, setParams] = useSearchParams();
  /** Pictures tried again in place of one of an order, for as long as this page is open. */
  const [beside, setBeside] = useState<readonly string[]>([]);
  const subject = subjectOf(images, params.get('image'));
  const batchId = params.get('order') ?? orderUnderWay(subject, params.get('image'));
  const [first, ...others] = batchOf(images, batchId, beside);
  const go = (to: Record<string, string>): void => setParams(to, { replace: true });
  return {
    subject,
    /** The pictures of an order; undefined where one picture is in hand. */
    batch: first ? ([first, ...others] as const) : undefined,
    batchId: first ? batchId : null,
    /** The one picture in hand. */
    currentId: first ? undefined : subject?.id,
    show: ({ id }: ImageView): void => go({ image: id }),
    /** Shows a picture with all of its order. */
    showStarted: ({ id, batchId: order }: ImageView): void => {
      setBeside([]);
      go(order === null ? { image: id } : { order });
    },
    putBeside: ({ id }: ImageView): void => setBeside([...beside, id]),
    putAway: (): void => go({}),
  };
}

/** After a reload, or in another tab: the order that the newest picture belongs to, while it is made. */
function orderUnderWay(subject: ImageView | undefined, chosen: string | null): string | null {
  if (!subject || chosen !== null || subject.status !== 'pending') return null;
  return subject.batchId;
}
