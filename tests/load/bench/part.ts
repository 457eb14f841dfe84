import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';

type PartName = 'model' | 'clients' | 'bare-worker' | 'bare-gateway' | 'bare-koa' | 'http-load';

const answer = z.union([z.object({ error: z.string() }), z.object({ value: z.unknown() })]);

/** One process of a measurement: it does what it is told, one order after the other. */
export class Part {
  readonly #child: ChildProcess;

  constructor(name: PartName) {
    const bundle = new URL('../../../embedded/dist/bench-part.js', import.meta.url);
    this.#child = fork(bundle, [name], { serialization: 'advanced' });
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** @throws Error with what the process said, when the order failed */
  async ask<Schema extends z.ZodType>(order: unknown, schema: Schema): Promise<z.output<Schema>> {
    const answered = once(this.#child, 'message');
    this.#child.send(order === undefined ? null : JSON.parse(JSON.stringify(order)));
    const [message]: unknown[] = await answered;
    const parsed = answer.parse(message ?? {});
    if ('error' in parsed) throw new Error(parsed.error);
    return schema.parse(parsed.value);
  }

  stop(): void {
    this.#child.kill('SIGKILL');
  }
}
