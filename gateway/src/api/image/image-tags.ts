import type { GatewayContext } from '../../context.ts';
import { assertModerated } from '../safety/assert-moderated.ts';
import { assertSafe } from '../safety/assert-safe.ts';

/**
 * Refuses tags by the rules for texts, as one; those that everyone will see are moderated as well.
 * @throws AppError marked at `tags`
 */
export async function assertTags(
  context: GatewayContext,
  tags: readonly string[],
  isPublic: boolean,
): Promise<void> {
  if (tags.length === 0) return;
  const together = tags.join(', ');
  await assertSafe(context, together, 'title', 'tags');
  if (isPublic) await assertModerated(context, together, 'tags');
}
