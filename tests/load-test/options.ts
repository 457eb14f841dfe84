import { parseArgs } from 'node:util';
import { z } from 'zod';
import { LIMITS } from '@vesper/core/contract/limits';
import { readLimit, type Limit } from './limits.ts';

const SCENARIOS = ['chat', 'pictures', 'sockets', 'mixed'] as const;
export type Scenario = (typeof SCENARIOS)[number];

const MINUTE = 60_000;

const words = z.object({
  target: z.url({ protocol: /^https?$/, error: 'must be an address, https://...' }),
  people: z.coerce.number().int().min(1).max(100_000),
  tabs: z.coerce.number().int().min(1).max(LIMITS.socketsPerUser),
  minutes: z.coerce.number().positive(),
  ramp: z.coerce.number().nonnegative().optional(),
  scenario: z.enum(SCENARIOS),
  limit: z.array(z.string()).default([]),
  json: z.string().optional(),
  html: z.string(),
});

export interface LoadOptions {
  target: URL;
  /** What the target's configuration has to know too. */
  key: string;
  people: number;
  /** Sockets of each of them. */
  tabs: number;
  durationMs: number;
  /** The time in which one after the other arrives. */
  rampMs: number;
  scenario: Scenario;
  /** Limits of the operator, on top of the usual ones. */
  limits: Limit[];
  json: string | undefined;
  html: string;
}

/**
 * Reads the command's words.
 * @throws Error with a sentence about each word that is wrong
 */
export function readOptions(args: string[], key: string | undefined): LoadOptions {
  const { values } = parseArgs({
    args,
    options: {
      target: { type: 'string' },
      people: { type: 'string', default: '100' },
      tabs: { type: 'string', default: '1' },
      minutes: { type: 'string', default: '5' },
      ramp: { type: 'string' },
      scenario: { type: 'string', default: 'mixed' },
      limit: { type: 'string', multiple: true },
      json: { type: 'string' },
      html: { type: 'string', default: '.cache/load/report.html' },
    },
  });
  const { data, error } = words.safeParse(values);
  if (!data) {
    const problems = error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`);
    throw new Error(problems.join('\n'));
  }
  if (key === undefined || key.length < 32) {
    throw new Error('LOAD_TEST_KEY: set it to what the target has in its configuration.');
  }
  const { target, people, tabs, minutes, ramp = minutes / 5, scenario, json, html } = data;
  return {
    ...{ target: new URL(target), key, people, tabs, scenario, json, html },
    durationMs: minutes * MINUTE,
    rampMs: Math.min(ramp, minutes) * MINUTE,
    limits: data.limit.map(readLimit),
  };
}
