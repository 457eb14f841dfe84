import type { ModelSettings } from '../contract/model-settings.ts';
import { AppError } from '../errors.ts';

const ENTER_AGAIN = 'The address is another: enter the key again, or take it away.';

/**
 * Refuses to send a key to another address than the one it was entered for: whoever may change a
 * model could read its key there.
 * @throws AppError `validation_failed`
 */
export function assertKeyStays(before: ModelSettings | undefined, after: ModelSettings): void {
  if (after.engine !== 'openai') return;
  if (before?.engine === 'openai' && originOf(before.baseUrl) === originOf(after.baseUrl)) return;
  throw new AppError('validation_failed', { issues: [{ path: 'apiKey', message: ENTER_AGAIN }] });
}

const originOf = (address: string): string => new URL(address).origin;
