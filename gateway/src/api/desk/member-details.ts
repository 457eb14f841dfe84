import { findTwoStep } from '../../accounts/two-step.ts';
import { fingerprint } from '../../sessions/sessions.ts';
import { isSuspended } from '@vesper/core/accounts/suspension';
import type { DeskMemberDetails } from '@vesper/core/contract/desk/member';
import { AppError } from '@vesper/core/errors';
import { Passkey } from '@vesper/core/models/passkey';
import { Character } from '@vesper/core/models/character';
import { Conversation } from '@vesper/core/models/conversation';
import { Image } from '@vesper/core/models/image';
import { Story } from '@vesper/core/models/story';
import { User, type UserDocument } from '@vesper/core/models/user';
import { SHOWN } from '@vesper/core/policies/image';
import { presentDeskMember } from '@vesper/core/presenters/desk/member';
import type { GatewayContext } from '../../context.ts';

type DetailsContext = Pick<GatewayContext, 'clock' | 'sessions'>;

/** @throws AppError `not_found` */
export async function findMember(id: string): Promise<UserDocument> {
  const user = await User.findById(id);
  if (!user) throw new AppError('not_found');
  return user;
}

/** An account that is not being removed: steps change no other. @throws AppError `not_found` */
export async function findLivingMember(id: string): Promise<UserDocument> {
  const user = await findMember(id);
  if (user.erasedAt) throw new AppError('not_found');
  return user;
}

async function countsOf({ _id: userId }: UserDocument): Promise<DeskMemberDetails['counts']> {
  const [conversations, pictures, publicPictures, characters, stories] = await Promise.all([
    Conversation.countDocuments({ userId, isTemporary: { $ne: true } }),
    Image.countDocuments({ userId }),
    Image.countDocuments({ userId, ...SHOWN }),
    Character.countDocuments({ userId }),
    Story.countDocuments({ userId }),
  ]);
  return { conversations, pictures, publicPictures, characters, stories };
}

function suspensionOf(user: UserDocument, now: Date): DeskMemberDetails['suspension'] {
  const { suspension } = user;
  if (!suspension || !isSuspended(user, now)) return null;
  const { until, reason, by } = suspension;
  return { until: until?.toISOString() ?? null, reason, by: by?.toHexString() ?? null };
}

function erasureAskedOf({ erasureAsked }: UserDocument): DeskMemberDetails['erasureAsked'] {
  if (!erasureAsked) return null;
  const { by, at, dueAt } = erasureAsked;
  return {
    askedBy: by?.toHexString() ?? null,
    askedAt: at.toISOString(),
    dueAt: dueAt.toISOString(),
  };
}

/** Everything that the desk shows of one account. */
export async function memberDetails(
  { clock, sessions }: DetailsContext,
  user: UserDocument,
): Promise<DeskMemberDetails> {
  const now = clock.now();
  const [counts, open, codes, passkeys] = await Promise.all([
    countsOf(user),
    sessions.list(user.id),
    findTwoStep(user._id),
    Passkey.countDocuments({ userId: user._id }),
  ]);
  return {
    ...presentDeskMember(user, now),
    adultConfirmedAt: user.adultConfirmedAt?.toISOString() ?? null,
    planUntil: user.planUntil?.toISOString() ?? null,
    sessions: open.map(({ id, createdAt }) => {
      return { id: fingerprint(id), createdAt: new Date(createdAt).toISOString() };
    }),
    strikeList: (user.strikes ?? []).map(({ _id, at, reason, by }) => {
      return { id: String(_id), at: at.toISOString(), reason, by: by?.toHexString() ?? null };
    }),
    suspension: suspensionOf(user, now),
    erasureAsked: erasureAskedOf(user),
    twoStepOn: codes !== null,
    passkeys,
    counts,
  };
}

/** The account as it is now, after a step. */
export async function memberNow(context: DetailsContext, id: string): Promise<DeskMemberDetails> {
  return memberDetails(context, await findMember(id));
}
