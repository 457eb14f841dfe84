import type { Config } from '@vesper/core/config/config';
import { AppError } from '@vesper/core/errors';

const NOT_OFFERED = 'This model is not offered. Choose another one.';

/**
 * Refuses a choice that no reply could follow; null, for whichever model is the first, is none.
 * @throws AppError `validation_failed`, marked at the field
 */
export function assertModelOffered(
  { chatModels }: Pick<Config, 'chatModels'>,
  id: string | null | undefined,
  field: string,
): void {
  if (id === null || id === undefined || chatModels.some((model) => model.id === id)) return;
  throw new AppError('validation_failed', { issues: [{ path: field, message: NOT_OFFERED }] });
}
