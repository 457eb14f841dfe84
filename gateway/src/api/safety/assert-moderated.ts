import { QUESTIONS } from '@vesper/core/ask/questions';
import type { ErrorCode } from '@vesper/core/contract/errors';
import { AppError } from '@vesper/core/errors';
import type { GatewayContext } from '../../context.ts';
import { SAFETY_REFUSALS } from './assert-safe.ts';

/** Errors of a route whose texts everyone may see. */
export const PUBLIC_REFUSALS = [
  ...SAFETY_REFUSALS,
  'moderation_away',
] as const satisfies readonly ErrorCode[];

type Context = Pick<GatewayContext, 'config' | 'workers' | 'log'>;

/**
 * Has the operator's moderation server, where there is one, judge a text that everyone will see. A
 * worker asks it; nothing passes while no verdict can be had.
 * @throws AppError with the reason, marked at the field at fault
 */
export async function assertModerated(context: Context, text: string, field: string) {
  if (!context.config.moderation || text.trim() === '') return;
  const refusal = await refusalOf(context, text);
  if (refusal === null) return;
  const code = refusal === 'child_safety' || refusal === 'content_refused' ? refusal : AWAY;
  const { message } = new AppError(code);
  throw new AppError(code, code === AWAY ? {} : { message, issues: [{ path: field, message }] });
}

const AWAY = 'moderation_away';

async function refusalOf({ workers, log }: Context, text: string) {
  try {
    return (await workers.ask(QUESTIONS.judgePublic, { text })).refusal;
  } catch (err) {
    log.warn({ err }, 'a text was not moderated');
    return AWAY;
  }
}
