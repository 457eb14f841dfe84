import { mediaPaths } from '@vesper/core/contract/media';
import { updateUserRequest, userView, type UpdateUserRequest } from '@vesper/core/contract/user';
import { AppError } from '@vesper/core/errors';
import { User } from '@vesper/core/models/user';
import { normalisePhoto } from '@vesper/core/photos/normalise-photo';
import { claimUpload } from '@vesper/core/photos/uploads';
import { presentUser } from '@vesper/core/presenters/user';
import { objectKeys } from '@vesper/core/storage/object-keys';
import type { GatewayContext } from '../../context.ts';
import { assertSafe, SAFETY_REFUSALS } from '../safety/assert-safe.ts';
import { route, type Route } from '../../http/route.ts';

/** Shown at 128 CSS pixels at most, on dense screens too. Pixels. */
const PICTURE_SIZE = 384;

/**
 * Changes or removes the picture as a request asks.
 * @returns its new path, null when it is removed, undefined when nothing changes
 */
async function changePicture(
  context: GatewayContext,
  userId: string,
  uploaded: string | null | undefined,
): Promise<string | null | undefined> {
  if (uploaded === undefined) return undefined;
  const key = objectKeys.profile(userId);
  if (uploaded === null) {
    await context.storage.delete(key);
    return null;
  }
  const file = await claimUpload(context, userId, uploaded);
  const picture = await normalisePhoto(file, { size: PICTURE_SIZE });
  await context.storage.put(key, picture, 'image/webp');
  // A new address for new bytes: what a browser holds under the old one may stay there for ever.
  return `${mediaPaths.profile(userId)}?v=${context.clock.now().getTime()}`;
}

/** Both names together, because a sentence can be split over two fields. */
function assertSafeNames(
  { log }: GatewayContext,
  { firstName, lastName }: UpdateUserRequest,
  current: { firstName?: string | null; lastName?: string | null },
): void {
  if (firstName) assertSafe(log, firstName, 'name', 'firstName');
  if (lastName) assertSafe(log, lastName, 'name', 'lastName');
  if (firstName === undefined && lastName === undefined) return;
  const full = [firstName ?? current.firstName, lastName ?? current.lastName].join(' ').trim();
  assertSafe(log, full, 'name', firstName === undefined ? 'lastName' : 'firstName');
}

const update = route({
  method: 'patch',
  path: '/api/user',
  access: 'user',
  policy: 'self',
  summary: 'Changes your names or picture, or confirms your age; what is left out stays.',
  body: updateUserRequest,
  responses: { 200: userView },
  refuses: ['upload_not_found', 'bad_picture', ...SAFETY_REFUSALS],
  async handler({ context, body, user }) {
    const current = await User.findById(user.id);
    if (!current) throw new AppError('unauthorized');
    assertSafeNames(context, body, current);
    const { firstName, lastName, profileImageUrl: uploaded, adultConfirmed } = body;
    const profileImageUrl = await changePicture(context, user.id, uploaded);
    const changed = await User.findByIdAndUpdate(
      user.id,
      {
        $set: {
          ...(firstName === undefined ? {} : { firstName: firstName || null }),
          ...(lastName === undefined ? {} : { lastName: lastName || null }),
          ...(profileImageUrl === undefined ? {} : { profileImageUrl }),
          // The first time is the one that counts.
          ...(adultConfirmed && {
            adultConfirmedAt: current.adultConfirmedAt ?? context.clock.now(),
          }),
        },
      },
      { returnDocument: 'after' },
    );
    if (!changed) throw new AppError('unauthorized');
    return { status: 200, body: presentUser(changed, context.ledger) };
  },
});

export const profileRoutes: Route[] = [update];
