import { providerAddress } from '@vesper/core/contract/account-security';
import { noContent } from '@vesper/core/contract/common';
import { LIMITS } from '@vesper/core/contract/limits';
import { PAGES } from '@vesper/core/contract/pages';
import { AppError } from '@vesper/core/errors';
import {
  AGE_BACK_PATH,
  beginAssurance,
  endAssurance,
  receiveAnswer,
} from '../../accounts/age/assurance.ts';
import type { GatewayContext } from '../../context.ts';
import { route, type Route } from '../../http/route.ts';
import type { RequestContext } from '../../request.ts';

const begin = route({
  method: 'post',
  path: '/api/age/assurance',
  access: 'user',
  anyAge: true,
  policy: 'self',
  limit: 'ageProofs',
  summary: 'Begins a proof of your age at the provider of the operator: the address to go to.',
  responses: { 200: providerAddress },
  refuses: ['not_found', 'age_check_away'],
  handler: async ({ context, ctx, user }) => ({
    status: 200,
    body: await beginAssurance(context, ctx, user),
  }),
});

const back = route({
  method: 'get',
  path: AGE_BACK_PATH,
  access: 'public',
  policy: 'anyone',
  limit: 'ageProofs',
  summary: 'Where the browser comes back to from the age provider; leads on to a page.',
  responses: { 302: noContent },
  async handler({ context, ctx }) {
    return { status: 302, body: null, headers: { Location: await comeBack(context, ctx) } };
  },
});

/** A person looks at this answer, so that an error is a page too: its code goes behind the #. */
async function comeBack(context: GatewayContext, ctx: RequestContext): Promise<string> {
  try {
    await endAssurance(context, ctx);
    return PAGES.home.path;
  } catch (err) {
    if (!(err instanceof AppError)) throw err;
    context.log.info({ code: err.code, cause: String(err.cause) }, 'an age check led nowhere');
    return `${PAGES.home.path}#failed=${err.code}`;
  }
}

const webhook = route({
  method: 'post',
  path: '/api/age/assurance/webhook',
  access: 'public',
  policy: 'anyone',
  isWebhook: true,
  summary: 'Takes an answer of the age provider, which signs it, to a check that was begun here.',
  rawBody: { types: ['application/jwt'], maxBytes: LIMITS.bodyBytes },
  responses: { 204: noContent },
  refuses: ['not_found', 'age_proof_invalid', 'age_check_away'],
  async handler({ context, file }) {
    await receiveAnswer(context, file);
    return { status: 204, body: null };
  },
});

export const assuranceRoutes: Route[] = [begin, back, webhook];
