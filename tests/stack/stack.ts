import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import mongoose, { type Connection } from 'mongoose';
import { loadConfig } from '@vesper/core/config/config';
import { readEnv } from '@vesper/core/config/env';
import { createPatientRedis, type RedisClient } from '@vesper/core/redis';
import { Queues } from '@vesper/core/runs/queues';
import { openStorage } from '@vesper/core/storage/open-storage';
import type { StackProcess } from './stack-process.ts';
import type { StackService } from './stack-services.ts';

export interface StackGateway {
  baseUrl: string;
  process: StackProcess;
}

interface StackParts {
  dir: string;
  redis: StackService;
  documents: StackService;
  gateways: StackGateway[];
  workers: StackProcess[];
  newWorker: (from?: string) => StackProcess;
  newGateway: (baseUrl: string) => StackProcess;
}

/** The product as real processes: what a test talks to, breaks, and waits for. */
export class Stack {
  readonly #parts: StackParts;
  readonly #redis: RedisClient;
  readonly #queues: Queues;
  readonly #documents: Connection;

  constructor(parts: StackParts) {
    this.#parts = parts;
    this.#redis = createPatientRedis(parts.redis.uri);
    // Redis is restarted by tests; the connection comes back by itself.
    this.#redis.on('error', () => undefined);
    this.#queues = new Queues(this.#redis);
    this.#documents = mongoose.createConnection(parts.documents.uri);
  }

  /** Address of the first gateway. */
  get baseUrl(): string {
    const first = this.#parts.gateways[0];
    if (!first) throw new Error('This stack has no gateway.');
    return first.baseUrl;
  }

  get gateways(): readonly StackGateway[] {
    return this.#parts.gateways;
  }

  get workers(): readonly StackProcess[] {
    return this.#parts.workers;
  }

  /** The data directory of gateways and workers. */
  get dataDir(): string {
    return this.#parts.dir;
  }

  get redisUrl(): string {
    return this.#parts.redis.uri;
  }

  get mongodbUri(): string {
    return this.#parts.documents.uri;
  }

  /** The processes, by what they are: of gateways and workers the first ones. */
  get pids(): { gateway: number; worker: number; documents: number } {
    const { gateways, workers, documents } = this.#parts;
    return {
      gateway: gateways[0]?.process.pid ?? 0,
      worker: workers[0]?.pid ?? 0,
      documents: documents.process?.pid ?? 0,
    };
  }

