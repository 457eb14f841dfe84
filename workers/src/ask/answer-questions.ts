import {
  ASK_CHANNEL,
  CLAIM_MS,
  claimKey,
  readQuestion,
  type AskedQuestion,
  type GivenAnswer,
} from '@vesper/core/ask/channels';
import {
  isQuestion,
  QUESTIONS,
  type Question,
  type QuestionName,
} from '@vesper/core/ask/questions';
import { createPatientRedis } from '@vesper/core/redis';
import type { WorkerContext } from '../context.ts';
import { enrichPrompt } from './enrich-prompt.ts';
import { findMarkOfSent } from './find-mark-of-sent.ts';
import { renderSentPicture } from './render-sent-picture.ts';
import { replyToVisitor } from './reply-to-visitor.ts';
import { suggestLine } from './suggest-line.ts';
import { tryModel } from './try-model.ts';
import { tryPainter } from './try-painter.ts';

type Answerer = (context: WorkerContext, input: unknown) => Promise<unknown>;

/** What arrives is parsed once more: it comes from another process, perhaps of another version. */
const answering =
  <Input, Answer>(
    { input, answer }: Question<Input, Answer>,
    reply: (context: WorkerContext, input: Input) => Promise<Answer>,
  ): Answerer =>
  async (context, asked) =>
    answer.parse(await reply(context, input.parse(asked)));

/** Every question of the table has exactly one answerer; the type holds it. */
const ANSWERERS: Record<QuestionName, Answerer> = {
  readPrompt: answering(QUESTIONS.readPrompt, async ({ engines }, { prompt }) => {
    return engines.images.first.engine.understand?.(prompt) ?? null;
  }),
  tryReply: answering(QUESTIONS.tryReply, replyToVisitor),
  suggestLine: answering(QUESTIONS.suggestLine, suggestLine),
  enrichPrompt: answering(QUESTIONS.enrichPrompt, enrichPrompt),
  judgePublic: answering(QUESTIONS.judgePublic, async ({ judge }, { text }) => {
    return { refusal: await judge.ofRequest(text, 'public') };
  }),
  tryModel: answering(QUESTIONS.tryModel, tryModel),
  tryPainter: answering(QUESTIONS.tryPainter, tryPainter),
  renderPicture: answering(QUESTIONS.renderPicture, renderSentPicture),
  findMark: answering(QUESTIONS.findMark, findMarkOfSent),
};

/** Answers what gateways ask, until the process stops. */
export async function answerQuestions(context: WorkerContext): Promise<void> {
  const { config, log, shutdown } = context;
  const subscriber = createPatientRedis(config.redisUrl);
  subscriber.on('error', (err) => log.warn({ err }, 'redis of questions'));
  shutdown.add('redis of questions', () => subscriber.disconnect());
  subscriber.on('message', (_channel, message) => {
    answer(context, message).catch((err: unknown) => {
      // The gateway says 503 by itself. The text is not logged.
      log.warn({ err }, 'a question was not answered');
    });
  });
  await subscriber.subscribe(ASK_CHANNEL);
}

async function answer(context: WorkerContext, message: string): Promise<void> {
  const question = readQuestion(message);
  // All workers hear it; the first to claim it answers.
  const claimed = await context.redis.set(claimKey(question.id), '1', 'PX', CLAIM_MS, 'NX');
  if (claimed === null) return;
  const given = { id: question.id, answer: await answerTo(context, question) };
  await context.redis.publish(question.replyTo, JSON.stringify(given satisfies GivenAnswer));
}

/** The answer; undefined when there is none, so that nobody waits for it in vain. */
async function answerTo(context: WorkerContext, { name, input }: AskedQuestion): Promise<unknown> {
  if (!isQuestion(name)) return undefined;
  try {
    return await ANSWERERS[name](context, input);
  } catch (err) {
    context.log.warn({ err, name }, 'a question could not be answered');
    return undefined;
  }
}
