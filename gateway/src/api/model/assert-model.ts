import { assertMayUse } from '@vesper/core/chat-models/models-for';
import { AppError } from '@vesper/core/errors';
import type { GatewayContext } from '../../context.ts';

const NOT_OFFERED = 'This model is not offered. Choose another one.';

/**
 * Refuses a choice that no reply could follow; null, for whichever model is the first, is none.
 * @throws AppError `validation_failed`, marked at the field; `model_not_offered` for one that is for
 *   others
 */
export async function assertModelOffered(
  { chatModels }: Pick<GatewayContext, 'chatModels'>,
  userId: string,
  { id, field }: { id: string | null | undefined; field: string },
): Promise<void> {
  if (id === null || id === undefined) return;
  const model = await chatModels.findSurely(id);
  if (!model) {
    throw new AppError('validation_failed', { issues: [{ path: field, message: NOT_OFFERED }] });
  }
  await assertMayUse(model, userId);
}
