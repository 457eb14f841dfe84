import { createRequire } from 'node:module';
import type { Duplex } from 'node:stream';

/** What is used here of a connection of the driver, which keeps its class to itself. */
interface DriverConnection {
  closed: boolean;
  socket: Duplex;
}

/** The driver that mongoose uses, whatever others may be installed. */
const requireOfMongoose = createRequire(createRequire(import.meta.url).resolve('mongoose'));

let isDone = false;

/**
 * Ends commands that are about to be written to a connection that closes. The driver (7.8) makes a
 * command's bytes asynchronously, and may then write them to a socket that has been destroyed
 * meanwhile: Node answers such a write with `false` and no event, so that the driver waits for ever
 * for its `drain`. A run hung for good in a worker; a monitor that hung left every request with 503
 * until the process was restarted (decision 72).
 * @throws Error when the driver closes its connections in another way, after an update
 */
export function endWritesOfClosedConnections(): void {
  if (isDone) return;
  isDone = true;
  const { Connection } = requireOfMongoose('mongodb/lib/cmap/connection.js');
  const cleanUp: unknown = Reflect.get(Connection.prototype, 'cleanup');
  if (typeof cleanUp !== 'function') throw new Error('The driver has no Connection.cleanup.');
  Reflect.set(
    Connection.prototype,
    'cleanup',
    function (this: DriverConnection, error: Error): void {
      const { closed, socket } = this;
      Reflect.apply(cleanUp, this, [error]);
      if (closed) return;
      // Those who come to write now, and those who wait for room.
      socket.write = () => {
        throw error;
      };
      socket.emit('error', error);
    },
  );
}
