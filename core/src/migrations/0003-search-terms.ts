import { Types } from 'mongoose';
import { Conversation } from '../models/conversation.ts';
import { Message } from '../models/message.ts';
import { termsOf } from '../search/terms.ts';
import type { Migration, MigrationStep } from './migration.ts';

/** Documents of one part. */
const BATCH = 200;

/**
 * Texts written before there was an index for searches get the terms by which they are found. What
 * processes of the version before write meanwhile lacks them: `check --fix` puts that right.
 */
export const searchTerms: Migration = {
  number: 3,
  name: 'search-terms',
  does: 'Makes messages and titles of before findable by the index of the search.',
  async *run(after, write): AsyncGenerator<MigrationStep> {
    const [done, id] = after?.split(':') ?? [];
    if (done !== 'messages') yield* titles(id, write);
    yield* messages(done === 'messages' ? id : undefined, write);
  },
};

const lacking = (id: string | undefined) => ({
  terms: { $exists: false },
  ...(id !== undefined && { _id: { $gt: new Types.ObjectId(id) } }),
});

async function* titles(from: string | undefined, write: boolean) {
  for (let cursor = from; ;) {
    const found = await Conversation.find(lacking(cursor), { title: 1 })
      .sort({ _id: 1 })
      .limit(BATCH);
    const last = found.at(-1);
    if (!last) return;
    for (const { _id, title } of write ? found : []) {
      // One that is renamed meanwhile has its terms already.
      const update = { $set: { terms: termsOf(title) } };
      await Conversation.updateOne({ _id, title }, update, { timestamps: false });
    }
    cursor = String(last.id);
    yield { changed: found.length, cursor: `titles:${cursor}` };
  }
}

async function* messages(from: string | undefined, write: boolean) {
  for (let cursor = from; ;) {
    const found = await Message.find({ ...lacking(cursor), content: { $ne: '' } }, { content: 1 })
      .sort({ _id: 1 })
      .limit(BATCH);
    const last = found.at(-1);
    if (!last) return;
    for (const { _id, content } of write ? found : []) {
      await Message.updateOne({ _id, content }, { $set: { terms: termsOf(content) } });
    }
    cursor = String(last.id);
    yield { changed: found.length, cursor: `messages:${cursor}` };
  }
}
