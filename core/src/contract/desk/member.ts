import { z } from 'zod';
import { id, pageQuery, time } from '../common.ts';
import { LIMITS } from '../limits.ts';
import { planName } from '../plan-name.ts';
import { role } from '../role.ts';
import { ledgerEntryView } from '../token.ts';
import { ownPassword, reason, requestId } from './common.ts';

/** `asked`: waits for a second person or its time; `begun`: being removed. */
const ERASURES = ['none', 'asked', 'begun'] as const;

/** A member as a row of the desk. */
export const deskMember = z.object({
  id,
  email: z.string(),
  name: z.string().nullable(),
  role,
  plan: planName,
  tokens: z.int(),
  debt: z.int().nonnegative(),
  strikes: z.int().nonnegative(),
  /** Null while not suspended; the end of time where nobody set an end. */
  suspendedUntil: time.nullable(),
  erasure: z.enum(ERASURES),
  createdAt: time,
});
export type DeskMember = z.infer<typeof deskMember>;

export const MEMBER_STATES = ['suspended', 'struck', 'owing', 'leaving'] as const;

export const deskMembersQuery = pageQuery.extend({
  /** Part of a mail address or name, or a whole id. */
  q: z.string().trim().max(LIMITS.searchMax).optional(),
  role: role.optional(),
  plan: planName.optional(),
  state: z.enum(MEMBER_STATES).optional(),
});

const deskSession = z.object({
  /** The beginning of the session's fingerprint: enough to tell two apart, useless to a thief. */
  id: z.string(),
  createdAt: time,
});

const deskStrike = z.object({
  id: z.string(),
  at: time,
  reason: z.string(),
  by: id.nullable(),
});

const deskSuspension = z.object({
  until: time.nullable(),
  reason: z.string(),
  by: id.nullable(),
});

const deskErasure = z.object({ askedBy: id.nullable(), askedAt: time, dueAt: time });

/** One member; nothing of what they wrote, painted or showed. */
export const deskMemberDetails = deskMember.extend({
  adultConfirmedAt: time.nullable(),
  planUntil: time.nullable(),
  sessions: z.array(deskSession),
  strikeList: z.array(deskStrike),
  suspension: deskSuspension.nullable(),
  erasureAsked: deskErasure.nullable(),
  /** Ways in beside the password; of gateways that do not say so yet, none. */
  twoStepOn: z.boolean().default(false),
  passkeys: z.int().nonnegative().default(0),
  counts: z.object({
    conversations: z.int(),
    pictures: z.int(),
    publicPictures: z.int(),
    characters: z.int(),
    stories: z.int(),
  }),
});
export type DeskMemberDetails = z.infer<typeof deskMemberDetails>;

export const deskLedgerEntry = ledgerEntryView;

const AMOUNT = `Enter a whole number from 1 to ${LIMITS.deskTokensMax.toLocaleString('en')}.`;
const tokens = z.int(AMOUNT).min(1, AMOUNT).max(LIMITS.deskTokensMax, AMOUNT);

export const deskTokensRequest = z.strictObject({ tokens, reason, requestId });
export const deskTokensResponse = z.object({
  tokens: z.int(),
  debt: z.int().nonnegative(),
  /** False when this very step was done before. */
  moved: z.boolean(),
});

/** The record of an account as a file; whoever wants everything of theirs takes it out themselves. */
export const deskMemberRecord = z.object({
  account: deskMemberDetails,
  ledger: z.array(deskLedgerEntry),
});

export const deskPlanRequest = z.strictObject({ plan: planName, reason });
export const deskRoleRequest = z.strictObject({ role, reason, password: ownPassword });
export const deskSuspendRequest = z.strictObject({
  /** Null: until somebody lifts it. */
  until: time.nullable(),
  reason,
});
export const deskEraseRequest = z.strictObject({ reason, password: ownPassword });
