import { tellWayInChanged } from '@vesper/core/accounts/ways-in';
import {
  addPasskeyRequest,
  passkeyOptions,
  passkeySignInRequest,
  passkeyView,
  renamePasskeyRequest,
} from '@vesper/core/contract/account-security';
import { idParams, OK, okBody } from '@vesper/core/contract/common';
import { userView } from '@vesper/core/contract/user';
import { AppError } from '@vesper/core/errors';
import { User } from '@vesper/core/models/user';
import { presentPasskey } from '@vesper/core/presenters/way-in';
import { enter } from '../../accounts/enter.ts';
import { ownAccount } from '../../accounts/own-account.ts';
import { keepPasskey, optionsToMake, optionsToUse, usePasskey } from '../../accounts/passkeys.ts';
import { route, type Route } from '../../http/route.ts';
import { passkeys } from '../../resources/way-in.ts';

const options = route({
  method: 'post',
  path: '/api/account/passkeys/options',
  access: 'user',
  anyAge: true,
  policy: 'self',
  stepUp: true,
  summary: 'What a browser needs to make a passkey for your account.',
  responses: { 200: passkeyOptions },
  refuses: ['passkeys_full'],
  handler: async ({ context, ctx, user }) => ({
    status: 200,
    body: { ...(await optionsToMake(context, ctx, await ownAccount(user))) },
  }),
});

const add = route({
  method: 'post',
  path: '/api/account/passkeys',
  access: 'user',
  anyAge: true,
  policy: 'self',
  stepUp: true,
  summary: 'Keeps a passkey that the browser has made.',
  body: addPasskeyRequest,
  responses: { 201: passkeyView },
  refuses: ['passkey_refused', 'passkey_known'],
  async handler({ context, ctx, user, body }) {
    const made = await keepPasskey(context, ctx, user.id, body);
    await context.confirmations.note(user, true);
    await tellWayInChanged(context, user.id, 'passkeyAdded');
    return { status: 201, body: presentPasskey(made) };
  },
});

const rename = route({
  method: 'patch',
  path: '/api/account/passkeys/:id',
  access: 'user',
  anyAge: true,
  policy: { resource: passkeys, action: 'change' },
  summary: 'Gives a passkey another name.',
  params: idParams,
  body: renamePasskeyRequest,
  responses: { 200: passkeyView },
  async handler({ target, body: { name } }) {
    target.name = name;
    return { status: 200, body: presentPasskey(await target.save()) };
  },
});

const remove = route({
  method: 'delete',
  path: '/api/account/passkeys/:id',
  access: 'user',
  anyAge: true,
  policy: { resource: passkeys, action: 'change' },
  stepUp: true,
  summary: 'Removes a passkey: it opens the account no longer.',
  params: idParams,
  responses: { 200: okBody },
  async handler({ context, user, target }) {
    await target.deleteOne();
    await tellWayInChanged(context, user.id, 'passkeyRemoved');
    return { status: 200, body: OK };
  },
});

const signInOptions = route({
  method: 'post',
  path: '/api/signin/passkey/options',
  access: 'public',
  policy: 'anyone',
  limit: 'signInStarts',
  summary: 'What a browser needs to sign in with a passkey.',
  responses: { 200: passkeyOptions },
  handler: async ({ context, ctx }) => ({
    status: 200,
    body: { ...(await optionsToUse(context, ctx)) },
  }),
});

const signIn = route({
  method: 'post',
  path: '/api/signin/passkey',
  access: 'public',
  policy: 'anyone',
  limit: 'signInStarts',
  summary: 'Signs in with a passkey, which is both factors: the device, and who unlocked it.',
  body: passkeySignInRequest,
  responses: { 200: userView },
  refuses: ['passkey_refused', 'invalid_credentials'],
  async handler({ context, ctx, body: { passkey } }) {
    const { userId } = await usePasskey(context, ctx, passkey);
    const user = await User.findById(userId);
    if (!user) throw new AppError('passkey_refused');
    return { status: 200, body: await enter(context, ctx, user, { isStrong: true }) };
  },
});

export const passkeyRoutes: readonly Route[] = [
  options,
  add,
  rename,
  remove,
  signInOptions,
  signIn,
];