  /** True if Redis and the documents are processes of this stack, which a test may kill. */
  get isEmbedded(): boolean {
    return Boolean(this.#parts.redis.process && this.#parts.documents.process);
  }

  /** A connection of the test's own, for looking at what is stored. */
  get redis(): RedisClient {
    return this.#redis;
  }

  /** A connection of the test's own, for looking at what is stored. */
  get documents(): Connection {
    return this.#documents;
  }

  /** The keys of the stored objects that begin so. */
  async storedKeys(prefix: string): Promise<string[]> {
    const config = loadConfig({ ...readEnv(), DATA_DIR: this.#parts.dir });
    return (await openStorage(config)).list(prefix);
  }

  /** Does something while no worker goes on: it happens before their next step, however slow it is. */
  async whileWorkersStand<Result>(act: () => Promise<Result>): Promise<Result> {
    const workers = [...this.#parts.workers];
    for (const worker of workers) worker.signal('SIGSTOP');
    try {
      return await act();
    } finally {
      for (const worker of workers) worker.signal('SIGCONT');
    }
  }

  /** kill -9 of a worker; it stays dead. */
  async killWorker(index = 0): Promise<void> {
    const [worker] = this.#parts.workers.splice(index, 1);
    if (!worker) throw new Error(`There is no worker ${index}.`);
    await worker.kill();
  }

  /**
   * Starts one more worker; resolves when it takes jobs.
   * @param from the folder of another version
   */
  async startWorker(from?: string): Promise<StackProcess> {
    const worker = this.#parts.newWorker(from);
    this.#parts.workers.push(worker);
    await worker.start();
    return worker;
  }

  /** kill -9 of a gateway and a new one at the same address. */
  async restartGateway(index = 0): Promise<void> {
    const gateway = this.#parts.gateways[index];
    if (!gateway) throw new Error(`There is no gateway ${index}.`);
    await gateway.process.kill();
    await gateway.process.start();
  }

  /** Ends a gateway in order and starts one of this version at the same address. */
  async replaceGateway(index: number): Promise<void> {
    const gateway = this.#parts.gateways[index];
    if (!gateway) throw new Error(`There is no gateway ${index}.`);
    await gateway.process.stop();
    gateway.process = this.#parts.newGateway(gateway.baseUrl);
    await gateway.process.start();
  }

  /** kill -9 of the document store, and its return on the same data. */
  async killDocuments(): Promise<void> {
    const { process } = this.#parts.documents;
    if (!process) throw new Error('A real MongoDB is not for a test to kill.');
    await process.kill();
    await process.start();
  }

  /**
   * Lets the document store's files grow by so many bytes and no more, as on a full disk.
   * @returns how to give it room again.
   */
  fillDiskOfDocuments(room: number): () => void {
    const { process } = this.#parts.documents;
    if (!process) throw new Error('A real MongoDB is not for a test to limit.');
    const limit = (bytes: number | 'unlimited') =>
      void execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`]);
    limit(statSync(join(this.dataDir, 'documents/data.mdb')).size + room);
    return () => limit('unlimited');
  }

  /** Lets workers write no file of more than so many bytes. @returns how to give them room again */
  fillDiskOfWorkers(room: number): () => void {
    const limit = (bytes: number | 'unlimited') => {
      for (const { pid } of this.#parts.workers) {
        execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);
      }
    };
    limit(room);
    return () => limit('unlimited');
  }

  /** Makes the document store hang, its connections open; the answer is how to let it go on. */
  suspendDocuments(): () => void {
    const { process } = this.#parts.documents;
    if (!process) throw new Error('A real MongoDB is not for a test to suspend.');
    process.signal('SIGSTOP');
    return () => process.signal('SIGCONT');
  }

  /** Ends Redis in order and starts it again on the same data. */
  async restartRedis(): Promise<void> {
    const { process } = this.#parts.redis;
    if (!process) throw new Error('A real Redis is not for a test to restart.');
    await process.stop();
    await process.start();
  }

  /** kill -9 of Redis, and its return on the same data. */
  async killRedis(): Promise<void> {
    const { process } = this.#parts.redis;
    if (!process) throw new Error('A real Redis is not for a test to kill.');
    await process.kill();
    await process.start();
  }

  /** Makes Redis hang, its connections open; the answer is how to let it go on. */
  suspendRedis(): () => void {
    const { process } = this.#parts.redis;
    if (!process) throw new Error('A real Redis is not for a test to suspend.');
    process.signalGroup('SIGSTOP');
    return () => process.signalGroup('SIGCONT');
  }

  /**
   * Resolves when nothing is under way: no run is live and no queue holds a job.
   * @throws after `limitMs`, naming what is still there.
   */
  async settled(limitMs = 90_000): Promise<void> {
    const end = Date.now() + limitMs;
    for (;;) {
      const live = await this.#documents.collection('runs').countDocuments({ live: true });
      if (live === 0 && (await this.#queues.isIdle())) return;
      if (Date.now() > end) throw new Error(await this.#unsettled(limitMs));
      await pause(25);
    }
  }

  async #unsettled(limitMs: number): Promise<string> {
    const runs = await this.#documents.collection('runs').find({ live: true }).toArray();
    const each = runs.map(async ({ _id, kind, status, attempts }) => {
      const job = await this.#queues.runState(kind, String(_id));
      return `${kind} ${String(_id)}: ${status}, attempt ${attempts}, job ${job}`;
    });
    const told = (await Promise.all(each)).join('; ');
    return `After ${limitMs} ms ${runs.length} runs are still live: ${told}`;
  }

  /**
   * Ends every process and removes all data.
   * @throws when a process had ended by itself, with what it wrote last.
   */
  async stop(): Promise<void> {
    const { redis, documents, gateways, workers, dir } = this.#parts;
    await this.#documents.close();
    await this.#queues.close();
    this.#redis.disconnect();
    const product = [...gateways.map(({ process }) => process), ...workers];
    await Promise.all(product.map((process) => process.stop()));
    await Promise.all([redis.process?.stop(), documents.process?.stop()]);
    await Promise.all([redis.clear(), documents.clear()]);
    await rm(dir, { recursive: true, force: true });
    const ended = [...product, redis.process, documents.process].find((it) => it?.accident);
    if (ended) throw new Error(`${ended.accident} during the test:\n${ended.output}`);
  }
}
