import { tellWayInChanged } from '@vesper/core/accounts/ways-in';
import { codeRequest, recoveryCodes, twoStepSetup } from '@vesper/core/contract/account-security';
import { OK, okBody } from '@vesper/core/contract/common';
import { TwoStep } from '@vesper/core/models/two-step';
import { ownAccount } from '../../accounts/own-account.ts';
import {
  beginTwoStep,
  confirmTwoStep,
  findTwoStep,
  renewRecoveryCodes,
} from '../../accounts/two-step.ts';
import { route, type Route } from '../../http/route.ts';

const begin = route({
  method: 'post',
  path: '/api/account/two-step',
  access: 'user',
  anyAge: true,
  policy: 'self',
  stepUp: true,
  summary: 'Begins to set up two-step codes: the secret for an authenticator, shown once.',
  responses: { 200: twoStepSetup },
  refuses: ['secrets_key_missing', 'two_step_on'],
  handler: async ({ context, user }) => ({
    status: 200,
    body: await beginTwoStep(context, await ownAccount(user)),
  }),
});

const confirm = route({
  method: 'post',
  path: '/api/account/two-step/confirm',
  access: 'user',
  anyAge: true,
  policy: 'self',
  stepUp: true,
  summary: 'Turns two-step codes on by the first one; answers with recovery codes, shown once.',
  body: codeRequest,
  responses: { 200: recoveryCodes },
  refuses: ['two_step_not_begun', 'wrong_code'],
  async handler({ context, user, body: { code } }) {
    const codes = await confirmTwoStep(context, user.id, code);
    await context.confirmations.note(user, true);
    await tellWayInChanged(context, user.id, 'twoStepOn');
    return { status: 200, body: { recoveryCodes: codes } };
  },
});

const turnOff = route({
  method: 'delete',
  path: '/api/account/two-step',
  access: 'user',
  anyAge: true,
  policy: 'self',
  stepUp: true,
  summary: 'Turns two-step codes off.',
  responses: { 200: okBody },
  async handler({ context, user }) {
    const wasOn = await findTwoStep(user.id);
    await TwoStep.deleteOne({ userId: user.id });
    if (wasOn) await tellWayInChanged(context, user.id, 'twoStepOff');
    return { status: 200, body: OK };
  },
});

const renew = route({
  method: 'post',
  path: '/api/account/two-step/recovery-codes',
  access: 'user',
  anyAge: true,
  policy: 'self',
  stepUp: true,
  summary: 'Makes new recovery codes; the ones before are void.',
  responses: { 200: recoveryCodes },
  refuses: ['two_step_not_begun'],
  async handler({ context, user }) {
    const codes = await renewRecoveryCodes(user.id);
    await tellWayInChanged(context, user.id, 'recoveryCodesNew');
    return { status: 200, body: { recoveryCodes: codes } };
  },
});

export const twoStepRoutes: readonly Route[] = [begin, confirm, turnOff, renew];
