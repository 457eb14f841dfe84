import type { Types } from 'mongoose';
import { Character } from '../models/character.ts';
import { CharacterLike } from '../models/character-like.ts';
import { Image } from '../models/image.ts';
import { Like } from '../models/like.ts';
import { StoryPassage } from '../models/story-passage.ts';
import { Story } from '../models/story.ts';
import type { Check } from './finding.ts';
import { inBatches } from './in-batches.ts';

type Id = Types.ObjectId;
type Counted = { _id: Id; count: number };

/** Numbers by id, as an aggregation gives them. */
function byId(rows: readonly Counted[]): Map<string, number> {
  return new Map(rows.map(({ _id, count }) => [_id.toHexString(), count]));
}

export const likes: Check = {
  finds: 'pictures whose number of likes is wrong',
  remedy: 'counts them',
  async *run() {
    // Those that are marked are about to change, or housekeeping counts them.
    const settled = { likesChangedAt: { $exists: false } };
    const pictures = Image.find(settled, { likes: 1 }).sort({ _id: 1 });
    for await (const batch of inBatches(pictures.cursor())) {
      const rows = await Like.aggregate<Counted>([
        { $match: { imageId: { $in: batch.map(({ _id }) => _id) } } },
        { $group: { _id: '$imageId', count: { $sum: 1 } } },
      ]);
      const counts = byId(rows);
      for (const { _id, id, likes: shown } of batch) {
        const right = counts.get(id) ?? 0;
        const asSeen = { ...settled, _id, likes: shown };
        if (right === shown || !(await Image.exists(asSeen))) continue;
        yield { id, repair: () => Image.updateOne(asSeen, { $set: { likes: right } }) };
      }
    }
  },
};

export const characterLikes: Check = {
  finds: 'characters whose number of likes is wrong',
  remedy: 'counts them',
  async *run() {
    const settled = { likesChangedAt: { $exists: false } };
    const characters = Character.find(settled, { likes: 1 }).sort({ _id: 1 });
    for await (const batch of inBatches(characters.cursor())) {
      const rows = await CharacterLike.aggregate<Counted>([
        { $match: { characterId: { $in: batch.map(({ _id }) => _id) } } },
        { $group: { _id: '$characterId', count: { $sum: 1 } } },
      ]);
      const counts = byId(rows);
      for (const { _id, id, likes: shown } of batch) {
        const right = counts.get(id) ?? 0;
        const asSeen = { ...settled, _id, likes: shown };
        if (right === shown || !(await Character.exists(asSeen))) continue;
        const change = { $set: { likes: right } };
        yield { id, repair: () => Character.updateOne(asSeen, change, { timestamps: false }) };
      }
    }
  },
};

export const passages: Check = {
  finds: 'stories whose number of passages is wrong',
  remedy: 'counts them',
  async *run() {
    const stories = Story.find({}, { passageCount: 1 }).sort({ _id: 1 });
    for await (const batch of inBatches(stories.cursor())) {
      const rows = await StoryPassage.aggregate<Counted>([
        { $match: { storyId: { $in: batch.map(({ _id }) => _id) } } },
        { $group: { _id: '$storyId', count: { $sum: 1 } } },
      ]);
      const counts = byId(rows);
      for (const { _id, id, passageCount: shown } of batch) {
        const right = counts.get(id) ?? 0;
        const asSeen = { _id, passageCount: shown };
        if (right === shown || !(await Story.exists(asSeen))) continue;
        yield { id, repair: () => Story.updateOne(asSeen, { $set: { passageCount: right } }) };
      }
    }
  },
};
