import { z } from 'zod';

const HOUR_MS = 3_600_000;

/** From the most to the least urgent, with the time in which somebody is to decide. */
export const CASE_PRIORITIES = ['P0', 'P1', 'P2'] as const;
export const casePriority = z.enum(CASE_PRIORITIES);
export type CasePriority = z.infer<typeof casePriority>;

export const DUE_MS: Record<CasePriority, number> = {
  P0: HOUR_MS,
  P1: 24 * HOUR_MS,
  P2: 72 * HOUR_MS,
};

/** By law (US TAKE IT DOWN Act) a picture that somebody asks to be taken down is gone in this time. */
export const TAKEDOWN_LAW_MS = 48 * HOUR_MS;
/** Ages at which an open request warns, and at which somebody is called. */
export const TAKEDOWN_WARN_MS = 20 * HOUR_MS;
export const TAKEDOWN_PAGE_MS = 36 * HOUR_MS;

/**
 * Where a case comes from. `review`: what a check could not decide; `age`: maybe a minor's account;
 * `suspension`: what somebody at the desk did by themself, which nobody had reported.
 */
export const CASE_KINDS = ['report', 'takedown', 'review', 'age', 'appeal', 'suspension'] as const;
export const caseKind = z.enum(CASE_KINDS);
export type CaseKind = z.infer<typeof caseKind>;

/** What a case is about. */
export const CASE_SUBJECTS = [
  'image',
  'collection',
  'character',
  'profile',
  'story',
  'message',
  'share',
  'likeness',
  'account',
] as const;
export const caseSubject = z.enum(CASE_SUBJECTS);
export type CaseSubject = z.infer<typeof caseSubject>;

interface CaseReason {
  label: string;
  /** The rule that was broken, as the statement of reasons quotes it. */
  rule: string;
  priority: CasePriority;
  /** Nobody sees the subject until somebody has decided. */
  hides?: true;
}

/** Reasons that people choose from. */
export const REPORT_REASONS = {
  child_safety: {
    label: 'Child safety',
    rule: 'Everyone who is shown or described is an adult, and looks and acts like one.',
    priority: 'P0',
    hides: true,
  },
  intimate_image: {
    label: 'An intimate picture or a real face without consent',
    rule: 'Real people are shown only if they agreed to it themselves.',
    priority: 'P0',
    hides: true,
  },
  impersonation: {
    label: 'Pretends to be somebody',
    rule: 'Nobody pretends to be another person or an organisation.',
    priority: 'P1',
  },
  self_harm: {
    label: 'Self-harm',
    rule: 'Nothing encourages people to hurt themselves.',
    priority: 'P1',
  },
  violence: {
    label: 'Violence or threats',
    rule: 'Nothing threatens people or glorifies violence against them.',
    priority: 'P1',
  },
  hate: {
    label: 'Hate',
    rule: 'Nobody is attacked for who they are.',
    priority: 'P1',
  },
  spam: {
    label: 'Spam or a scam',
    rule: 'Nothing advertises or deceives.',
    priority: 'P2',
  },
  other: {
    label: 'Something else',
    rule: 'What is public follows the Terms of Service.',
    priority: 'P2',
  },
} as const satisfies Record<string, CaseReason>;

/** Reasons that the product gives by itself. */
const OWN_REASONS = {
  underage_member: {
    label: 'The member may be under 18',
    rule: 'Members are 18 or older.',
    priority: 'P0',
  },
  check: {
    label: 'A check could not decide',
    rule: 'Pictures of people and public pictures pass a check first.',
    priority: 'P1',
  },
  strikes: {
    label: 'Several strikes',
    rule: 'Whoever breaks the rules again and again loses the account.',
    priority: 'P1',
  },
  terms: {
    label: 'Breaks the Terms of Service',
    rule: 'Members keep to the Terms of Service.',
    priority: 'P1',
  },
} as const satisfies Record<string, CaseReason>;

export const CASE_REASONS: Record<CaseReasonName, CaseReason> = {
  ...REPORT_REASONS,
  ...OWN_REASONS,
};
export type ReportReason = keyof typeof REPORT_REASONS;
export type CaseReasonName = ReportReason | keyof typeof OWN_REASONS;

export const REPORT_REASON_NAMES = Object.keys(REPORT_REASONS).filter(
  (name): name is ReportReason => name in REPORT_REASONS,
);
export const CASE_REASON_NAMES = Object.keys(CASE_REASONS).filter(
  (name): name is CaseReasonName => name in CASE_REASONS,
);
export const caseReason = z.enum(CASE_REASON_NAMES);
export const reportReason = z.enum(REPORT_REASON_NAMES);
