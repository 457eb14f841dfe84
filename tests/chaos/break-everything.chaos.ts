import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { readEnv } from '@vesper/core/config/env';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';
import { checkAll } from './check-all.ts';
import { startCountingModel, type CountingModel } from './counting-model.ts';
import { FAULTS } from './faults.ts';
import { Findings } from './findings.ts';
import { ChaosPerson, type World } from './person.ts';
import { Random } from './random.ts';
import { Recovery } from './recovery.ts';
import { reportOf } from './report.ts';

/** Many people act while everything is broken and made whole again: see scripts/chaos.mjs. */
const { MINUTES, SEED, PEOPLE, JSON_FILE, ONLY } = z
  .object({
    MINUTES: z.coerce.number().positive(),
    SEED: z.coerce.number().int(),
    PEOPLE: z.coerce.number().int().min(1),
    JSON_FILE: z.string().optional(),
    ONLY: z.string().optional(),
  })
  .parse(readEnv());

const TOKENS = 10_000;
/** Whatever is broken is whole again well within this. */
const STUCK_MS = 120_000;
const names = Object.keys(FAULTS).filter((name) => ONLY === undefined || name.includes(ONLY));

interface Account {
  tokens: number;
  pendingEntries: Array<{ key: string; kind: string; amount: number; at: Date }>;
}

/** Gives somebody tokens for all of it, as an operator's grant does: balance and movement at once. */
async function grant({ documents }: Stack, userId: string): Promise<void> {
  const entry = { key: 'chaos', kind: 'grant', amount: TOKENS, at: new Date() };
  const _id = Types.ObjectId.createFromHexString(userId);
  const given = { $inc: { tokens: TOKENS }, $push: { pendingEntries: entry } };
  await documents.collection<Account>('users').updateOne({ _id }, given);
}

it('loses nothing', { timeout: (MINUTES + 10) * 60_000 }, async () => {
  const random = new Random(SEED);
  const [findings, recovery] = [new Findings(), new Recovery()];
  const model = await startCountingModel();
  const env = { CHAT_BASE_URL: model.baseUrl, CHAT_MODEL: 'counting', PLAN_LIMITS: 'off' };
  const stack = await startStack({ gateways: 2, workers: 2, env });
  let isOver = false;
  const [first, ...others] = stack.gateways.map(({ baseUrl }) => baseUrl);
  if (first === undefined) throw new Error('There is no gateway.');
  const world: World = {
    gateways: [first, ...others],
    ...{ findings, recovery },
    isOver: () => isOver,
  };
  const people = Array.from({ length: PEOPLE }, () => new ChaosPerson(world, random.fork()));
  try {
    for (const person of people) {
      await person.join();
      await grant(stack, person.userId);
    }
    const lives = Promise.all(people.map((person) => person.live()));
    const faults = await breakEverything({ stack, model, people }, random.fork(), recovery);
    isOver = true;
    await lives;
    const unsettled = await stack.settled(STUCK_MS).catch((err: unknown) => String(err));
    findings.look('nothing is under way after 120 s', unsettled ?? false);
    await checkAll(stack, people, findings);
    if (findings.violations > 0) keepTraces(stack);
    const runs = people.reduce((sum, { taken }) => sum + taken.length, 0);
    const course = { seed: SEED, minutes: MINUTES, people: PEOPLE, runs, faults };
    process.stdout.write(reportOf(course, findings, recovery));
    if (JSON_FILE !== undefined) {
      const told = { ...course, invariants: findings.rows(), recovery: recovery.rows() };
      mkdirSync(dirname(JSON_FILE), { recursive: true });
      writeFileSync(JSON_FILE, `${JSON.stringify(told, null, 2)}\n`);
    }
    expect(findings.violations).toBe(0);
  } finally {
    isOver = true;
    for (const person of people) person.leave();
    await stack.stop();
    await model.stop();
  }
});

/** Keeps what each process said last, for whoever looks for the reason of a violation. */
function keepTraces({ gateways, workers, dataDir }: Stack): void {
  const processes = [...gateways.map(({ process }) => process), ...workers];
  const dir = join('.cache/chaos', basename(dataDir));
  mkdirSync(dir, { recursive: true });
  for (const [index, { output }] of processes.entries()) {
    writeFileSync(join(dir, `${index}.log`), output);
  }
  process.stdout.write(`What the processes said last is in ${dir}\n`);
}

/** One fault after another until the time is up. @returns how often each was done */
async function breakEverything(
  it: { stack: Stack; model: CountingModel; people: readonly ChaosPerson[] },
  random: Random,
  recovery: Recovery,
): Promise<Record<string, number>> {
  const done: Record<string, number> = {};
  const until = performance.now() + MINUTES * 60_000;
  const [first = '', ...others] = names;
  await pause(3_000);
  while (performance.now() < until) {
    const name = random.pick([first, ...others]);
    recovery.fault(name);
    done[name] = (done[name] ?? 0) + 1;
    const at = new Date().toISOString().slice(11, 19);
    process.stdout.write(`${at} ${name}\n`);
    await FAULTS[name]?.(it, random);
    await pause(random.between(2_000, 15_000));
  }
  return done;
}
