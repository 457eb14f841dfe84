import { z } from 'zod';
import { caseKind, casePriority, caseReason, caseSubject, reportReason } from '../case.ts';
import { id, pageQuery, time } from '../common.ts';
import { reason } from './common.ts';

/** Ways to decide a case, in the order of the keys 1 to 6 at the desk. */
export const CASE_ACTIONS = ['dismiss', 'hide', 'remove', 'warn', 'limit', 'suspend'] as const;
/** Ways to decide an appeal: the decision stays, or is taken back. */
export const APPEAL_ACTIONS = ['uphold', 'overturn'] as const;
export const DECISIONS = [...CASE_ACTIONS, ...APPEAL_ACTIONS] as const;
export const decisionAction = z.enum(DECISIONS);
export type DecisionAction = z.infer<typeof decisionAction>;

export const CASE_LISTS = ['open', 'mine', 'decided'] as const;

export const deskCasesQuery = pageQuery.extend({
  list: z.enum(CASE_LISTS).default('open'),
  kind: caseKind.optional(),
  ownerId: id.optional(),
});

const subject = z.object({ type: caseSubject, id: z.string() });

const deskDecision = z.object({
  action: decisionAction,
  rule: caseReason,
  facts: z.string(),
  by: id,
  at: time,
});

export const deskCase = z.object({
  id,
  kind: caseKind,
  subject,
  ownerId: id.nullable(),
  reason: caseReason,
  priority: casePriority,
  openedAt: time,
  dueAt: time,
  /** The time that the law leaves, of a picture that somebody asks to be taken down. */
  lawDueAt: time.nullable(),
  reports: z.int().nonnegative(),
  /** Out of sight until decided. */
  isHeld: z.boolean(),
  isEscalated: z.boolean(),
  /** Who works on it; null when nobody does. */
  claim: z.object({ by: id, until: time, isOwn: z.boolean() }).nullable(),
  decision: deskDecision.nullable(),
  /** The case whose decision it is about, of an appeal. */
  appealOf: id.nullable(),
  isOverturned: z.boolean(),
});
export type DeskCase = z.infer<typeof deskCase>;

/** What the case is about, in words; pictures are looked at one by one. */
export const caseContext = z.object({
  title: z.string().nullable(),
  texts: z.array(z.object({ label: z.string(), text: z.string() })),
  hasPicture: z.boolean(),
  /** A message and those around it, in their order. */
  messages: z.array(
    z.object({ id, role: z.string(), content: z.string(), isSubject: z.boolean() }),
  ),
});
export type CaseContext = z.input<typeof caseContext>;

const caseOwner = z.object({
  id,
  name: z.string().nullable(),
  /** Strikes that still count. */
  strikes: z.int().nonnegative(),
  limitedUntil: time.nullable(),
  isSuspended: z.boolean(),
  decisions: z.int().nonnegative(),
});

export const deskCaseDetails = deskCase.extend({
  details: z.string().nullable(),
  /** What people said who reported it. */
  reportList: z.array(z.object({ reason: reportReason, words: z.string(), at: time })),
  owner: caseOwner.nullable(),
  /** Null for those who have not claimed it, and once there is no such thing any more. */
  context: caseContext.nullable(),
  /** The form of whoever asks for a picture to be taken down; for those who claimed it. */
  takedown: z
    .object({
      name: z.string(),
      contact: z.string(),
      link: z.string(),
      words: z.string(),
      signature: z.string(),
    })
    .nullable(),
  /** The decision that an appeal is about. */
  appealed: deskDecision.nullable(),
});
export type DeskCaseDetails = z.infer<typeof deskCaseDetails>;

export const decideCaseRequest = z.strictObject({
  action: decisionAction,
  /** The rule that was broken, where it is another than what the case was opened for. */
  rule: caseReason.optional(),
  /** What the owner is told, and the audit log keeps. */
  facts: reason,
});
export type DecideCaseRequest = z.infer<typeof decideCaseRequest>;

/** Answers that a moderator can begin with. */
export const CASE_TEMPLATES = [
  { label: 'Nothing wrong', text: 'We looked at it and found nothing against the rules.' },
  { label: 'Looks too young', text: 'Somebody in it looks or is described as younger than 18.' },
  { label: 'Real person', text: 'It shows a real person, and we know of no consent.' },
  { label: 'Pretends', text: 'It pretends to be somebody else.' },
  { label: 'Threat or hate', text: 'It threatens or attacks people.' },
  {
    label: 'Advertising',
    text: 'It advertises, or leads people to another place to deceive them.',
  },
] as const;
