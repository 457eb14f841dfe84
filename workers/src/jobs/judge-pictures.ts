import type { RunFailureCode } from '@vesper/core/contract/errors';
import { ShownPicture } from '@vesper/core/models/shown-picture';
import type { WorkerContext } from '../context.ts';
import type { ChatRequest } from '../engines/chat/chat-engine.ts';
import { picturedTurns, showing } from '../prompt/pictures.ts';
import type { PromptPicture } from '../prompt/prompt.ts';

type Judged = { refusal: RunFailureCode } | { request: ChatRequest };

/**
 * Has a moderation server judge the pictures that a model is about to see, each once. A refused one
 * stops the reply to the message that shows it; the model never sees it, now or later.
 */
export async function judgePictures(
  { judge }: Pick<WorkerContext, 'judge'>,
  request: ChatRequest,
): Promise<Judged> {
  const turns = picturedTurns(request.turns);
  if (turns.length === 0) return { request };
  const newest = request.turns.findLast(({ role }) => role === 'user');
  const refused = new Set<PromptPicture>();
  for (const turn of turns) {
    for (const picture of turn.pictures ?? []) {
      const refusal = await refusalOf(judge, picture);
      if (refusal === null) continue;
      if (turn === newest || refusal === 'moderation_away') return { refusal };
      refused.add(picture);
    }
  }
  const allowed = request.turns.map((turn) => showing(turn, (it) => !refused.has(it)));
  return { request: { ...request, turns: allowed } };
}

async function refusalOf(
  judge: WorkerContext['judge'],
  { id, read }: PromptPicture,
): Promise<RunFailureCode | null> {
  const known = await ShownPicture.findById(id, { verdict: 1 });
  if (known?.verdict === 'refused') return 'content_refused';
  if (known?.verdict === 'passed' || !judge.judgesPictures) return null;
  const jpeg = await read();
  if (!jpeg) return null;
  const refusal = await judge.ofPicture(jpeg);
  if (refusal === 'moderation_away') return refusal;
  const verdict = refusal === null ? 'passed' : 'refused';
  await ShownPicture.updateOne({ _id: id }, { $set: { verdict } });
  return refusal;
}
