import { Types } from 'mongoose';
import type { ServerEventData } from '@vesper/core/contract/events';
import type { ActiveRun } from '@vesper/core/contract/run';
import { Run, type RunDocument } from '@vesper/core/models/run';
import { presentRunSubject } from '@vesper/core/presenters/run';
import { refillTokens } from '@vesper/core/ledger/refill-tokens';
import type { GatewayContext } from '../context.ts';
import type { GatewaySocket } from './socket-types.ts';

/** Sends a socket the current state: balance and the runs that have not finished. */
export async function sendReady(context: GatewayContext, socket: GatewaySocket): Promise<void> {
  const { userId } = socket.data;
  const account = new Types.ObjectId(userId);
  await refillTokens(context, account);
  const [tokens, runs] = await Promise.all([
    context.ledger.balance(account),
    Run.find({ userId, live: true, status: { $in: ['queued', 'running'] } }).sort({ createdAt: 1 }),
  ]);
  const active = await Promise.all(runs.map((run) => presentActiveRun(context, run)));
  const ready: ServerEventData<'ready'> = { userId, tokens, runs: active };
  socket.emit('ready', ready);
}

async function presentActiveRun({ runLog }: GatewayContext, run: RunDocument): Promise<ActiveRun> {
  const runId = run._id.toHexString();
  const position = await runLog.position(runId);
  return {
    runId,
    kind: run.kind,
    ...presentRunSubject(run),
    lastSeq: position?.seq ?? 0,
  };
}
