import type { Scenario } from '../scenario.ts';
import { BOOKSHOP } from './bookshop.ts';
import { LIGHTHOUSE } from './lighthouse.ts';
import { MOUNTAIN_PASS } from './pass.ts';
import { ROOFTOP } from './rooftop.ts';
import { SIGNAL } from './signal.ts';
import { WINTER_CROWN } from './winter-crown.ts';

export const SCENARIOS: readonly Scenario[] = [
  LIGHTHOUSE,
  MOUNTAIN_PASS,
  BOOKSHOP,
  SIGNAL,
  WINTER_CROWN,
  ROOFTOP,
];
