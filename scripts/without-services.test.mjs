import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withoutServices } from './without-services.mjs';

/** @type {string} */
let dir;
/** @type {string} */
let policy;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'policy-'));
  policy = join(dir, 'policy-rc.d');
});
afterEach(() => rmSync(dir, { recursive: true }));

const ask = () => spawnSync(policy, ['redis-server', 'start']).status;

test('no service may start during the installation, and afterwards nothing is left', () => {
  expect(withoutServices(ask, policy)).toBe(101);
  expect(existsSync(policy)).toBe(false);
});

test('an installation that fails leaves nothing either', () => {
  const fail = () => {
    throw new Error('no network');
  };
  expect(() => withoutServices(fail, policy)).toThrow('no network');
  expect(existsSync(policy)).toBe(false);
});

test('the policy of an administrator stays', () => {
  writeFileSync(policy, '#!/bin/sh\nexit 104\n', { mode: 0o755 });
  expect(withoutServices(ask, policy)).toBe(104);
  expect(existsSync(policy)).toBe(true);
});

test('what a killed process left forbids nothing, and is replaced', () => {
  const { pid } = spawnSync('true');
  const own = withoutServices(() => readFileSync(policy, 'utf8'), policy);
  writeFileSync(policy, own.replace(String(process.pid), String(pid)), { mode: 0o755 });
  expect(ask()).toBe(0);
  expect(withoutServices(ask, policy)).toBe(101);
  expect(existsSync(policy)).toBe(false);
});
