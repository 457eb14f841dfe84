import mongoose, { Types } from 'mongoose';
import { z } from 'zod';
import { OWNED } from '../erasure/owned.ts';
import { Character } from '../models/character.ts';
import { CharacterLike } from '../models/character-like.ts';
import { CharacterVersion } from '../models/character-version.ts';
import { Conversation } from '../models/conversation.ts';
import { ForgottenMemory } from '../models/forgotten-memory.ts';
import { Image } from '../models/image.ts';
import { Like } from '../models/like.ts';
import { Memory } from '../models/memory.ts';
import { Message } from '../models/message.ts';
import { SentPrompt } from '../models/sent-prompt.ts';
import { Share } from '../models/share.ts';
import { StoryPassage } from '../models/story-passage.ts';
import { Story } from '../models/story.ts';
import { User } from '../models/user.ts';
import type { Check, Finding } from './finding.ts';
import { inBatches } from './in-batches.ts';

/** Some things are written before what they belong to, so that nobody sees half of it. */
const YOUNG_MS = 60 * 60_000;

const objectId = z.instanceof(Types.ObjectId);

/** Models, as far as this needs them. */
interface Stored {
  collection: { name: string };
}

/** Documents of `child` whose `field` names a document of `parent`. */
interface Relation {
  child: Stored;
  field: string;
  parent: Stored;
  /** Removes those of one parent, where deleting them is not the way. */
  remove?: (parentId: Types.ObjectId) => Promise<unknown>;
}

const read = (document: Record<string, unknown>, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) => z.record(z.string(), z.unknown()).safeParse(value).data?.[name],
      document,
    );

const idTime = (id: unknown): Date => objectId.parse(id).getTimestamp();

/** @param before orphans are as old as this; undefined for any age */
async function* orphansOf(relation: Relation, before?: Date): AsyncGenerator<Finding> {
  const { child, field, parent, remove } = relation;
  const [children, parents] = [child, parent].map(({ collection }) =>
    mongoose.connection.collection(collection.name),
  );
  if (!children || !parents) return;
  const found = children.find({ [field]: { $type: 'objectId' } });
  const cursor = found.project({ [field]: 1 }).sort({ _id: 1 });
  for await (const batch of inBatches(cursor)) {
    const ids = batch.map((document) => objectId.parse(read(document, field)));
    const there = await parents.find({ _id: { $in: ids } }, { projection: { _id: 1 } }).toArray();
    const known = new Set(there.map(({ _id }) => String(_id)));
    for (const [index, { _id }] of batch.entries()) {
      if (known.has(String(ids[index])) || (before && idTime(_id) > before)) continue;
      const parentId = ids[index];
      const repair = () => (remove && parentId ? remove(parentId) : children.deleteOne({ _id }));
      yield { id: `${child.collection.name}/${_id}`, repair };
    }
  }
}

/** A check of relations that are one thing for who reads the report. */
const orphans = (finds: string, relations: readonly Relation[]): Check => ({
  finds,
  remedy: 'removes them',
  async *run({ clock }) {
    const before = new Date(clock.now().getTime() - YOUNG_MS);
    for (const relation of relations) yield* orphansOf(relation, before);
  },
});

/** An account is there before anything of it, and goes last. */
export const ownerless: Check = {
  finds: 'documents of accounts that are gone',
  remedy: 'removes them',
  async *run() {
    for (const [name, remove] of Object.entries(OWNED)) {
      yield* orphansOf({ child: mongoose.model(name), field: 'userId', parent: User, remove });
    }
  },
};

export const ORPHANS: readonly Check[] = [
  orphans('messages of conversations that are gone', [
    { child: Message, field: 'conversationId', parent: Conversation },
  ]),
  orphans('links to conversations that are gone', [
    { child: Share, field: 'conversationId', parent: Conversation },
  ]),
  orphans('passages of stories that are gone', [
    { child: StoryPassage, field: 'storyId', parent: Story },
  ]),
  orphans('likes of pictures or characters that are gone', [
    { child: Like, field: 'imageId', parent: Image },
    { child: CharacterLike, field: 'characterId', parent: Character },
  ]),
  orphans('versions of characters that are gone', [
    { child: CharacterVersion, field: 'characterId', parent: Character },
  ]),
  orphans('memories of characters or conversations that are gone', [
    { child: Memory, field: 'characterId', parent: Character },
    { child: Memory, field: 'source.conversationId', parent: Conversation },
    { child: ForgottenMemory, field: 'characterId', parent: Character },
    { child: ForgottenMemory, field: 'conversationId', parent: Conversation },
  ]),
  orphans('sent prompts of messages that are gone', [
    { child: SentPrompt, field: 'messageId', parent: Message },
  ]),
];
