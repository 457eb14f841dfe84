import { z } from 'zod';
import { PLAN_NAMES } from './plans.ts';

/** Apart from the plans themselves, which pages without forms read too: they load no zod. */
export const planName = z.enum(PLAN_NAMES);
