import { randomBytes } from 'node:crypto';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { Types } from 'mongoose';
import type { addPasskeyRequest, PasskeyProof } from '@vesper/core/contract/account-security';
import { BRAND } from '@vesper/core/contract/brand';
import { LIMITS } from '@vesper/core/contract/limits';
import { AppError } from '@vesper/core/errors';
import { isDuplicateKey } from '@vesper/core/models/duplicate-key';
import { Passkey, type PasskeyDocument } from '@vesper/core/models/passkey';
import type { UserDocument } from '@vesper/core/models/user';
import { z } from 'zod';
import type { GatewayContext } from '../context.ts';
import { ownOrigin } from '../http/own-origin.ts';
import type { RequestContext } from '../request.ts';
import { OneTimeStore } from './one-time-store.ts';

type Context = Pick<GatewayContext, 'config' | 'clock' | 'redis'>;

const asked = z.object({ for: z.enum(['making', 'signing-in', 'step-up']), userId: z.string() });
type Asked = z.infer<typeof asked>;

const challenges = ({ redis }: Context) => new OneTimeStore(redis, 'challenge', asked);

/** Where passkeys belong: to the address at which people open the product. */
function homeOf(context: Context, ctx: RequestContext) {
  const origin = ownOrigin(context, ctx);
  return { origin, id: new URL(origin).hostname };
}

/** Begins a challenge, which one answer may use. */
async function newChallenge(context: Context, about: Asked): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = randomBytes(32);
  await challenges(context).put(about, challenge.toString('base64url'));
  return new Uint8Array(challenge);
}

const wasAsked = (context: Context, about: Asked) => async (challenge: string) => {
  const found = await challenges(context).take(challenge);
  return found?.for === about.for && found.userId === about.userId;
};

/**
 * What a browser needs to make a passkey that opens the account by itself.
 * @throws AppError `passkeys_full`
 */
export async function optionsToMake(context: Context, ctx: RequestContext, user: UserDocument) {
  const own = await Passkey.find({ userId: user._id }, { credentialId: 1, transports: 1 });
  if (own.length >= LIMITS.passkeysPerUser) throw new AppError('passkeys_full');
  return generateRegistrationOptions({
    rpName: BRAND.name,
    rpID: homeOf(context, ctx).id,
    userName: user.email,
    userID: new Uint8Array(Buffer.from(user.id, 'hex')),
    challenge: await newChallenge(context, { for: 'making', userId: user.id }),
    excludeCredentials: own.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** @throws AppError `passkey_refused`, `passkey_known` */
export async function keepPasskey(
  context: Context,
  ctx: RequestContext,
  userId: string,
  { name, passkey }: z.infer<typeof addPasskeyRequest>,
): Promise<PasskeyDocument> {
  const home = homeOf(context, ctx);
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: passkey,
    expectedChallenge: wasAsked(context, { for: 'making', userId }),
    expectedOrigin: home.origin,
    expectedRPID: home.id,
    requireUserVerification: true,
  }).catch(refuse);
  if (!verified) throw new AppError('passkey_refused');
  const { id, publicKey, counter } = registrationInfo.credential;
  try {
    return await Passkey.create({
      userId: new Types.ObjectId(userId),
      name,
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: passkey.response.transports ?? [],
      isSynced: registrationInfo.credentialBackedUp,
      createdAt: context.clock.now(),
    });
  } catch (err) {
    if (isDuplicateKey(err)) throw new AppError('passkey_known', { cause: err });
    throw err;
  }
}

/**
 * What a browser needs to use a passkey.
 * @param userId whose it has to be; nobody's in particular at the sign-in
 */
export async function optionsToUse(context: Context, ctx: RequestContext, userId?: string) {
  const own = userId === undefined ? [] : await Passkey.find({ userId });
  return generateAuthenticationOptions({
    rpID: homeOf(context, ctx).id,
    userVerification: 'required',
    challenge: await newChallenge(context, aboutUse(userId)),
    allowCredentials: own.map(({ credentialId: id, transports }) => ({ id, transports })),
  });
}

const aboutUse = (userId: string | undefined): Asked =>
  userId === undefined ? { for: 'signing-in', userId: '' } : { for: 'step-up', userId };

/**
 * Checks the answer, and counts the use.
 * @returns the passkey, and so whose it is
 * @throws AppError `passkey_refused`
 */
export async function usePasskey(
  context: Context,
  ctx: RequestContext,
  proof: PasskeyProof,
  userId?: string,
): Promise<PasskeyDocument> {
  const found = await Passkey.findOne({ credentialId: proof.id });
  if (!found || (userId !== undefined && found.userId.toHexString() !== userId)) return refuse();
  const { counter, publicKey, credentialId: id } = found;
  const home = homeOf(context, ctx);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: proof,
    expectedChallenge: wasAsked(context, aboutUse(userId)),
    expectedOrigin: home.origin,
    expectedRPID: home.id,
    requireUserVerification: true,
    credential: { id, counter, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')) },
  }).catch(refuse);
  if (!verified) return refuse();
  const { newCounter, credentialBackedUp: isSynced } = authenticationInfo;
  await Passkey.updateOne(
    { _id: found._id },
    { $set: { isSynced, lastUsedAt: context.clock.now() }, $max: { counter: newCounter } },
  );
  return found;
}

/** The library says what is wrong with an answer by throwing; a stranger is told no more. */
function refuse(cause?: unknown): never {
  throw new AppError('passkey_refused', { cause });
}
