import {
  passkeyOptions,
  secondStepRequest,
  securityView,
  stepUpRequest,
} from '@vesper/core/contract/account-security';
import { OK, okBody } from '@vesper/core/contract/common';
import { userView } from '@vesper/core/contract/user';
import { Identity } from '@vesper/core/models/identity';
import { Passkey } from '@vesper/core/models/passkey';
import { presentIdentity, presentPasskey } from '@vesper/core/presenters/way-in';
import { assertPassword } from '../../accounts/assert-password.ts';
import { enter } from '../../accounts/enter.ts';
import { ownAccount } from '../../accounts/own-account.ts';
import { optionsToUse, usePasskey } from '../../accounts/passkeys.ts';
import { redeemTicket } from '../../accounts/sign-in-ticket.ts';
import { isPasswordHash } from '../../accounts/passwords.ts';
import { findTwoStep, useCode } from '../../accounts/two-step.ts';
import { route, type Route } from '../../http/route.ts';

const read = route({
  method: 'get',
  path: '/api/account/security',
  access: 'user',
  whileSuspended: true,
  policy: 'self',
  summary: 'All ways into your account.',
  responses: { 200: securityView },
  async handler({ context: { config }, user }) {
    const { passwordHash } = await ownAccount(user);
    const userId = user.id;
    const [codes, passkeys, identities] = await Promise.all([
      findTwoStep(userId),
      Passkey.find({ userId }).sort({ createdAt: 1 }),
      Identity.find({ userId }).sort({ createdAt: 1 }),
    ]);
    return {
      status: 200,
      body: {
        hasPassword: isPasswordHash(passwordHash),
        twoStep: {
          isOn: codes !== null,
          isOffered: config.secretsKey !== undefined,
          codesLeft: codes?.recoveryCodes.length ?? 0,
        },
        passkeys: passkeys.map(presentPasskey),
        provider: config.oidc === undefined ? null : { name: config.oidc.name },
        identities: identities.map(presentIdentity),
      },
    };
  },
});

const signInSecond = route({
  method: 'post',
  path: '/api/signin/second',
  access: 'public',
  policy: 'anyone',
  summary: 'Signs in by the ticket of a right password and a code.',
  body: secondStepRequest,
  responses: { 200: userView },
  refuses: ['sign_in_expired', 'wrong_code', 'invalid_credentials'],
  async handler({ context, ctx, body: { ticket, code } }) {
    const user = await redeemTicket(context, ticket, code);
    return { status: 200, body: await enter(context, ctx, user, { isStrong: true }) };
  },
});

const stepUp = route({
  method: 'post',
  path: '/api/step-up',
  access: 'user',
  whileSuspended: true,
  policy: 'self',
  summary: 'Shows that it is still you; for a quarter of an hour nothing asks again.',
  body: stepUpRequest,
  responses: { 200: okBody },
  refuses: ['wrong_password', 'wrong_code', 'passkey_refused'],
  async handler({ context, ctx, user, body: { password, code, passkey } }) {
    if (password !== undefined) await assertPassword(context, user, password);
    if (code !== undefined) await useCode(context, user.id, code);
    if (passkey) await usePasskey(context, ctx, passkey, user.id);
    await context.confirmations.note(user, password === undefined);
    return { status: 200, body: OK };
  },
});

const stepUpOptions = route({
  method: 'post',
  path: '/api/step-up/passkey',
  access: 'user',
  whileSuspended: true,
  policy: 'self',
  summary: 'What a browser needs to show one of your passkeys.',
  responses: { 200: passkeyOptions },
  handler: async ({ context, ctx, user }) => ({
    status: 200,
    body: { ...(await optionsToUse(context, ctx, user.id)) },
  }),
});

export const securityRoutes: readonly Route[] = [read, signInSecond, stepUp, stepUpOptions];
