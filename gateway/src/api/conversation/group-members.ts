import type { z } from 'zod';
import { GROUP_SIZE, type changeGroup, type createGroup } from '@vesper/core/contract/group';
import { AppError } from '@vesper/core/errors';
import type { CharacterDocument } from '@vesper/core/models/character';
import type { ConversationDocument, ConversationFields } from '@vesper/core/models/conversation';
import type { Actor } from '@vesper/core/policies/actor';
import { characters } from '../../resources/character.ts';

type Group = NonNullable<ConversationFields['group']>;
type Member = Pick<Group['members'][number], 'characterId' | 'color' | 'isMuted'>;

interface NewGroup {
  turnOrder: Group['turnOrder'];
  members: Member[];
}

/** @throws AppError `not_found` for a character that the member may not read */
async function loadAll(actor: Actor, ids: readonly string[]): Promise<CharacterDocument[]> {
  return Promise.all(ids.map((id) => characters.load(actor, 'read', id)));
}

/**
 * A group of characters as a new conversation keeps it, and the first of them, who opens the talk.
 * @throws AppError `not_found` for a character that the member may not read
 */
export async function newGroup(
  actor: Actor,
  { characterIds, turnOrder }: z.output<typeof createGroup>,
): Promise<{ group: NewGroup; first: CharacterDocument | null }> {
  const found = await loadAll(actor, characterIds);
  const members = found.map(({ _id }, color) => ({ characterId: _id, color, isMuted: false }));
  return { group: { turnOrder, members }, first: found[0] ?? null };
}

/**
 * The group of a conversation with what is to change of it. Those who stay keep their colours, and
 * those who come get the colours that are free.
 * @throws AppError `validation_failed` where the conversation is no group; `not_found` for a
 *   character that the member may not read
 */
export async function changedGroup(
  actor: Actor,
  { group }: Pick<ConversationDocument, 'group'>,
  change: z.output<typeof changeGroup>,
): Promise<NewGroup> {
  if (!group) {
    const message = 'This conversation is with one character. Start a group to talk with several.';
    throw new AppError('validation_failed', { message, issues: [{ path: 'group', message }] });
  }
  const before = Array.from(group.members, ({ characterId, color, isMuted }) => ({
    ...{ characterId, color, isMuted },
  }));
  const turnOrder = change.turnOrder ?? group.turnOrder;
  if (!change.members) return { turnOrder, members: before };
  const found = await loadAll(
    actor,
    change.members.map(({ characterId }) => characterId),
  );
  const colorOf = ({ _id }: CharacterDocument) =>
    before.find(({ characterId }) => characterId.equals(_id))?.color;
  const kept = found.map(colorOf);
  const free = Array.from({ length: GROUP_SIZE.max }, (_, color) => color).filter(
    (color) => !kept.includes(color),
  );
  const members = found.map(({ _id }, at) => ({
    characterId: _id,
    color: kept[at] ?? free.shift() ?? 0,
    isMuted: change.members?.[at]?.isMuted ?? false,
  }));
  return { turnOrder, members };
}
