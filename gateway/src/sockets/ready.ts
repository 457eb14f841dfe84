import type { ServerEventData } from '@vesper/core/contract/events';
import type { ActiveRun } from '@vesper/core/contract/run';
import { Run, type RunDocument } from '@vesper/core/models/run';
import { presentRunSubject } from '@vesper/core/presenters/run';
import { readCurrent } from '../accounts/read-current.ts';
import type { GatewayContext } from '../context.ts';
import type { GatewaySocket } from './socket-types.ts';

/** Sends a socket the current state: balance and the runs that have not finished. */
export async function sendReady(context: GatewayContext, socket: GatewaySocket): Promise<void> {
  const { userId } = socket.data;
  const [tokens, runs] = await Promise.all([
    readBalance(context, userId),
    Run.find({ userId, live: true, status: { $in: ['queued', 'running'] } }).sort({ createdAt: 1 }),
  ]);
  const active = await Promise.all(runs.map((run) => presentActiveRun(context, run)));
  const ready: ServerEventData<'ready'> = { userId, tokens, runs: active };
  socket.emit('ready', ready);
}

/** The balance with the tokens of a new period, if they are due; 0 once the account is gone. */
async function readBalance(context: GatewayContext, userId: string): Promise<number> {
  const account = await readCurrent(context, userId);
  return account?.tokens ?? 0;
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
