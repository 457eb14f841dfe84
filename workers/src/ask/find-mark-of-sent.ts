import type { QUESTIONS } from '@vesper/core/ask/questions';
import { LIMITS } from '@vesper/core/contract/limits';
import type { PictureOrigin } from '@vesper/core/contract/made-here';
import { PhotoRefused } from '@vesper/core/photos/photo-refused';
import { readAtMost } from '@vesper/core/storage/read-at-most';
import type { z } from 'zod';
import type { WorkerContext } from '../context.ts';
import type { FoundMark } from '../watermark/find-mark.ts';

type Asked = z.infer<typeof QUESTIONS.findMark.input>;
type Answer = z.infer<typeof QUESTIONS.findMark.answer>;

const UNKNOWN: PictureOrigin = { isOurs: false, madeOn: null, saysAi: false };

/** Looks for our mark in a picture that somebody sent, and keeps nothing of it. */
export async function findMarkOfSent(
  { storage, pictures, watermark, clock }: Parts,
  { from }: Asked,
): Promise<Answer> {
  const sent = await storage.get(from);
  const bytes = sent && (await readAtMost(sent.body, LIMITS.uploadBytes));
  if (!bytes) return { failure: 'photo_unreadable', origin: UNKNOWN };
  try {
    const { views, saysAi } = await pictures.fold(bytes);
    const found = await watermark.find(views);
    const madeOn = found && dayOf(found, clock.now());
    return { failure: null, origin: { isOurs: found !== null, madeOn, saysAi } };
  } catch (err) {
    if (err instanceof PhotoRefused) return { failure: err.code, origin: UNKNOWN };
    throw err;
  }
}

type Parts = Pick<WorkerContext, 'storage' | 'pictures' | 'watermark' | 'clock'>;

/** Before that nothing was marked: a time that says so was read wrong. */
const FIRST = new Date(Date.UTC(2025, 0, 1));

/** The day that a mark says; null where it cannot be right. */
function dayOf({ madeAt }: FoundMark, now: Date): string | null {
  if (madeAt === null || madeAt < FIRST || madeAt > now) return null;
  return madeAt.toISOString().slice(0, 10);
}
