import { expect, it } from 'vitest';
import { settingsProblem } from './redis-problem.ts';

const info = (version: string, policy: string): string =>
  `# Server\r\nredis_version:${version}\r\n# Memory\r\nmaxmemory_policy:${policy}\r\n`;

it('Redis fits when it is new enough and never throws keys away', () => {
  expect(settingsProblem(info('7.0.15', 'noeviction'))).toBeUndefined();
  expect(settingsProblem(info('8.2.1', 'noeviction'))).toBeUndefined();
  expect(settingsProblem(info('6.2.7', 'noeviction'))).toMatch(/6\.2\.7.*version 7/);
  expect(settingsProblem(info('7.0.15', 'allkeys-lru'))).toMatch(/allkeys-lru.*noeviction/);
});

it('a server that keeps its settings to itself is believed', () => {
  expect(settingsProblem('# Server\r\n')).toBeUndefined();
});
