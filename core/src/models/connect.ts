import mongoose from 'mongoose';
import type { Metrics } from '../metrics.ts';
import { endWritesOfClosedConnections } from './closed-connections.ts';
import { measureCommands } from './command-metrics.ts';

/** A request that meets a dead server is told so within seconds; work in the background has time. */
const PATIENCE = {
  requests: { maxPoolSize: 50, serverSelectionTimeoutMS: 3_000 },
  work: { maxPoolSize: 20, serverSelectionTimeoutMS: 10_000 },
} as const;

/**
 * Connects mongoose with the bounds every process uses: writes are acknowledged by the journal and
 * a dead server answers within seconds instead of hanging a request. Operators in user input end
 * at the guard, whose schemas take strings only; a filter on an unknown path throws here.
 * @param metrics is told how long commands take
 */
export async function connectMongo(
  uri: string,
  purpose: keyof typeof PATIENCE,
  metrics?: Metrics,
): Promise<typeof mongoose> {
  endWritesOfClosedConnections();
  const bounds = PATIENCE[purpose];
  mongoose.set('strictQuery', 'throw');
  mongoose.set('bufferTimeoutMS', bounds.serverSelectionTimeoutMS);
  const connected = await mongoose.connect(uri, {
    ...bounds,
    // A server that hangs without closing is noticed by its missing heartbeat, which then ends what
    // waits for it; a bound on the answer itself would have to allow for the slowest one.
    heartbeatFrequencyMS: 1_000,
    connectTimeoutMS: 2_500,
    socketTimeoutMS: 30_000,
    writeConcern: { w: 'majority', journal: true, wtimeoutMS: 5_000 },
    autoIndex: false,
    monitorCommands: metrics !== undefined,
  });
  if (metrics) measureCommands(connected.connection, metrics);
  return connected;
}

/** Creates every index the models declare. Each process runs it at start; it changes nothing twice. */
export async function ensureIndexes(): Promise<void> {
  await Promise.all(Object.values(mongoose.models).map((model) => model.createIndexes()));
}
