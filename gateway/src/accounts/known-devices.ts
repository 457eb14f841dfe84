import { createHash } from 'node:crypto';
import { queueMail } from '@vesper/core/mail/queue-mail';
import { User, type UserDocument } from '@vesper/core/models/user';
import { notifyOnce } from '@vesper/core/runs/notify';
import type { GatewayContext } from '../context.ts';
import type { RequestContext } from '../request.ts';
import { deviceOf } from '../sessions/device.ts';
import { placeOf, regionOf } from '../sessions/place.ts';

const REMEMBERED = 20;

/** Says of a device and its network that they were here before, and not which they are. */
function markOf(userId: string, device: string, ip: string): string {
  const text = [userId, device, regionOf(ip)].join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/**
 * Notes the device of a sign-in, and tells the account's owner of one that was never seen: where they
 * are signed in, and by mail. The first of an account is no news.
 */
export async function noteDevice(
  context: GatewayContext,
  ctx: RequestContext,
  { _id, email, knownDevices }: UserDocument,
): Promise<void> {
  const device = deviceOf(ctx.get('User-Agent'));
  const mark = markOf(_id.toHexString(), device, ctx.ip);
  const { modifiedCount } = await User.updateOne(
    { _id, knownDevices: { $ne: mark } },
    { $push: { knownDevices: { $each: [mark], $slice: -REMEMBERED } } },
  );
  if (modifiedCount === 0 || !knownDevices?.length) return;
  const now = context.clock.now();
  const place = placeOf(ctx.ip);
  const at = `${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  await notifyOnce(context, _id, {
    key: `device:${mark}:${now.getTime()}`,
    type: 'new_device',
    title: 'New sign-in',
    body: `${device}, from ${place}. Not you? End it under Account security.`,
    data: {},
  });
  await queueMail(context, {
    kind: 'newDevice',
    to: email,
    userId: _id,
    details: { device, place, at },
  });
}
