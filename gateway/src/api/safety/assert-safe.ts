import type { ErrorCode } from '@vesper/core/contract/errors';
import { AppError } from '@vesper/core/errors';
import { decide, type SafetyKind } from '@vesper/core/safety/decide';
import type { Logger } from '@vesper/core/log';

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
  const decision = decide(text, { kind });
  if (decision.allowed) return;
  log.info({ code: decision.code, kind }, 'a text was refused');
  const code = decision.code === 'too_long' ? 'content_refused' : decision.code;
  const { message } = decision;
  throw new AppError(code, { message, issues: [{ path: field, message }] });
}
