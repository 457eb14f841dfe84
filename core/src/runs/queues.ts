import { Queue } from 'bullmq';
import type { CheckedPicture } from '../contract/picture-check.ts';
import type { RunKind } from '../contract/run.ts';
import { traceUnderWay } from '../tracing.ts';
import { isRunKind, JOB_NAMES, JOBS, RUN_JOB, type JobName } from './jobs.ts';
import { isCluster, type RedisClient } from '../redis.ts';

/**
 * What a queue and its workers have to agree on: the keys of a queue have to be on one node of a
 * cluster, which its name in braces sees to; the nodes share the queues.
 */
export function queueOptions(redis: RedisClient, name: JobName): { prefix?: string } {
  return isCluster(redis) ? { prefix: `{${name}}` } : {};
}

/** The queues of work: one BullMQ queue per kind of job. */
export class Queues {
  readonly #queues: ReadonlyMap<JobName, Queue>;
  readonly #redis: RedisClient;

  /** @param redis fails fast (`createRequestRedis`), so that an outage is a 503 and not a hang. */
  constructor(redis: RedisClient) {
    this.#redis = redis;
    // BullMQ asks for Redis' version as it opens a queue, and a failure of that is the queue's answer
    // to everything for good: a Redis that hung for a moment then would mean 503 until a restart. A
    // process knows the version before it comes here, from `start-checks`.
    const options = isCluster(redis) ? (redis.options.redisOptions ?? {}) : redis.options;
    Object.assign(options, { skipVersionCheck: true });
    const queueOf = (name: JobName) =>
      new Queue(name, { connection: redis, ...queueOptions(redis, name) });
    this.#queues = new Map(JOB_NAMES.map((name) => [name, queueOf(name)]));
  }

  /**
   * Queues a run. The job's id is the run's: adding it twice leaves one job.
   * @throws when Redis does not answer; the job may then be queued or not, and housekeeping finds
   *   out from the run's document.
   */
  async addRun(kind: RunKind, runId: string): Promise<void> {
    await this.#add(kind, runId, { runId });
  }

  /** The state of a run's job in BullMQ; `unknown` when there is no such job. */
  async runState(kind: RunKind, runId: string): Promise<string> {
    const job = await this.#queue(kind).getJob(runId);
    return job ? job.getState() : 'unknown';
  }

  /**
   * Queues the painting of a character's face; twice leaves one job.
   * @returns whether there was none
   */
  async addAvatar(characterId: string): Promise<boolean> {
    const jobId = `avatar-${characterId}`;
    if (await this.#queue('avatar').getJob(jobId)) return false;
    await this.#add('avatar', jobId, { characterId });
    return true;
  }

  /**
   * Queues a look at all photos of a user.
   * @param cause what ended; queueing for the same cause again leaves one job
   */
  async addLikenessSet(userId: string, cause: string): Promise<void> {
    await this.#add('likenessSet', `set-${cause}`, { userId });
  }

  /** Queues the check of a picture; while one is queued there, this changes nothing. */
  async addPictureCheck(type: CheckedPicture, id: string): Promise<void> {
    await this.#add('pictureCheck', `check-${type}-${id}`, { type, id });
  }

  /** Queues a look for facts in a conversation; while one is queued there, this changes nothing. */
  async addRemember(conversationId: string): Promise<void> {
    await this.#add('remember', `remember-${conversationId}`, { conversationId });
  }

  /** Queues the summary of a long conversation; while one is queued, this changes nothing. */
  async addSummarise(conversationId: string): Promise<void> {
    await this.#add('summarise', `summarise-${conversationId}`, { conversationId });
  }

  /** Queues the taking in of a file of conversations; while it is queued, this changes nothing. */
  async addImport(importId: string): Promise<void> {
    await this.#add('importTalks', `import-${importId}`, { importId });
  }

  /** Queues the sending of a mail; while it is queued, this changes nothing. */
  async addMail(mailId: string): Promise<void> {
    await this.#add('mail', `mail-${mailId}`, { mailId });
  }

  /**
   * Removes a job from wherever it is.
   * @returns false while a worker has it
   */
  async forget(jobId: string): Promise<boolean> {
    const removed = await Promise.all(this.#all().map((queue) => queue.remove(jobId)));
    return removed.every((count) => count === 1);
  }

  /** Removes BullMQ's own record of which job did what; nothing here reads it. */
  async forgetHistory(): Promise<void> {
    for (const queue of this.#all()) {
      await this.#redis.unlink(queue.toKey('events'));
    }
  }

  /** Runs waiting for a worker, next one first. */
  async waiting(name: JobName, limit: number): Promise<string[]> {
    const jobs = await this.#queue(name).getJobs(['waiting'], 0, limit - 1, true);
    return jobs.flatMap((job) => (job?.id ? [job.id] : []));
  }

  /** Runs that a worker has in hand, in the order in which they were taken. */
  async active(name: JobName): Promise<string[]> {
    const jobs = await this.#queue(name).getJobs(['active'], 0, -1, true);
    return jobs.flatMap((job) => (job?.id ? [job.id] : []));
  }

  async waitingCount(name: JobName): Promise<number> {
    return this.#queue(name).getWaitingCount();
  }

  /** The number of jobs that are not done, by state. */
  async counts(name: JobName): Promise<Record<string, number>> {
    return this.#queue(name).getJobCounts('waiting', 'active', 'delayed');
  }

  /** The time at which the job that is next was first queued; null when none waits. */
  async oldestWaiting(name: JobName): Promise<Date | null> {
    const [job] = await this.#queue(name).getJobs(['waiting'], 0, 0, true);
    return job ? new Date(job.timestamp) : null;
  }

  /**
   * True when no queue has anything waiting, delayed or active, besides looks for facts that wait
   * until a talk has rested.
   */
  async isIdle(): Promise<boolean> {
    for (const [name, queue] of this.#queues) {
      const { delayed, ...counts } = await queue.getJobCounts('waiting', 'active', 'delayed');
      if (name !== 'remember' && delayed) return false;
      if (Object.values(counts).some((count) => count > 0)) return false;
    }
    return true;
  }

  async close(): Promise<void> {
    await Promise.all(this.#all().map((queue) => queue.close()));
  }

  async #add(name: JobName, jobId: string, payload: object): Promise<void> {
    const { attempts, retention } = isRunKind(name) ? RUN_JOB : JOBS[name];
    const options = { jobId, attempts, backoff: { type: 'capped' }, ...retention };
    // Beside the payload: a worker of the version before would refuse what it does not know.
    const metadata = traceUnderWay();
    const telemetry = metadata === undefined ? {} : { telemetry: { metadata } };
    await this.#queue(name).add(name, payload, { ...options, ...telemetry });
  }

  #queue(name: JobName): Queue {
    const queue = this.#queues.get(name);
    if (!queue) throw new RangeError(`There is no queue ${name}.`);
    return queue;
  }

  #all(): Queue[] {
    return [...this.#queues.values()];
  }
}
