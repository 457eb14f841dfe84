import { BUILTIN_ENGINE } from '@vesper/core/contract/engines';
import type { RunFailureCode } from '@vesper/core/contract/errors';
import type { Maturity } from '@vesper/core/contract/maturity';
import type { Fingerprint } from '@vesper/core/pictures/fingerprint';
import {
  judgePublicPicture,
  maturityOf,
  type PictureJudgement,
} from '@vesper/core/pictures/judge-picture';
import { findRemovedPicture } from '@vesper/core/pictures/removed-pictures';
import type { WorkerContext } from '../context.ts';
import { ChecksAway, type PictureChecker } from './picture-checker.ts';

interface Checks {
  pictures: Pick<PictureChecker, 'look' | 'render'>;
  config: Pick<WorkerContext['config'], 'pictures'>;
}

interface OutputChecks extends Checks {
  clock: WorkerContext['clock'];
  log: Pick<WorkerContext['log'], 'warn'>;
}

interface Judged {
  judgement: PictureJudgement;
  fingerprint: Fingerprint;
  maturity: Maturity;
  /** What stands for it where somebody does not want to meet it unasked; null for a general one. */
  blurred: Uint8Array | null;
}

/**
 * Tells if the faces of a picture have to be judged. Those of the built-in painter are figures that
 * we draw, all of them grown-up and none as in a photo: the packaged model would take a second for
 * each, and be wrong now and then (decision 46). A service of the operator's is asked about all.
 */
const hasFaces = ({ config }: Pick<Checks, 'config'>, madeBy: string | null): boolean =>
  madeBy !== BUILTIN_ENGINE || config.pictures.service !== undefined;

/**
 * Judges a picture that others are to see.
 * @param madeBy the engine that made it; null for one that somebody sent
 * @throws ChecksAway
 */
export async function judgeForOthers(
  context: Checks,
  picture: Uint8Array,
  madeBy: string | null,
): Promise<Judged> {
  const { pictures } = context;
  const { fingerprint, looks, judgement } = await judge(context, picture, madeBy);
  const maturity = maturityOf(looks);
  const [blurred = null] =
    maturity === 'general' ? [] : (await pictures.render(picture, 'blurred')).files;
  return { judgement, fingerprint, maturity, blurred };
}

async function judge(context: Checks, picture: Uint8Array, madeBy: string | null) {
  const options = { faces: hasFaces(context, madeBy) };
  const { fingerprint, looks } = await context.pictures.look(picture, options);
  const isRemoved = (await findRemovedPicture(fingerprint)) !== null;
  const judgement = judgePublicPicture(looks, { isRemoved, isMade: madeBy !== null });
  return { fingerprint, looks, judgement };
}

/** Tells if not even the owner of a picture may see it. */
const isRefused = ({ config }: Pick<Checks, 'config'>, judgement: PictureJudgement): boolean =>
  judgement.state === 'refused' || (config.pictures.mildOnly && judgement.reason === 'sexual');

/**
 * Tells if the owner of a picture under way may see how far it is, by the rules for the picture
 * itself. What cannot be checked is not shown: the next preview is near.
 * @param madeBy the engine that makes it
 */
export async function mayShowPreview(
  context: Checks,
  preview: Uint8Array,
  madeBy: string,
): Promise<boolean> {
  try {
    const { judgement } = await judge(context, preview, madeBy);
    return !isRefused(context, judgement);
  } catch (err) {
    if (err instanceof ChecksAway) return false;
    throw err;
  }
}

/**
 * Tells if the owner of a picture may see it without a verdict: not where the operator wants mild
 * pictures alone, nor where it may show a face as in a photo.
 */
const mayStayUnchecked = ({ config }: Pick<Checks, 'config'>, madeBy: string): boolean =>
  !config.pictures.mildOnly && madeBy === BUILTIN_ENGINE;

type OutputCheck =
  | { failure: RunFailureCode }
  | {
      state: 'pending' | PictureJudgement['state'];
      check: object;
      blurred: Uint8Array | null;
    };

/**
 * Checks a picture that an engine made, before anybody sees it. Without a verdict only its owner
 * does, until there is one, and not even they unless it may stay unchecked.
 * @param madeBy the engine that made it
 */
export async function checkOutput(
  context: OutputChecks,
  png: Uint8Array,
  madeBy: string,
): Promise<OutputCheck> {
  const at = context.clock.now();
  try {
    const { judgement, fingerprint, maturity, blurred } = await judgeForOthers(
      context,
      png,
      madeBy,
    );
    const { state, reason } = judgement;
    if (isRefused(context, judgement)) return { failure: 'content_refused' };
    const check = { state, ...(reason !== null && { reason }), maturity, ...fingerprint, at };
    return { state, check, blurred };
  } catch (err) {
    if (!(err instanceof ChecksAway)) throw err;
    context.log.warn({ err }, 'a picture was not checked');
    if (!mayStayUnchecked(context, madeBy)) return { failure: 'moderation_away' };
    return { state: 'pending', check: { state: 'pending', at }, blurred: null };
  }
}
