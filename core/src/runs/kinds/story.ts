import { Types } from 'mongoose';
import type { RunEnd } from '../../contract/run.ts';
import { LIMITS } from '../../contract/limits.ts';
import type { CreateStoryRequest } from '../../contract/story.ts';
import { storySubject } from '../../models/run-subject.ts';
import type { RunDocument } from '../../models/run.ts';
import { Story, type StoryDocument } from '../../models/story.ts';
import { StoryPassage } from '../../models/story-passage.ts';
import { presentPassage } from '../../presenters/story.ts';
import type { RunDraft } from '../run-draft.ts';
import { defineKind } from './kind.ts';

type Id = Types.ObjectId;

const MESSAGES = {
  completed: { title: 'Your story goes on', body: 'The next passage is there to be read.' },
  failed: {
    title: 'Your story is waiting',
    body: 'A passage could not be written. Please try again.',
  },
  stopped: null,
} as const satisfies Record<RunEnd, unknown>;

/** The first passage of a new story. */
export function beginStory(userId: Id, request: CreateStoryRequest, title: string): RunDraft {
  const storyId = new Types.ObjectId();
  return passageOf({ userId, storyId }, async (passage) => {
    await Story.create({ ...request, _id: storyId, userId, title, passageCount: 1 });
    await StoryPassage.create(passage);
  });
}

/**
 * The passage that follows `parentId` by `choice`. Passages of the same turn that failed, or were
 * stopped without text, are removed.
 */
export function continueStory(story: StoryDocument, parentId: Id, choice: string): RunDraft {
  const { _id: storyId, userId } = story;
  return passageOf({ userId, storyId }, async (passage) => {
    await StoryPassage.deleteMany({
      storyId,
      parentId,
      choice,
      $or: [{ status: 'failed' }, { status: 'stopped', text: '' }],
    });
    await StoryPassage.create({ ...passage, parentId, choice });
    await countPassages(storyId);
  });
}

function passageOf(
  owner: { userId: Id; storyId: Id },
  write: (passage: Record<string, unknown>) => Promise<void>,
): RunDraft {
  const passageId = new Types.ObjectId();
  return {
    userId: owner.userId,
    subject: { kind: 'story', storyId: owner.storyId, passageId },
    slots: [`story:${owner.storyId.toHexString()}`],
    busy: 'story_busy',
    write: ({ _id: runId, createdAt }: RunDocument) =>
      write({ ...owner, _id: passageId, status: 'pending', runId, createdAt }),
  };
}

/** Counts all passages each time, so that a crash in between leaves no lasting error. */
async function countPassages(storyId: Id): Promise<void> {
  const passageCount = await StoryPassage.countDocuments({ storyId });
  await Story.updateOne({ _id: storyId }, { $set: { passageCount } });
}

export const story = defineKind({
  subject: storySubject,
  timeoutMs: 180_000,
  waitMs: LIMITS.modelWait,
  streamsText: true,
  countsFrom: 'start',
  tellsPosition: false,
  async undo(_context, _run, { storyId, passageId }) {
    await StoryPassage.deleteOne({ _id: passageId });
    // A story without any passage has no beginning any more: it is removed too.
    if (await StoryPassage.exists({ storyId })) await countPassages(storyId);
    else await Story.deleteOne({ _id: storyId });
  },
  async decide(_context, _run, { passageId }, { status: end, text }) {
    const status = end === 'completed' ? 'complete' : end;
    await StoryPassage.updateOne(
      { _id: passageId, status: { $in: ['pending', 'streaming'] } },
      {
        $set: {
          status,
          ...(text !== undefined && { text }),
          // What comes after a passage that is not there is nothing to keep.
          ...(end === 'failed' && { choices: [] }),
        },
      },
    );
  },
  async read(_run, { passageId }) {
    const passage = await StoryPassage.findById(passageId);
    if (!passage || passage.status === 'pending' || passage.status === 'streaming') return null;
    const end = passage.status === 'complete' ? 'completed' : passage.status;
    return { end, views: { passage: presentPassage(passage) }, text: passage.text };
  },
  notification: async (_subject, end) => MESSAGES[end],
});
