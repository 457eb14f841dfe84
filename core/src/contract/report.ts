import { z } from 'zod';
import { caseReason, caseSubject, reportReason } from './case.ts';
import { id, SOME_TEXT, time } from './common.ts';
import { decisionAction } from './desk/case.ts';
import { LIMITS } from './limits.ts';

/** What members can report. */
export const REPORTABLE = [
  'image',
  'collection',
  'character',
  'profile',
  'story',
  'message',
  'share',
] as const;
export type Reportable = (typeof REPORTABLE)[number];

const words = z
  .string()
  .trim()
  .max(LIMITS.reportWordsMax, `Write at most ${LIMITS.reportWordsMax} characters.`);

export const reportRequest = z.strictObject({
  subject: z.strictObject({ type: z.enum(REPORTABLE), id }),
  reason: reportReason,
  words: words.default(''),
});
export type ReportRequest = z.infer<typeof reportRequest>;

const subject = z.object({ type: caseSubject, id: z.string() });

const REPORT_STATES = ['open', 'nothing_found', 'acted'] as const;

/** A report as whoever made it sees it. */
export const reportView = z.object({
  id,
  subject,
  reason: reportReason,
  state: z.enum(REPORT_STATES),
  /** Out of sight, at least until somebody has decided. */
  isHidden: z.boolean(),
  createdAt: time,
});
export type ReportView = z.infer<typeof reportView>;

const APPEAL_STATES = ['open', 'upheld', 'overturned'] as const;

/**
 * The statement of reasons about something of the member's: what was done, by which rule, for which
 * facts, by whom, and how to appeal. Nobody learns from it who reported.
 */
export const decisionView = z.object({
  id,
  subject,
  /** `held`: out of sight by itself until somebody has decided. */
  action: z.union([decisionAction, z.literal('held')]),
  rule: caseReason,
  /** The rule in words. */
  ruleText: z.string(),
  facts: z.string(),
  /** Nobody has looked at it yet. */
  isAutomated: z.boolean(),
  at: time,
  /** Null where there is nothing to appeal against. */
  appealUntil: time.nullable(),
  appeal: z.enum(APPEAL_STATES).nullable(),
});
export type DecisionView = z.infer<typeof decisionView>;

export const appealRequest = z.strictObject({
  words: words.min(1, 'Say what we got wrong.').meta(SOME_TEXT),
});
