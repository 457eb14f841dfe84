import type { RunDocument } from '@vesper/core/models/run';
import type { ChatSubject } from '@vesper/core/models/run-subject';
import { keepSentPrompt } from '@vesper/core/runs/sent-prompts';
import type { WorkerContext } from '../context.ts';
import type { ComposedPrompt } from '../prompt/prompt.ts';

interface Sent {
  run: RunDocument;
  subject: ChatSubject;
  /** Null for the operator's first model. */
  modelId: string | null;
  /** Index of the version that it is for. */
  variant: number;
  prompt: ComposedPrompt;
}

/**
 * Keeps what the model was given, for the owner of the reply to look at. A reply does not fail for
 * want of it.
 */
export async function keepPrompt(
  { engines, clock, log }: Pick<WorkerContext, 'engines' | 'clock' | 'log'>,
  { run, subject, modelId, variant, prompt }: Sent,
): Promise<void> {
  const { conversationId, messageId } = subject;
  const { userId } = run;
  const models = engines.chat.views();
  const model = models.find(({ id }) => id === modelId) ?? models[0];
  const parts = prompt.parts.map(({ text = '', ...part }) => ({ ...part, text }));
  try {
    const place = { userId, conversationId, messageId, variant, at: clock.now() };
    await keepSentPrompt(place, {
      model: model?.name ?? '',
      parts,
      // How many pictures there were, and nothing of them.
      messages: prompt.messages.map(({ role, content, pictures }) => ({
        ...{ role, content },
        ...(pictures && { pictures: pictures.length }),
      })),
      totalTokens: parts.reduce((sum, { tokens }) => sum + tokens, 0),
      contextTokens: model?.contextTokens ?? null,
    });
  } catch (err) {
    log.warn({ err, runId: run.id }, 'what was sent could not be kept');
  }
}
