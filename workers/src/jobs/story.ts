import { storySubject, type StorySubject } from '@vesper/core/models/run-subject';
import { Story } from '@vesper/core/models/story';
import { StoryPassage, type StoryPassageDocument } from '@vesper/core/models/story-passage';
import type { RunOutcome } from '@vesper/core/runs/kinds/kind';
import { decide } from '@vesper/core/safety/decide';
import type { WorkerContext } from '../context.ts';
import { EngineError } from '../engines/engine-error.ts';
import type { StoryRequest, ToldPassage } from '../engines/story/story-engine.ts';
import type { Judge } from '../moderation/judge.ts';
import { followReply } from './follow-reply.ts';
import { runProcessor, type Attempt } from './run-attempt.ts';

/** Tells the next passage of a story, word by word. */
async function tellPassage(
  { engines, judge }: WorkerContext,
  attempt: Attempt<StorySubject>,
): Promise<RunOutcome> {
  const { subject, writer, say, signal } = attempt;
  const request = await storyRequest(subject);
  if (!request) throw new EngineError('the story is gone', { retryable: false });
  const asked = composedText(request);
  if (!decide(asked, { kind: 'composed' }).allowed) {
    return { status: 'failed', code: 'content_refused' };
  }
  const refusal = await judge.ofRequest(asked, 'private');
  if (refusal) return { status: 'failed', code: refusal };
  for await (const piece of followReply(engines.story.tell(request, signal), attempt)) {
    if (signal.aborted) break;
    if (piece.kind === 'choices') {
      await keepChoices(subject, await allowedOf(piece.choices, judge));
    }
    if (piece.kind !== 'text') continue;
    if (writer.text === '') await markStreaming(subject);
    await say({ text: piece.text });
  }
  signal.throwIfAborted();
  if (writer.text.trim() === '') {
    throw new EngineError('the passage is empty', { retryable: true });
  }
  return { status: 'completed', text: writer.text };
}

/** The ways on, or none when one of them is refused: the reader can always write their own. */
async function allowedOf(choices: string[], judge: Judge): Promise<string[]> {
  const refusal = choices.length > 0 ? await judge.ofReply(choices.join('\n')) : null;
  return refusal ? [] : choices;
}

/** Stores choices as soon as they are known: a stopped passage goes on from them. */
async function keepChoices({ passageId }: StorySubject, choices: string[]): Promise<void> {
  await StoryPassage.updateOne(
    { _id: passageId, status: { $in: ['pending', 'streaming'] } },
    { $set: { choices } },
  );
}

async function markStreaming({ passageId }: StorySubject): Promise<void> {
  await StoryPassage.updateOne(
    { _id: passageId, status: 'pending' },
    { $set: { status: 'streaming' } },
  );
}

/** The text that steers the engine, taken together: parts that pass alone may not pass joined. */
function composedText({ lead, premise, path, choice }: StoryRequest): string {
  const chosen = path.map((passage) => passage.choice ?? '');
  return [lead, premise ?? '', ...chosen, choice ?? ''].join('\n');
}

async function storyRequest({ storyId, passageId }: StorySubject): Promise<StoryRequest | null> {
  const story = await Story.findById(storyId);
  const passages = await StoryPassage.find({ storyId });
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  const passage = byId.get(passageId.toHexString());
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
    path.unshift({ choice: at.choice ?? null, text: at.text, choices: [...at.choices] });
  }
  return path;
}

export const processStory = runProcessor('story', storySubject, tellPassage);
