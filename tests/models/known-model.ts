import { existsSync } from 'node:fs';
import { readEnv } from '@vesper/core/config/env';

/** The real model that these tests run; `npm run test:models` fetches it and says where it is. */
export function knownModel(): string {
  const { TEST_MODEL_FILE } = readEnv();
  if (TEST_MODEL_FILE !== undefined && existsSync(TEST_MODEL_FILE)) return TEST_MODEL_FILE;
  throw new Error('Run these tests by `npm run test:models`, which fetches the model.');
}

/** Prints a measurement beside the results. */
export function measured(what: string, value: string): void {
  process.stdout.write(`    ${what}: ${value}\n`);
}

/** The one in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
