import { randomBytes } from 'node:crypto';
import { keepAssurance } from '@vesper/core/accounts/age-assurance';
import type { AgeMethod } from '@vesper/core/contract/age';
import { LIMITS } from '@vesper/core/contract/limits';
import { AppError } from '@vesper/core/errors';
import { z } from 'zod';
import type { GatewayContext } from '../../context.ts';
import { ownOrigin } from '../../http/own-origin.ts';
import type { RequestContext, RouteUser } from '../../request.ts';
import { OneTimeStore } from '../one-time-store.ts';
import type { AgeAnswer, AgeProvider } from './age-provider.ts';

export const AGE_BACK_PATH = '/api/age/assurance/back';

type Context = Pick<GatewayContext, 'config' | 'redis' | 'clock' | 'ageProvider'>;

/** A way to the provider, which the browser that began it may end. */
const journey = z.object({
  userId: z.string(),
  sessionId: z.string(),
  secrets: z.record(z.string(), z.string()),
});
/** The same for a provider that answers by itself, perhaps days later. */
const awaited = z.object({ userId: z.string() });

const journeys = ({ redis }: Context) =>
  new OneTimeStore(redis, 'age-journey', journey, LIMITS.ageJourneyTtl);
const answers = ({ redis }: Context) =>
  new OneTimeStore(redis, 'age-answer', awaited, LIMITS.ageAnswerTtl);

/** @throws AppError `not_found` where the operator has no provider */
function providerOf({ ageProvider }: Context): AgeProvider {
  if (!ageProvider) throw new AppError('not_found');
  return ageProvider;
}

/**
 * Begins a check of age, and says where it leads.
 * @throws AppError `not_found`, `age_check_away`
 */
export async function beginAssurance(
  context: Context,
  ctx: RequestContext,
  { id: userId, sessionId }: RouteUser,
): Promise<{ url: string }> {
  const transaction = randomBytes(32).toString('base64url');
  const back = `${ownOrigin(context, ctx)}${AGE_BACK_PATH}`;
  const { url, secrets } = await providerOf(context).start(transaction, back);
  await journeys(context).put({ userId, sessionId, secrets }, transaction);
  await answers(context).put({ userId }, transaction);
  return { url };
}

/**
 * Ends the way back from the provider: once, in the session and by the account that began it.
 * @throws AppError `not_found`, `age_proof_over`, and as `AgeProvider.finish` does
 */
export async function endAssurance(context: Context, ctx: RequestContext): Promise<void> {
  const provider = providerOf(context);
  const answer = new URL(ctx.search, `${ownOrigin(context, ctx)}${AGE_BACK_PATH}`);
  const transaction = answer.searchParams.get('state') ?? '';
  const begun = await journeys(context).read(transaction);
  const { id: userId, sessionId } = ctx.state.user ?? {};
  const isTheirs = begun?.userId === userId && begun?.sessionId === sessionId;
  // Looked at before it is taken: who finds the address of another takes nothing away.
  if (!begun || !isTheirs || !(await journeys(context).take(transaction))) {
    throw new AppError('age_proof_over');
  }
  const said = await provider.finish(answer, transaction, begun.secrets);
  await keep(context, begun.userId, 'redirect', said);
  await answers(context).take(transaction);
}

/**
 * Takes an answer that the provider sends by itself. One to a check that is unknown, over or answered
 * already changes nothing.
 * @throws AppError `not_found`, and as `AgeProvider.verifyWebhook` does
 */
export async function receiveAnswer(context: Context, body: Buffer): Promise<void> {
  const { transaction, ...said } = await providerOf(context).verifyWebhook(body);
  const begun = await answers(context).read(transaction);
  if (begun && said.isAdult) await keep(context, begun.userId, 'webhook', said);
  // Not before it is kept: what fails here the provider sends again.
  await answers(context).take(transaction);
}

/** @throws AppError `age_proof_refused` */
async function keep(
  context: Context,
  userId: string,
  method: AgeMethod,
  { isAdult, token }: AgeAnswer,
): Promise<void> {
  if (!isAdult) throw new AppError('age_proof_refused');
  const { issuer: provider } = providerOf(context);
  await keepAssurance(userId, { method, provider, token }, context.clock.now());
}
