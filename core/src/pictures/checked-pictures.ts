import type { Maturity } from '../contract/maturity.ts';
import type { CheckedPicture } from '../contract/picture-check.ts';
import { Character } from '../models/character.ts';
import { Image } from '../models/image.ts';
import { User } from '../models/user.ts';
import { objectKeys } from '../storage/object-keys.ts';
import type { Fingerprint } from './fingerprint.ts';
import type { PictureJudgement } from './judge-picture.ts';

/** A picture that nobody but its owner sees before it has passed. */
interface WaitingPicture {
  ownerId: string;
  key: string;
  /** Where its blurred copy goes, if there has to be one. */
  blurredKey: string;
  /** Made here, by this engine; null for one that somebody sent. */
  madeBy: string | null;
  /** Tells it from a later picture in the same place. */
  version: string;
}

/** A judgement as it is stored. */
type Verdict = PictureJudgement & {
  fingerprint: Fingerprint | null;
  /** Null where a person decided about a picture that no estimate was kept of. */
  maturity: Maturity | null;
  at: Date;
};

interface CheckedKind {
  /** The picture, when it has not passed. */
  find(id: string): Promise<WaitingPicture | null>;
  /** Stores what came of it; others see it from then on if it passed. */
  settle(id: string, version: string, verdict: Verdict): Promise<boolean>;
  /** Ids of those that have waited for a check since before this time. */
  lost(before: Date, limit: number): Promise<string[]>;
}

const checkOf = ({ state, reason, fingerprint, maturity, at }: Verdict) => ({
  state,
  ...(reason !== null && { reason }),
  ...(maturity !== null && { maturity }),
  ...fingerprint,
  at,
});

const waits = (before: Date) => ({
  'pictureCheck.state': 'pending' as const,
  'pictureCheck.at': { $lt: before },
});

/** Where each kind of picture is, and what passing means for it. */
export const CHECKED_PICTURES: Record<CheckedPicture, CheckedKind> = {
  image: {
    async find(id) {
      const image = await Image.findOne({ _id: id, status: 'complete' });
      if (!image || image.pictureCheck?.state === 'passed') return null;
      const ownerId = image.userId.toHexString();
      return {
        ...{ ownerId, version: id, madeBy: image.model },
        key: objectKeys.image(ownerId, id),
        blurredKey: objectKeys.blurredImage(ownerId, id),
      };
    },
    async settle(id, _version, verdict) {
      const { matchedCount } = await Image.updateOne(
        { _id: id },
        { $set: { pictureCheck: checkOf(verdict) } },
      );
      return matchedCount === 1;
    },
    async lost(before, limit) {
      return (await Image.find(waits(before), { _id: 1 }).limit(limit)).map(({ id }) => String(id));
    },
  },
  character: {
    async find(id) {
      const character = await Character.findById(id);
      if (!character?.ownAvatarKey) return null;
      const ownerId = character.userId.toHexString();
      const version = character.ownAvatarKey;
      return {
        // Painted ones are judged where they are painted; those that wait are sent, or ours.
        ...{ ownerId, version, madeBy: null },
        key: objectKeys.portrait(ownerId, id),
        blurredKey: objectKeys.blurredAvatar(ownerId, id),
      };
    },
    async settle(id, version, verdict) {
      const passed = { $set: { avatarKey: version }, $unset: { ownAvatarKey: 1 } } as const;
      const { matchedCount } = await Character.updateOne(
        { _id: id, ownAvatarKey: version },
        withCheck(verdict, passed),
      );
      return matchedCount === 1;
    },
    async lost(before, limit) {
      const found = await Character.find(waits(before), { _id: 1 }).limit(limit);
      return found.map(({ id }) => String(id));
    },
  },
  profile: {
    async find(id) {
      const user = await User.findById(id, { ownImageUrl: 1 });
      if (!user?.ownImageUrl) return null;
      return {
        ...{ ownerId: id, version: user.ownImageUrl, madeBy: null },
        key: objectKeys.profile(id),
        blurredKey: objectKeys.blurredProfile(id),
      };
    },
    async settle(id, version, verdict) {
      const passed = { $set: { profileImageUrl: version }, $unset: { ownImageUrl: 1 } } as const;
      const { matchedCount } = await User.updateOne(
        { _id: id, ownImageUrl: version },
        withCheck(verdict, passed),
      );
      return matchedCount === 1;
    },
    async lost(before, limit) {
      return (await User.find(waits(before), { _id: 1 }).limit(limit)).map(({ id }) => String(id));
    },
  },
};

/** The update of a verdict, with what passing means where it passed. */
function withCheck<Passed extends { $set: object; $unset: object }>(
  verdict: Verdict,
  { $set, $unset }: Passed,
) {
  const pictureCheck = checkOf(verdict);
  if (verdict.state !== 'passed') return { $set: { pictureCheck } };
  return { $set: { ...$set, pictureCheck }, $unset };
}
