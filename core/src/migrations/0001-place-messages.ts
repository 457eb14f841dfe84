import { Types } from 'mongoose';
import { Conversation } from '../models/conversation.ts';
import { Message } from '../models/message.ts';
import type { Migration, MigrationStep } from './migration.ts';

/** Conversations of one part. */
const BATCH = 50;

/**
 * Messages written before there were branches follow each other in order of time: each gets the
 * place that `growTree` takes it to have.
 */
export const placeMessages: Migration = {
  number: 1,
  name: 'place-messages',
  does: 'Gives each message of old conversations its place behind the one before it.',
  async *run(after, write): AsyncGenerator<MigrationStep> {
    for (let cursor = after; ;) {
      const found = await Conversation.find(
        cursor === undefined ? {} : { _id: { $gt: new Types.ObjectId(cursor) } },
        { userId: 1 },
      )
        .sort({ _id: 1 })
        .limit(BATCH);
      let changed = 0;
      for (const { _id } of found) changed += await placeIn(_id, write);
      const last = found.at(-1);
      if (!last) return;
      cursor = last.id;
      yield { changed, cursor: last.id };
    }
  },
};

async function placeIn(conversationId: Types.ObjectId, write: boolean): Promise<number> {
  const unplaced = await Message.find(
    { conversationId, follows: { $exists: false } },
    { createdAt: 1 },
  ).sort({ createdAt: 1, _id: 1 });
  if (!write) return Math.max(0, unplaced.length - 1);
  let changed = 0;
  // From the end: what an interruption leaves is shorter, and in the same order.
  for (let at = unplaced.length - 1; at > 0; at -= 1) {
    const [before, message] = [unplaced[at - 1], unplaced[at]];
    if (!before || !message) continue;
    const { modifiedCount } = await Message.updateOne(
      { _id: message._id, follows: { $exists: false } },
      { $set: { follows: { messageId: before._id, branch: 0 } } },
    );
    changed += modifiedCount;
  }
  return changed;
}
