import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { JOBS, type JobName, type RunJobName } from './jobs.ts';

/** Where the gateway puts work, one BullMQ queue per kind of job. */
export class Queues {
  readonly #queues: Record<JobName, Queue>;
  readonly #redis: Redis;

  /** @param redis fails fast (`createRequestRedis`), so that an outage is a 503 and not a hang. */
  constructor(redis: Redis) {
    this.#redis = redis;
    const queue = (name: string) => new Queue(name, { connection: redis });
    this.#queues = {
      chat: queue('chat'),
      image: queue('image'),
      story: queue('story'),
      likeness: queue('likeness'),
      avatar: queue('avatar'),
      likenessSet: queue('likenessSet'),
    };
  }

  /**
   * Queues a run. The job's id is the run's: adding it twice leaves one job.
   * @throws when Redis does not answer; the job may then be queued or not, and housekeeping finds
   *   out from the run's document.
   */
  async addRun(name: RunJobName, runId: string): Promise<void> {
    await this.#queues[name].add(
      name,
      { runId },
      {
        jobId: runId,
        attempts: JOBS[name].attempts,
        backoff: { type: 'capped' },
        removeOnComplete: { age: 3_600, count: 1_000 },
        removeOnFail: { age: 7 * 86_400, count: 5_000 },
      },
    );
  }

  /** What BullMQ knows of a run: its job's state, or `unknown` when there is no such job. */
  async runState(name: RunJobName, runId: string): Promise<string> {
    const job = await this.#queues[name].getJob(runId);
    return job ? job.getState() : 'unknown';
  }

  /**
   * Queues the painting of a character's face; twice leaves one job. A job that failed stays for a
   * day and stands in the way of another, so that nothing is tried without end.
   * @returns whether there was none
   */
  async addAvatar(characterId: string): Promise<boolean> {
    const jobId = `avatar-${characterId}`;
    if (await this.#queues.avatar.getJob(jobId)) return false;
    await this.#queues.avatar.add(
      'avatar',
      { characterId },
      {
        jobId,
        attempts: JOBS.avatar.attempts,
        backoff: { type: 'capped' },
        removeOnComplete: true,
        removeOnFail: { age: 86_400, count: 5_000 },
      },
    );
    return true;
  }

  /**
   * Queues a look at all photos of a user, which waits by itself until nothing is under way there.
   * @param cause what ended; queueing for the same cause again leaves one job
   */
  async addLikenessSet(userId: string, cause: string): Promise<void> {
    await this.#queues.likenessSet.add(
      'likenessSet',
      { userId },
      {
        jobId: `set-${cause}`,
        attempts: JOBS.likenessSet.attempts,
        backoff: { type: 'capped' },
        removeOnComplete: true,
        removeOnFail: true,
      },
    );
  }

  /**
   * Removes a job from wherever it is.
   * @returns false while a worker has it
   */
  async forget(jobId: string): Promise<boolean> {
    const removed = await Promise.all(
      Object.values(this.#queues).map((queue) => queue.remove(jobId)),
    );
    return removed.every((count) => count === 1);
  }

  /** Removes BullMQ's own record of which job did what; nothing here reads it. */
  async forgetHistory(): Promise<void> {
    for (const queue of Object.values(this.#queues)) {
      await this.#redis.unlink(queue.toKey('events'));
    }
  }

  /** Runs waiting for a worker, next one first. */
  async waiting(name: JobName, limit: number): Promise<string[]> {
    const jobs = await this.#queues[name].getJobs(['waiting'], 0, limit - 1, true);
    return jobs.flatMap((job) => (job?.id ? [job.id] : []));
  }

  async waitingCount(name: JobName): Promise<number> {
    return this.#queues[name].getWaitingCount();
  }

  /** Whether no queue has anything waiting, delayed or active. */
  async isIdle(): Promise<boolean> {
    for (const queue of Object.values(this.#queues)) {
      const counts = await queue.getJobCounts('waiting', 'active', 'delayed');
      if (Object.values(counts).some((count) => count > 0)) return false;
    }
    return true;
  }

  async close(): Promise<void> {
    await Promise.all(Object.values(this.#queues).map((queue) => queue.close()));
  }
}
