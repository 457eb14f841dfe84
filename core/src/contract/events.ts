import { z } from 'zod';
import { id } from './common.ts';
import { notificationView } from './notification.ts';
import { role } from './role.ts';
import { activeRun, runEvents, runLogEvent } from './run.ts';

/** Socket.IO, server → client: event name → payload. Both sides read this table. */
export const serverEvents = {
  ready: z.object({ userId: id, tokens: z.int().nonnegative(), runs: z.array(activeRun) }),
  ...runEvents,
  balance: z.object({ tokens: z.int().nonnegative() }),
  notification: notificationView,
  /** The account's role was changed: what it opens has to be asked for again. */
  role: z.object({ role }),
} as const;

export type ServerEventName = keyof typeof serverEvents;
export type ServerEventData<Name extends ServerEventName> = z.infer<(typeof serverEvents)[Name]>;

const refusal = z.object({ ok: z.literal(false), code: z.string(), message: z.string() });

/** Socket.IO, client → server: event name → payload and acknowledgement. */
export const clientEvents = {
  'run:resume': {
    payload: z.strictObject({ runId: id, afterSeq: z.int().nonnegative() }),
    ack: z.union([z.object({ ok: z.literal(true), events: z.array(runLogEvent) }), refusal]),
  },
  'run:cancel': {
    payload: z.strictObject({ runId: id }),
    ack: z.union([z.object({ ok: z.literal(true) }), refusal]),
  },
  /** Tells if this tab is in front: finished work is notified when none of the user's tabs is. */
  presence: {
    payload: z.strictObject({ visible: z.boolean() }),
    ack: z.union([z.object({ ok: z.literal(true) }), refusal]),
  },
} as const;

export type ClientEventName = keyof typeof clientEvents;
export type ClientEventPayload<Name extends ClientEventName> = z.infer<
  (typeof clientEvents)[Name]['payload']
>;
export type ClientEventAck<Name extends ClientEventName> = z.infer<
  (typeof clientEvents)[Name]['ack']
>;

/** Reasons for which an acknowledgement refuses. */
export const SOCKET_REFUSALS = {
  gone: 'The record of this run has expired. Load the result instead.',
  not_found: 'This run does not exist, or is not yours.',
  validation_failed: 'This message is not valid. Check its fields.',
  rate_limited: 'That was a lot at once. Please wait a moment.',
  unavailable: 'This is not available right now. Please try again in a moment.',
} as const;
export type SocketRefusal = keyof typeof SOCKET_REFUSALS;

export type ClientToServerEvents = {
  [Name in ClientEventName]: (
    payload: ClientEventPayload<Name>,
    ack: (answer: ClientEventAck<Name>) => void,
  ) => void;
};
