import { createHash } from 'node:crypto';
import { cardTexts } from '@vesper/core/cards/card-texts';
import type { Card } from '@vesper/core/cards/card-schema';
import { LIMITS } from '@vesper/core/contract/limits';
import { AppError } from '@vesper/core/errors';
import type { GatewayContext } from '../../context.ts';
import { assertAllSafe, type FieldText } from '../safety/assert-safe.ts';
import { piecesOf } from '../safety/pieces-of.ts';

/** Above this a card holds a library, and checking it would take seconds. Characters. */
const PUBLIC_TEXT_MAX = 300_000;

/** The texts that make a character, by the name of their field; lists count as one text. */
export type CharacterTexts = Record<string, string | null | undefined | readonly string[]>;

const told = (value: CharacterTexts[string]): string =>
  typeof value === 'string' ? value : (value ?? []).join(', ');

/** The texts as one: those that pass alone may not pass joined. */
export const together = (texts: CharacterTexts): string =>
  Object.values(texts).map(told).join('\n');

/**
 * Bounds the texts of a character together: each is read before it is used, and that takes time.
 * @throws AppError `validation_failed`
 */
export function assertRoom(texts: CharacterTexts): void {
  const length = Object.values(texts).reduce((sum, one) => sum + told(one).length, 0);
  if (length <= LIMITS.characterTextsMax) return;
  const message =
    `The texts of a character have at most ${LIMITS.characterTextsMax} characters together. ` +
    `These have ${length}.`;
  throw new AppError('validation_failed', { message });
}

/**
 * Refuses a character by each text that is new or changed, and by all its texts together, since
 * texts that pass alone may not pass joined.
 * @throws AppError with the safety module's code, marked at the field at fault.
 */
export async function assertSafeCharacter(
  context: Pick<GatewayContext, 'log' | 'safety'>,
  changed: CharacterTexts,
  all: CharacterTexts = changed,
): Promise<void> {
  const kind = 'character';
  const each = Object.entries(changed).map(([field, value]): FieldText => ({
    text: told(value),
    kind,
    field,
  }));
  const field = 'description' in changed ? 'description' : 'name';
  await assertAllSafe(context, [...each, { text: together(all), kind, field }]);
}

/** Hashes of the cards that passed last: publishing the same texts again takes no time. */
const passed = new Set<string>();
const PASSED_MAX = 500;

/**
 * Everything in a card is open to everyone once its character is public, also what the product
 * never uses.
 * @throws AppError at `isPublic` when a text of the card is refused, or there is too much of it.
 */
export async function assertPublicCard(
  context: Pick<GatewayContext, 'log' | 'safety'>,
  card: Card,
): Promise<void> {
  const texts = cardTexts(card).join('\n');
  if (texts.length > PUBLIC_TEXT_MAX) {
    const message = 'The card of this character holds more text than can be checked.';
    throw new AppError('validation_failed', { issues: [{ path: 'isPublic', message }] });
  }
  const hash = createHash('sha256').update(texts).digest('base64');
  if (passed.has(hash)) return;
  await assertAllSafe(context, piecesOf(texts, 'composed', 'isPublic'));
  passed.add(hash);
  const [oldest] = passed;
  if (passed.size > PASSED_MAX && oldest !== undefined) passed.delete(oldest);
}
