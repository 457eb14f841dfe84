import { Types } from 'mongoose';
import type { MemoryKeeper } from '@vesper/core/contract/memory';
import { readSwitches, remembersFor } from '@vesper/core/memory/memory-switch';
import { Character } from '@vesper/core/models/character';
import { Conversation } from '@vesper/core/models/conversation';
import { Memory } from '@vesper/core/models/memory';
import { can } from '@vesper/core/policies/character';
import { presentFaces } from '@vesper/core/presenters/character';
import { viewerOf } from '../gallery/viewer-of.ts';

/** Characters listed at most: those one talked with last. */
const TALKED_WITH = 60;

interface Count {
  count: number;
  newCount: number;
}

/** Reads who remembers something of a member, or could: in general, then each character. */
export async function readKeepers(
  userId: string,
  asked: string | undefined,
): Promise<MemoryKeeper[]> {
  const counts = await countFacts(userId);
  const ids = await talkedWith(userId);
  const listed = [...new Set([...ids, ...counts.keys(), ...(asked ? [asked] : [])])];
  const found = await Character.find({ _id: { $in: listed.filter((id) => id !== '') } });
  const seen = new Map(found.filter((one) => can({ userId }, 'read', one)).map((c) => [c.id, c]));
  const switches = await readSwitches(userId);
  const viewer = await viewerOf(userId);
  const none = { count: 0, newCount: 0 };
  const characters = listed.flatMap((id) => {
    const character = seen.get(id);
    if (id === '' || !(character ?? counts.has(id))) return [];
    return {
      characterId: id,
      character: character
        ? {
            id,
            name: character.name,
            avatar: presentFaces(character, viewer).avatar,
          }
        : null,
      ...(counts.get(id) ?? none),
      isOn: remembersFor({ ...switches, isOff: false }, new Types.ObjectId(id)),
    };
  });
  const general = {
    characterId: null,
    character: null,
    ...(counts.get('') ?? none),
    isOn: !switches.isOff,
  };
  return [general, ...characters];
}

/** By the character's id; '' for what is known in general. */
async function countFacts(userId: string): Promise<Map<string, Count>> {
  const counts = new Map<string, Count>();
  const facts = await Memory.find({ userId }, { characterId: 1, seenAt: 1 });
  for (const { characterId, seenAt } of facts) {
    const id = characterId?.toHexString() ?? '';
    const { count, newCount } = counts.get(id) ?? { count: 0, newCount: 0 };
    counts.set(id, { count: count + 1, newCount: newCount + (seenAt ? 0 : 1) });
  }
  return counts;
}

/** The characters of a member's conversations, the one used last first. */
async function talkedWith(userId: string): Promise<string[]> {
  const talks = await Conversation.find(
    { userId, characterId: { $ne: null }, isTemporary: { $ne: true } },
    { characterId: 1 },
  )
    .sort({ updatedAt: -1, _id: -1 })
    .limit(500);
  const ids = talks.flatMap(({ characterId }) => characterId?.toHexString() ?? []);
  return [...new Set(ids)].slice(0, TALKED_WITH);
}
