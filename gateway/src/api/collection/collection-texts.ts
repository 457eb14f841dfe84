import type { GatewayContext } from '../../context.ts';
import { assertModerated } from '../safety/assert-moderated.ts';
import { assertAllSafe } from '../safety/assert-safe.ts';

interface Texts {
  name: string;
  description: string;
}

/**
 * Refuses a collection by its texts, each and together; those that everyone will see are moderated as
 * well.
 * @throws AppError marked at the field at fault
 */
export async function assertCollectionTexts(
  context: GatewayContext,
  { name, description }: Texts,
  isPublic: boolean,
): Promise<void> {
  const together = `${name}\n${description}`;
  await assertAllSafe(context, [
    { text: name, kind: 'title', field: 'name' },
    { text: description, kind: 'title', field: 'description' },
    { text: together, kind: 'title', field: 'description' },
  ]);
  if (isPublic) await assertModerated(context, together, 'description');
}
