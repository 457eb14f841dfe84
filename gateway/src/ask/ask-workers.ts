import { randomUUID } from 'node:crypto';
import {
  answersChannel,
  ASK_CHANNEL,
  readAnswer,
  type GivenAnswer,
} from '@vesper/core/ask/channels';
import type { Question } from '@vesper/core/ask/questions';
import { LIMITS } from '@vesper/core/contract/limits';
import { AppError } from '@vesper/core/errors';
import type { Logger } from '@vesper/core/log';
import { isCluster, type RedisClient } from '@vesper/core/redis';

const NOBODY = 'Nobody is here to answer right now. Please try again in a moment.';

interface AskWorkersOptions {
  /**
   * A patient connection of its own: ioredis takes one that left its last sharded channel for one
   * that hears nothing any more.
   */
  subscriber: RedisClient;
  /** Asks; fails fast. */
  redis: RedisClient;
  log: Logger;
}

/** Asks workers what an engine can say at once. One of them answers, in time or not at all. */
export class AskWorkers {
  readonly #redis: RedisClient;
  readonly #log: Logger;
  readonly #channel = answersChannel(randomUUID());
  readonly #listening: Promise<unknown>;
  readonly #open = new Map<string, (given: GivenAnswer) => void>();
  /** Open questions by lane: slow ones leave the room of the others alone. */
  readonly #counts = new Map<string, number>();

  constructor({ subscriber, redis, log }: AskWorkersOptions) {
    this.#redis = redis;
    this.#log = log;
    subscriber.on('message', (channel: string, message: string) => {
      if (channel === this.#channel) this.#hear(message);
    });
    this.#listening = subscriber.subscribe(this.#channel).catch((err: unknown) => {
      log.warn({ err }, 'answers of workers are not heard');
    });
  }

  /** @throws AppError `unavailable` when no worker is there, or none answers in time. */
  async ask<Input, Answer>(question: Question<Input, Answer>, input: Input): Promise<Answer> {
    const { name, slow } = question;
    const bound = slow ?? { waitMs: LIMITS.askWait, open: LIMITS.openQuestions };
    const lane = slow ? name : 'quick';
    if (this.#count(lane) >= bound.open) throw nobody();
    this.#counts.set(lane, this.#count(lane) + 1);
    const id = randomUUID();
    let timer: NodeJS.Timeout | undefined;
    const answered = new Promise<GivenAnswer>((resolve) => {
      this.#open.set(id, resolve);
      timer = setTimeout(() => resolve({ id }), bound.waitMs);
    });
    try {
      await Promise.race([this.#listening, answered]);
      const asked = { id, name, replyTo: this.#channel, input };
      const listeners = await this.#redis.publish(ASK_CHANNEL, JSON.stringify(asked));
      // A node of a cluster knows its own listeners only.
      if (listeners === 0 && !isCluster(this.#redis)) throw nobody();
      const { answer } = await answered;
      if (answer === undefined) throw nobody();
      return question.answer.parse(answer);
    } finally {
      clearTimeout(timer);
      this.#open.delete(id);
      this.#counts.set(lane, this.#count(lane) - 1);
    }
  }

  #count(lane: string): number {
    return this.#counts.get(lane) ?? 0;
  }

  /** An answer that cannot be read is none: whoever waits for it is told so in time. */
  #hear(message: string): void {
    try {
      const given = readAnswer(message);
      this.#open.get(given.id)?.(given);
    } catch (err) {
      this.#log.warn({ err }, 'an answer of a worker cannot be read');
    }
  }
}

function nobody(): AppError {
  return new AppError('unavailable', { message: NOBODY, retryAfter: 5 });
}
