import { createHash, randomBytes } from 'node:crypto';
import { tellHeld } from '@vesper/core/cases/notices';
import { openCase } from '@vesper/core/cases/open-case';
import type { TakedownForm, TakedownSubject } from '@vesper/core/contract/takedown';
import { AppError } from '@vesper/core/errors';
import { Character } from '@vesper/core/models/character';
import { Image } from '@vesper/core/models/image';
import { Takedown, type TakedownDocument } from '@vesper/core/models/takedown';
import { User } from '@vesper/core/models/user';
import { takedownBox } from '@vesper/core/secrets/takedown-box';
import type { GatewayContext } from '../../context.ts';

/** What is kept of a receipt. */
export const hashOf = (receipt: string): string =>
  createHash('sha256').update(receipt).digest('hex');

/** 100 random bits, in letters and digits that can be read out. */
const newReceipt = (): string =>
  Array.from(randomBytes(20), (byte) => 'abcdefghjkmnpqrstuvwxyz023456789'.charAt(byte % 32)).join(
    '',
  );

const OWNERS: Record<TakedownSubject['type'], (id: string) => Promise<string | undefined>> = {
  image: async (id) => (await Image.findById(id, { userId: 1 }))?.userId.toHexString(),
  character: async (id) => (await Character.findById(id, { userId: 1 }))?.userId.toHexString(),
  profile: async (id) => (await User.findById(id, { email: 1 }))?.id,
};

/**
 * Keeps a request to take a picture down, and hides it at once. Whether there is such a picture is
 * not said: whoever asks need not see it themselves.
 * @throws AppError `unavailable` where the operator set no key to seal such forms with
 */
export async function fileTakedown(
  context: Pick<GatewayContext, 'clock' | 'config' | 'redis' | 'log'>,
  subject: TakedownSubject,
  form: TakedownForm,
): Promise<{ receipt: string; takedown: TakedownDocument }> {
  const box = takedownBox(context.config);
  if (!box) {
    context.log.error('a takedown request was refused: SECRETS_KEY is not set');
    throw new AppError('unavailable');
  }
  const ownerId = await OWNERS[subject.type](subject.id);
  const opened = await openCase(context, {
    kind: 'takedown',
    subject: { ...subject, ownerId },
    ...{ reason: 'intimate_image', priority: 'P1', holds: true },
  });
  const receipt = newReceipt();
  const takedown = await Takedown.create({
    receiptHash: hashOf(receipt),
    caseId: opened._id,
    sealed: box.seal(JSON.stringify(form), opened.id),
    createdAt: context.clock.now(),
  });
  await tellHeld(context, opened).catch((err: unknown) => {
    context.log.warn({ err, case: opened.id }, 'an owner was not told of what is hidden');
  });
  return { receipt, takedown };
}
