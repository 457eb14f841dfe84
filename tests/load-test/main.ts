import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readEnv } from '@vesper/core/config/env';
import { judge, type Verdict } from './limits.ts';
import { Measures } from './measures.ts';
import { readOptions, type LoadOptions } from './options.ts';
import { reportPage } from './report-page.ts';
import { proveTarget } from './target.ts';
import { TestPerson } from './test-person.ts';

/** People who leave at the same time. */
const LEAVING = 20;
const TOLD_EVERY_MS = 10_000;

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

/** Lets people arrive one after the other, live, and leave. */
async function act(options: LoadOptions, measures: Measures): Promise<void> {
  const begun = performance.now();
  let isStopped = false;
  process.once('SIGINT', () => {
    say('Stopping: everybody leaves.');
    isStopped = true;
  });
  const isOver = (): boolean => isStopped || performance.now() - begun > options.durationMs;
  const world = { options, measures, isOver };
  const people = Array.from({ length: options.people }, (_, index) => new TestPerson(world, index));
  const telling = setInterval(() => {
    const passed = Math.round((performance.now() - begun) / 1_000);
    const failed = measures.total('request failed');
    say(`${passed} s: ${measures.openSockets} sockets, ${failed} requests failed`);
  }, TOLD_EVERY_MS);
  const lives = people.map(async (person, index) => {
    await pause((index / people.length) * options.rampMs);
    if (!isOver()) await person.live();
  });
  await Promise.all(lives);
  clearInterval(telling);
  say('Everybody leaves.');
  const left = [...people];
  const leave = async (): Promise<void> => {
    for (let person = left.pop(); person; person = left.pop()) await person.leave();
  };
  await Promise.all(Array.from({ length: LEAVING }, leave));
  const behind = measures.total('account left behind');
  say(behind === 0 ? 'All accounts are deleted.' : `${behind} accounts could not be deleted.`);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function line({ measure, statistic, most, measured, holds }: Verdict): string {
  if (measured === undefined) return `  -       ${measure} ${statistic}: not measured`;
  const mark = holds ? 'ok      ' : 'TOO MUCH';
  return `  ${mark} ${measure} ${statistic}: ${Math.round(measured)}, at most ${most}`;
}

async function test(): Promise<void> {
  const options = readOptions(process.argv.slice(2), readEnv()['LOAD_TEST_KEY']);
  const { target, people, tabs, scenario, durationMs, limits, json, html } = options;
  await proveTarget(target, options.key);
  const minutes = durationMs / 60_000;
  say(
    `${people} people with ${tabs} sockets each, ${scenario}, ${minutes} minutes: ${target.origin}`,
  );
  const measures = new Measures();
  const begunAt = new Date().toISOString();
  await act(options, measures);
  const summaries = measures.summaries();
  const verdicts = judge(summaries, limits);
  const course = { target: target.origin, begunAt, people, tabs, scenario, minutes };
  const told = { ...course, mostSockets: measures.mostSockets, summaries, verdicts };
  const steps = measures.steps();
  if (json !== undefined) write(json, `${JSON.stringify({ ...told, steps }, null, 2)}\n`);
  write(html, reportPage(told, steps));
  for (const [name, { p50, p95, p99, count }] of Object.entries(summaries)) {
    const times =
      p99 > 0 ? `  p50 ${Math.round(p50)}  p95 ${Math.round(p95)}  p99 ${Math.round(p99)} ms` : '';
    say(`  ${name}: ${count}${times}`);
  }
  say(`Most sockets at once: ${measures.mostSockets}`);
  for (const verdict of verdicts) say(line(verdict));
  say(`The report with its plots is ${html}`);
  process.exitCode = verdicts.every(({ holds }) => holds) ? 0 : 1;
}

await test().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
});
