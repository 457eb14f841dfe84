import type { RunFailureCode } from '@vesper/core/contract/errors';
import type { Fingerprint } from '@vesper/core/pictures/fingerprint';
import { judgePublicPicture, type PictureJudgement } from '@vesper/core/pictures/judge-picture';
import { findRemovedPicture } from '@vesper/core/pictures/removed-pictures';
import type { WorkerContext } from '../context.ts';
import { ChecksAway } from './picture-checker.ts';

interface Judged {
  judgement: PictureJudgement;
  fingerprint: Fingerprint;
}

/** Judges a picture that others are to see. @throws ChecksAway */
export async function judgeForOthers(
  { pictures }: Pick<WorkerContext, 'pictures'>,
  picture: Uint8Array,
): Promise<Judged> {
  const { fingerprint, looks } = await pictures.look(picture, { faces: false });
  const isRemoved = (await findRemovedPicture(fingerprint)) !== null;
  return { judgement: judgePublicPicture(looks, isRemoved), fingerprint };
}

type OutputCheck =
  { failure: RunFailureCode } | { state: 'pending' | PictureJudgement['state']; check: object };

/**
 * Checks a picture that an engine made, before anybody sees it. Without a verdict only its owner
 * does, until there is one; not even they where the operator wants mild pictures alone.
 */
export async function checkOutput(
  context: Pick<WorkerContext, 'pictures' | 'config' | 'clock' | 'log'>,
  png: Uint8Array,
): Promise<OutputCheck> {
  const { mildOnly } = context.config.pictures;
  const at = context.clock.now();
  try {
    const { judgement, fingerprint } = await judgeForOthers(context, png);
    const { state, reason } = judgement;
    if (state === 'refused' || (mildOnly && state !== 'passed')) {
      return { failure: 'content_refused' };
    }
    return { state, check: { state, ...(reason !== null && { reason }), ...fingerprint, at } };
  } catch (err) {
    if (!(err instanceof ChecksAway)) throw err;
    context.log.warn({ err }, 'a picture was not checked');
    if (mildOnly) return { failure: 'moderation_away' };
    return { state: 'pending', check: { state: 'pending', at } };
  }
}
