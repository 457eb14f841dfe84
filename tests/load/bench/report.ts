import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, loadavg, release, totalmem } from 'node:os';
import { dirname } from 'node:path';
import { z } from 'zod';
import { readEnv } from '@vesper/core/config/env';
import { medianOf, type Figures } from './figures.ts';

const order = z.object({
  /** Times that each measurement is made, after one that warms up and is not counted. */
  BENCH_RUNS: z.coerce.number().int().positive().default(3),
  BENCH_JSON: z.string().optional(),
});
const { BENCH_RUNS: times, BENCH_JSON: file } = order.parse(readEnv());

/** What a measurement depends on besides the product; two machines differ in it. */
export function machine() {
  const [cpu] = cpus();
  return {
    cpu: cpu?.model ?? 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    arch: arch(),
    kernel: release(),
    node: process.version,
    redis:
      execFileSync('redis-server', ['--version'])
        .toString()
        .match(/v=(\S+)/)?.[1] ?? '',
  };
}

const reportFile = z.object({
  machine: z.record(z.string(), z.unknown()),
  measured: z.record(z.string(), z.unknown()),
});

/** Runs something several times. @returns the median of each figure */
export async function measureTimes(
  run: () => Promise<Figures>,
  { warmUp = true, runs = times } = {},
): Promise<Figures> {
  if (warmUp) await run();
  const found: Figures[] = [];
  for (let count = 0; count < runs; count += 1) found.push(await run());
  return medianOf(found);
}

/** Each figure of the product beside that of the bare pipeline. */
export function ratioOf({ product, bare }: Record<'product' | 'bare', Figures>): Figures {
  return Object.fromEntries(
    Object.entries(bare).map(([name, value]) => [name, (product[name] ?? Number.NaN) / value]),
  );
}

/** Prints figures as a table, a column for each of what was measured, and keeps them. */
export function report(name: string, columns: Record<string, Figures>): void {
  const rows = [...new Set(Object.values(columns).flatMap((figures) => Object.keys(figures)))];
  const head = ['', ...Object.keys(columns)];
  const lines = rows.map((row) => [
    row,
    ...Object.values(columns).map((figures) => shown(figures[row])),
  ]);
  const widths = head.map((_, at) =>
    Math.max(...[head, ...lines].map((it) => it[at]?.length ?? 0)),
  );
  const text = [head, ...lines].map((cells) =>
    cells
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  '),
  );
  process.stdout.write(`\n${name}\n${text.join('\n')}\n`);
  if (file !== undefined) keep(file, name, columns);
}

function keep(path: string, name: string, columns: Record<string, Figures>): void {
  const before = readReport(path);
  const at = new Date().toISOString();
  const load = loadavg()[0];
  const measured = { ...before?.measured, [name]: { at, load, columns } };
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify({ machine: machine(), measured }, null, 2)}\n`);
}

function readReport(path: string): z.output<typeof reportFile> | undefined {
  try {
    return reportFile.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}

const shown = (value: number | undefined): string => {
  if (value === undefined) return '';
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3);
};
