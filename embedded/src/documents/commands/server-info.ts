import { z } from 'zod';
import { MAX_MESSAGE } from '../wire.ts';
import { command, ok, type Command } from './command.ts';

/** MongoDB 7.0: from 8.0 on (wire version 25) a server takes the command `bulkWrite`, which is not here. */
const VERSION = '7.0.0';
const MAX_WIRE_VERSION = 21;
const MAX_BSON_SIZE = 16 * 1024 * 1024;

const BUILD_INFO = {
  version: VERSION,
  versionArray: [7, 0, 0, 0],
  gitVersion: 'embedded-development-store',
  bits: 64,
  maxBsonObjectSize: MAX_BSON_SIZE,
  storageEngines: ['lmdb'],
};

// A standalone server: no `setName`, so drivers send no txnNumber and never repeat a write (without a
// record of it a repeated $inc would count twice); no `topologyVersion`, so hello is not streamed.
const hello = (name: string, primary: string): Command =>
  command(name, z.unknown(), () =>
    ok({
      [primary]: true,
      helloOk: true,
      maxBsonObjectSize: MAX_BSON_SIZE,
      maxMessageSizeBytes: MAX_MESSAGE,
      maxWriteBatchSize: 100_000,
      localTime: new Date(),
      logicalSessionTimeoutMinutes: 30,
      minWireVersion: 0,
      maxWireVersion: MAX_WIRE_VERSION,
      readOnly: false,
    }),
  );

const simple = (name: string, body: Record<string, unknown> = {}): Command =>
  command(name, z.unknown(), () => ok(body));

export const SERVER_INFO: Command[] = [
  hello('hello', 'isWritablePrimary'),
  hello('isMaster', 'ismaster'),
  hello('ismaster', 'ismaster'),
  simple('ping'),
  simple('endSessions'), // no state is kept for a session
  simple('buildInfo', BUILD_INFO),
  simple('buildinfo', BUILD_INFO), // as the official driver writes it
  command('serverStatus', z.unknown(), () =>
    ok({
      version: VERSION,
      process: 'embedded-development-store',
      pid: BigInt(process.pid),
      uptime: process.uptime(),
      localTime: new Date(),
    }),
  ),
];
