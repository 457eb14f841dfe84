import { z } from 'zod';
import { CASE_REASON_NAMES } from './case.ts';
import { decisionAction } from './desk/case.ts';

const count = z.int().nonnegative();

/** What was reported and decided of the cases that were opened in one month, UTC. */
const transparencyMonth = z.object({
  month: z.string().regex(/^\d{4}-\d{2}$/),
  cases: count,
  /** Reports of members by reason; those of the same thing are counted one by one. */
  reports: z.partialRecord(z.enum(CASE_REASON_NAMES), count),
  /** Requests of people without an account. */
  takedowns: count,
  decisions: z.partialRecord(decisionAction, count),
  /** From the opening of a case to its decision; null while there is none. */
  medianHours: z.number().nonnegative().nullable(),
  appeals: count,
  /** Decisions that an appeal took back. */
  overturned: count,
  /** Of the cases that hid something: the share that hid it by themselves, before anybody looked. */
  automatedShare: z.number().min(0).max(1).nullable(),
});
export type TransparencyMonth = z.infer<typeof transparencyMonth>;

/** The newest month first; those without a case are left out. */
export const transparencyView = z.object({ months: z.array(transparencyMonth) });
