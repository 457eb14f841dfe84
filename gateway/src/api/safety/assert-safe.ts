import type { ErrorCode } from '@vesper/core/contract/errors';
import { AppError } from '@vesper/core/errors';
import { decide, type SafetyDecision, type SafetyKind } from '@vesper/core/safety/decide';
import type { Logger } from '@vesper/core/log';
import type { GatewayContext } from '../../context.ts';

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
export function assertSafe(log: Logger, text: string, kind: SafetyKind, field: string): void {
  pass(log, decide(text, { kind }), { kind, field });
}

/**
 * The same for what a picture shows and what it leaves out: both make the picture.
 * @throws AppError marked at `prompt` or `negativePrompt`
 */
export function assertSafePicture(
  log: Logger,
  { prompt, negativePrompt }: { prompt: string; negativePrompt?: string | null | undefined },
): void {
  const kind = 'prompt';
  pass(log, decide(prompt, { kind }), { kind, field: 'prompt' });
  if (!negativePrompt) return;
  const decision = decide(prompt, { kind, negative: negativePrompt });
  pass(log, decision, { kind, field: 'negativePrompt' });
}

/** A text, what it is, and the name of its field. */
export interface FieldText {
  text: string;
  kind: SafetyKind;
  field: string;
}

/**
 * The same for many texts or long ones, in a thread beside the event loop.
 * @throws AppError at the first that is refused
 */
export async function assertAllSafe(
  { log, safety }: Pick<GatewayContext, 'log' | 'safety'>,
  texts: readonly FieldText[],
): Promise<void> {
  const refusal = await safety.firstRefusal(texts.map(({ text, kind }) => ({ text, kind })));
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
