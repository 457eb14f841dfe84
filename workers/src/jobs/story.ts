import type { Job } from 'bullmq';
import { STORY_CHOICES } from '@vesper/core/contract/story';
import type { RunDocument } from '@vesper/core/models/run';
import { Story } from '@vesper/core/models/story';
import { StoryPassage, type StoryPassageDocument } from '@vesper/core/models/story-passage';
import type { RunOutcome } from '@vesper/core/runs/finish-run';
import { decide } from '@vesper/core/safety/decide';
import type { WorkerContext } from '../context.ts';
import { EngineError } from '../engines/engine-error.ts';
import type { StoryRequest, ToldPassage } from '../engines/story/story-engine.ts';
import { runAttempt, type Attempt } from './run-attempt.ts';

interface Telling {
  text: string;
  choices: string[];
}

/** Tells the next passage of a story, word by word. */
export async function processStory(
  context: WorkerContext,
  job: Job,
  stopping: AbortSignal,
): Promise<void> {
  const telling: Telling = { text: '', choices: [] };
  await runAttempt(
    context,
    'story',
    job,
    stopping,
    (attempt) => tellPassage(context, attempt, telling),
    () => telling.text,
  );
}

async function tellPassage(
  { engines }: WorkerContext,
  { run, writer, signal }: Attempt,
  telling: Telling,
): Promise<RunOutcome> {
  const request = await storyRequest(run);
  if (!request) throw new EngineError('the story is gone', { retryable: false });
  if (!decide(composedText(request), { kind: 'composed' }).allowed) {
    return { status: 'failed', code: 'content_refused' };
  }
  for await (const piece of engines.story.tell(request, signal)) {
    if (signal.aborted) break;
    if (piece.type === 'choices') {
      telling.choices = piece.choices;
      await keepChoices(run, piece.choices);
      continue;
    }
    if (telling.text === '') await markStreaming(run);
    telling.text += piece.text;
    writer.emit('run:delta', { text: piece.text });
  }
  signal.throwIfAborted();
  if (telling.text.trim() === '' || telling.choices.length !== STORY_CHOICES) {
    throw new EngineError('the passage is not whole', { retryable: true });
  }
  return { status: 'completed', text: telling.text };
}

/** Kept as soon as they are known: a passage that is stopped goes on from these. */
async function keepChoices(run: RunDocument, choices: string[]): Promise<void> {
  await StoryPassage.updateOne(
    { _id: run.passageId, status: { $in: ['pending', 'streaming'] } },
    { $set: { choices } },
  );
}

async function markStreaming(run: RunDocument): Promise<void> {
  await StoryPassage.updateOne(
    { _id: run.passageId, status: 'pending' },
    { $set: { status: 'streaming' } },
  );
}

/** The text that steers the engine, taken together: parts that pass alone may not pass joined. */
function composedText({ lead, premise, choice }: StoryRequest): string {
  return [lead, premise ?? '', choice ?? ''].join('\n');
}

async function storyRequest(run: RunDocument): Promise<StoryRequest | null> {
  const story = await Story.findById(run.storyId);
  const passages = await StoryPassage.find({ storyId: run.storyId });
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  const passage = byId.get(run.passageId?.toHexString() ?? '');
  if (!story || !passage) return null;
  const { genre, tone, lead, premise } = story;
  return {
    storyId: story.id,
    genre,
    tone,
    lead,
    ...(premise ? { premise } : {}),
    path: branchBefore(passage, byId),
    choice: passage.choice ?? null,
  };
}

/** The way from the first passage to the one before this, oldest first. */
function branchBefore(
  passage: StoryPassageDocument,
  byId: ReadonlyMap<string, StoryPassageDocument>,
): ToldPassage[] {
  const path: ToldPassage[] = [];
  const parentOf = ({ parentId }: StoryPassageDocument) => byId.get(parentId?.toHexString() ?? '');
  for (let at = parentOf(passage); at; at = parentOf(at)) {
    path.unshift({ choice: at.choice ?? null, text: at.text });
  }
  return path;
}
