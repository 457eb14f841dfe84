import type { ErrorCode } from '@vesper/core/contract/errors';
import { AppError } from '@vesper/core/errors';
import type { SafetyDecision, SafetyKind } from '@vesper/core/safety/decide';
import type { Logger } from '@vesper/core/log';
import type { GatewayContext } from '../../context.ts';

export type SafetyParts = Pick<GatewayContext, 'log' | 'safety'>;

/** Errors of a route that takes texts of people. */
export const SAFETY_REFUSALS = [
  'child_safety',
  'user_underage',
  'real_person',
  'content_refused',
] as const satisfies readonly ErrorCode[];

/**
 * Refuses a text that must not reach an engine. The refusal is logged without the text and costs
 * nothing.
 * @throws AppError with the safety module's code and sentence, marked at the field at fault.
 */
export async function assertSafe(
  context: SafetyParts,
  text: string,
  kind: SafetyKind,
  field: string,
): Promise<void> {
  await assertAllSafe(context, [{ text, kind, field }]);
}

/**
 * The same for what a picture shows and what it leaves out: both make the picture.
 * @throws AppError marked at `prompt` or `negativePrompt`
 */
export async function assertSafePicture(
  context: SafetyParts,
  { prompt, negativePrompt }: { prompt: string; negativePrompt?: string | null | undefined },
): Promise<void> {
  const picture = { text: prompt, kind: 'prompt', field: 'prompt' } as const;
  const without = { ...picture, negative: negativePrompt ?? '', field: 'negativePrompt' };
  await assertAllSafe(context, negativePrompt ? [picture, without] : [picture]);
}

/** A text, what it is, what a picture leaves out, and the name of its field. */
export interface FieldText {
  text: string;
  kind: SafetyKind;
  negative?: string;
  field: string;
}

/**
 * The same for many texts; what takes long is read in a thread beside the event loop.
 * @throws AppError at the first that is refused
 */
export async function assertAllSafe(
  { log, safety }: SafetyParts,
  texts: readonly FieldText[],
): Promise<void> {
  const orders = texts.map(({ text, kind, negative }) => ({ text, kind, negative }));
  const refusal = await safety.firstRefusal(orders);
  const refused = refusal && texts[refusal.at];
  if (refused) pass(log, refusal.decision, refused);
}

function pass(
  log: Logger,
  decision: SafetyDecision,
  { kind, field }: Omit<FieldText, 'text'>,
): void {
  if (decision.allowed) return;
  log.info({ code: decision.code, kind }, 'a text was refused');
  const code = decision.code === 'too_long' ? 'content_refused' : decision.code;
  const { message } = decision;
  throw new AppError(code, { message, issues: [{ path: field, message }] });
}
