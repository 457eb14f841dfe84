import { expect, it } from 'vitest';
import type { ModelAudience } from '../contract/model-settings.ts';
import type { PlanName } from '../contract/plans.ts';
import type { Role } from '../contract/role.ts';
import { can } from './chat-model.ts';

it.each<[ModelAudience, Role, PlanName, boolean]>([
  ['everyone', 'member', 'free', true],
  ['staff', 'member', 'pro', false],
  ['staff', 'moderator', 'free', true],
  ['staff', 'operator', 'free', true],
  [['pro'], 'member', 'free', false],
  [['pro'], 'member', 'pro', true],
  [['free', 'pro'], 'member', 'free', true],
  [['pro'], 'operator', 'free', true],
])('a model for %j: a %s with the plan %s may use it: %s', (audience, role, plan, may) => {
  expect(can({ role, plan }, 'use', { audience })).toBe(may);
});
