import type { Snapshot } from '@vesper/core/conversations/snapshot';
import { AppError } from '@vesper/core/errors';
import type { GatewayContext } from '../../context.ts';
import { assertMayPublish } from '../safety/assert-may-publish.ts';
import { assertModerated } from '../safety/assert-moderated.ts';
import { assertAllSafe } from '../safety/assert-safe.ts';
import { piecesOf } from '../safety/pieces-of.ts';

/** The field that a refusal is marked at: a request for a link names no text. */
const FIELD = 'conversation';

/**
 * Holds what a link will show against the rules for public texts: each message by itself, since who
 * says what counts, and all of them in a row.
 * @throws AppError `nothing_to_share`, `switched_off`, `limited`, or the code of the rule
 */
export async function assertShareable(
  context: GatewayContext,
  userId: string,
  { title, messages }: Snapshot,
): Promise<void> {
  await assertMayPublish(context, userId);
  if (messages.length === 0) throw new AppError('nothing_to_share');
  const whole = [title, ...messages.map(({ content }) => content)].join('\n');
  await assertAllSafe(context, [
    { text: title, kind: 'title', field: FIELD },
    ...messages.flatMap(({ role, content }) =>
      piecesOf(content, role === 'user' ? 'message' : 'composed', FIELD),
    ),
    ...piecesOf(whole, 'composed', FIELD),
  ]);
  await assertModerated(context, whole, FIELD);
}
