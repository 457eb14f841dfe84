import type { z } from 'zod';
import {
  clientEvents,
  SOCKET_REFUSALS,
  type ClientEventAck,
  type ClientEventName,
  type ClientEventPayload,
  type SocketRefusal,
} from '@vesper/core/contract/events';
import { Run, type RunDocument } from '@vesper/core/models/run';
import { cancelRun } from '@vesper/core/runs/cancel-run';
import { setVisible } from '@vesper/core/runs/presence';
import type { GatewayContext } from '../context.ts';
import { EventBudget } from './event-budget.ts';
import type { SocketMetrics } from './socket-metrics.ts';
import type { GatewaySocket } from './socket-types.ts';

type Handler<Name extends ClientEventName> = (
  context: GatewayContext,
  socket: GatewaySocket,
  payload: ClientEventPayload<Name>,
) => Promise<ClientEventAck<Name>>;

type Refusal = Extract<ClientEventAck<'run:resume'>, { ok: false }>;

const refuse = (code: SocketRefusal): Refusal => ({
  ok: false,
  code,
  message: SOCKET_REFUSALS[code],
});

/** The policy of every socket event: a run is its owner's alone. */
async function ownRun(socket: GatewaySocket, runId: string): Promise<RunDocument | null> {
  return Run.findOne({ _id: runId, userId: socket.data.userId });
}

const resume: Handler<'run:resume'> = async (context, socket, { runId, afterSeq }) => {
  const run = await ownRun(socket, runId);
  if (!run) return refuse('not_found');
  // From here on this socket hears what is published; what was published before comes by the log.
  await socket.data.subscribed;
  if (run.live) await context.live.catchUp(runId);
  const events = await context.runLog.read(runId, afterSeq);
  return events ? { ok: true, events } : refuse('gone');
};

const cancel: Handler<'run:cancel'> = async (context, socket, { runId }) => {
  const run = await ownRun(socket, runId);
  if (!run) return refuse('not_found');
  await cancelRun(context, run);
  return { ok: true };
};

const presence: Handler<'presence'> = async ({ redis }, socket, { visible }) => {
  await setVisible(redis, socket.data.userId, socket.id, visible);
  return { ok: true };
};

/** Event → schema → handler: everything a client may send. */
const HANDLERS = {
  'run:resume': (context: GatewayContext, socket: GatewaySocket, raw: unknown) =>
    handle(clientEvents['run:resume'].payload, resume, context, socket, raw),
  'run:cancel': (context: GatewayContext, socket: GatewaySocket, raw: unknown) =>
    handle(clientEvents['run:cancel'].payload, cancel, context, socket, raw),
  presence: (context: GatewayContext, socket: GatewaySocket, raw: unknown) =>
    handle(clientEvents.presence.payload, presence, context, socket, raw),
} satisfies Record<ClientEventName, unknown>;

async function handle<Payload, Answer>(
  schema: z.ZodType<Payload>,
  handler: (context: GatewayContext, socket: GatewaySocket, payload: Payload) => Promise<Answer>,
  context: GatewayContext,
  socket: GatewaySocket,
  raw: unknown,
): Promise<Answer | Refusal> {
  const parsed = schema.safeParse(raw);
  if (!parsed.success) return refuse('validation_failed');
  try {
    return await handler(context, socket, parsed.data);
  } catch (err) {
    context.log.warn({ err }, 'a socket event failed');
    return refuse('unavailable');
  }
}

function isKnown(event: string): event is ClientEventName {
  return Object.hasOwn(HANDLERS, event);
}

/** Answers what a client sends, each through its acknowledgement; a flood closes the socket. */
export function answerClientEvents(
  context: GatewayContext,
  socket: GatewaySocket,
  metrics: SocketMetrics,
): void {
  const budget = new EventBudget();
  socket.onAny((event: string, ...args: unknown[]) => {
    metrics.received(isKnown(event) ? event : 'unknown');
    const ack = args.at(-1);
    const answer = (reply: unknown): void => {
      if (typeof ack === 'function') ack(reply);
    };
    const verdict = context.config.rateLimits ? budget.spend(performance.now()) : 'ok';
    if (verdict === 'close') {
      metrics.dropped.inc({ reason: 'flood' });
      socket.disconnect(true);
      return;
    }
    if (verdict === 'refuse') {
      answer(refuse('rate_limited'));
      return;
    }
    if (!isKnown(event)) {
      answer(refuse('validation_failed'));
      return;
    }
    HANDLERS[event](context, socket, args[0])
      .then(answer)
      .catch((err: unknown) => context.log.warn({ err, event }, 'a socket event was not answered'));
  });
}
