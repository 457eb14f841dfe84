import { mediaPaths } from '@vesper/core/contract/media';
import { updateUserRequest, userView, type UpdateUserRequest } from '@vesper/core/contract/user';
import { AppError } from '@vesper/core/errors';
import { User, type UserDocument } from '@vesper/core/models/user';
import { useUpload } from '@vesper/core/photos/uploads';
import { presentUser } from '@vesper/core/presenters/user';
import { objectKeys } from '@vesper/core/storage/object-keys';
import type { GatewayContext } from '../../context.ts';
import { renderSent } from '../upload/render-sent.ts';
import { assertSafe, SAFETY_REFUSALS } from '../safety/assert-safe.ts';
import { route, type Route } from '../../http/route.ts';

const REFUSALS = ['bad_picture', 'upload_not_found'] as const;

/**
 * Changes or removes the picture as a request asks.
 * @returns its new path, null when it is removed, undefined when nothing changes
 */
async function changePicture(
  context: GatewayContext,
  current: UserDocument,
  uploaded: string | null | undefined,
): Promise<string | null | undefined> {
  if (uploaded === undefined) return undefined;
  const userId = current.id;
  const key = objectKeys.profile(userId);
  const { profileImageUrl, ownImageUrl, pictureCheck } = current;
  const shown = { profileImageUrl, ownImageUrl, pictureCheck };
  // From here on nobody sees what lies there: these bytes are about to become others.
  const hidden = { $set: { profileImageUrl: null }, $unset: { ownImageUrl: 1, pictureCheck: 1 } };
  await User.updateOne({ _id: userId }, hidden);
  if (uploaded === null) {
    await context.storage.delete(key);
    await context.storage.delete(objectKeys.blurredProfile(userId));
    return null;
  }
  try {
    await useUpload(context, { userId, url: uploaded }, (from) =>
      renderSent(context, { rendering: 'profile', from, to: [key] }),
    );
  } catch (err) {
    // Nothing was written then: the picture from before is as it was.
    const isRefused = err instanceof AppError && REFUSALS.some((code) => code === err.code);
    if (isRefused) await User.updateOne({ _id: userId }, { $set: shown });
    throw err;
  }
  // Its check makes another one, if there has to be one.
  await context.storage.delete(objectKeys.blurredProfile(userId));
  // A new address for new bytes: what a browser holds under the old one may stay there for ever.
  return `${mediaPaths.profile(userId)}?v=${context.clock.now().getTime()}`;
}

const pending = ({ clock }: GatewayContext) => ({ state: 'pending', at: clock.now() }) as const;

/** Both names together, because a sentence can be split over two fields. */
async function assertSafeNames(
  context: GatewayContext,
  { firstName, lastName }: UpdateUserRequest,
  current: { firstName?: string | null; lastName?: string | null },
): Promise<void> {
  if (firstName === undefined && lastName === undefined) return;
  const full = [firstName ?? current.firstName, lastName ?? current.lastName].join(' ').trim();
  const field = firstName === undefined ? 'lastName' : 'firstName';
  // First as said by the member, whom it locks out when they are under 18.
  await assertSafe(context, full, 'message', field);
  if (firstName) await assertSafe(context, firstName, 'name', 'firstName');
  if (lastName) await assertSafe(context, lastName, 'name', 'lastName');
  await assertSafe(context, full, 'name', field);
}

/** Names are judged together: one that another tab has changed meanwhile was not. */
function sameNames(asked: UpdateUserRequest, current: UserDocument) {
  if (asked.firstName === undefined && asked.lastName === undefined) return {};
  return { firstName: current.firstName ?? null, lastName: current.lastName ?? null };
}

/** What is stored as it was sent; an empty name is none. */
function plainFields({ firstName, lastName, hiddenTags, maturePictures }: UpdateUserRequest) {
  return {
    ...(firstName === undefined ? {} : { firstName: firstName || null }),
    ...(lastName === undefined ? {} : { lastName: lastName || null }),
    ...(hiddenTags && { hiddenTags }),
    ...(maturePictures && { maturePictures }),
  };
}

/** What happens once: the first time is the one that counts. */
function firstTimes(
  { adultConfirmed, welcomed }: UpdateUserRequest,
  current: UserDocument,
  now: Date,
) {
  return {
    ...(adultConfirmed && { adultConfirmedAt: current.adultConfirmedAt ?? now }),
    ...(welcomed && { welcomedAt: current.welcomedAt ?? now }),
  };
}

const update = route({
  method: 'patch',
  path: '/api/user',
  access: 'user',
  anyAge: true,
  policy: 'self',
  speaks: true,
  summary:
    'Changes your names, picture, hidden words or how you meet mature pictures, or confirms your ' +
    'age or that you have been shown around; what is left out stays.',
  body: updateUserRequest,
  responses: { 200: userView },
  refuses: [...REFUSALS, ...SAFETY_REFUSALS],
  async handler({ context, body, user }) {
    const current = await User.findById(user.id);
    if (!current) throw new AppError('unauthorized');
    await assertSafeNames(context, body, current);
    const { profileImageUrl: uploaded } = body;
    const profileImageUrl = await changePicture(context, current, uploaded);
    const changed = await User.findOneAndUpdate(
      { _id: user.id, ...sameNames(body, current) },
      {
        $set: {
          ...plainFields(body),
          // Theirs alone until it has passed a check.
          ...(profileImageUrl && { ownImageUrl: profileImageUrl, pictureCheck: pending(context) }),
          ...firstTimes(body, current, context.clock.now()),
        },
      },
      { returnDocument: 'after' },
    );
    if (!changed) throw new AppError('unavailable');
    if (profileImageUrl) await context.queues.addPictureCheck('profile', user.id);
    return { status: 200, body: presentUser(changed, context) };
  },
});

export const profileRoutes: Route[] = [update];
