import { Types } from 'mongoose';
import type { CreateStoryRequest } from '../contract/story.ts';
import { AppError } from '../errors.ts';
import type { RunDocument } from '../models/run.ts';
import { Run } from '../models/run.ts';
import { Story, type StoryDocument } from '../models/story.ts';
import { StoryPassage } from '../models/story-passage.ts';
import { assertQueueRoom, createRun, enqueue, type StartContext } from './start-run.ts';

type Id = Types.ObjectId;

/**
 * Writes a new story with its first passage pending, and queues the run that will tell it.
 * @throws AppError `unavailable` when the queue cannot be reached.
 */
export async function startStoryRun(
  context: StartContext,
  input: { runId: Id; userId: Id; request: CreateStoryRequest; title: string },
): Promise<void> {
  const { runId, userId, request, title } = input;
  const storyId = new Types.ObjectId();
  const run = await claimStory(context, { runId, userId, storyId });
  await Story.create({ ...request, _id: storyId, userId, title, passageCount: 1 });
  await createPassage(run, null, null);
  await enqueue(context, run, 'story', async () => {
    await takeBack(run);
    await Story.deleteOne({ _id: storyId });
  });
}

/**
 * Writes the pending passage that follows `parentId` by `choice`, and queues its run. An attempt
 * at the same turn that came to nothing makes room.
 * @throws AppError `story_busy` while another passage is being told here, `unavailable` when the
 *   queue cannot be reached.
 */
export async function continueStoryRun(
  context: StartContext,
  input: { runId: Id; story: StoryDocument; parentId: Id; choice: string },
): Promise<void> {
  const { runId, story, parentId, choice } = input;
  const { _id: storyId, userId } = story;
  const run = await claimStory(context, { runId, userId, storyId });
  await StoryPassage.deleteMany({
    storyId,
    parentId,
    choice,
    $or: [{ status: 'failed' }, { status: 'stopped', text: '' }],
  });
  await createPassage(run, parentId, choice);
  await countPassages(storyId);
  await enqueue(context, run, 'story', async () => {
    await takeBack(run);
    await countPassages(storyId);
  });
}

async function claimStory(
  context: StartContext,
  { runId, userId, storyId }: { runId: Id; userId: Id; storyId: Id },
): Promise<RunDocument> {
  await assertQueueRoom(context, 'story');
  const passageId = new Types.ObjectId();
  const createdAt = context.clock.now();
  const run = await createRun(
    { _id: runId, userId, kind: 'story', storyId, passageId, createdAt },
    [`story:${storyId.toHexString()}`],
  );
  if (!run) throw new AppError('story_busy');
  return run;
}

async function createPassage(
  run: RunDocument,
  parentId: Id | null,
  choice: string | null,
): Promise<void> {
  await StoryPassage.create({
    ...(run.passageId && { _id: run.passageId }),
    ...(run.storyId && { storyId: run.storyId }),
    userId: run.userId,
    ...(parentId && { parentId }),
    ...(choice !== null && { choice }),
    status: 'pending',
    runId: run._id,
    createdAt: run.createdAt,
  });
}

async function takeBack(run: RunDocument): Promise<void> {
  await StoryPassage.deleteOne({ _id: run.passageId });
  await Run.deleteOne({ _id: run._id });
}

/** Counted anew each time, so that a crash in between leaves no lasting error. */
async function countPassages(storyId: Id): Promise<void> {
  const passageCount = await StoryPassage.countDocuments({ storyId });
  await Story.updateOne({ _id: storyId }, { $set: { passageCount } });
}
