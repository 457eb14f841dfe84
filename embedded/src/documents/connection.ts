import type { Socket } from 'node:net';
import { BSONError } from 'bson';
import { encode } from './codec.ts';
import { refuseGeneric, type Reply } from './commands/command.ts';
import { COMMANDS } from './commands/table.ts';
import type { Cursors } from './cursors.ts';
import { CommandError } from './errors.ts';
import type { Log } from './log.ts';
import type { Store } from './store.ts';
import { isNumber, toNumber } from './values.ts';
import { encodeBatch, frame, messages, parse, type Request } from './wire.ts';

/** The parts that all connections of a server share. */
export interface Services {
  store: Store;
  cursors: Cursors;
  log: Log;
}

/** Answers one client, one command after the other in the order they came. */
export class Connection {
  readonly #socket: Socket;
  readonly #services: Services;
  #current: Promise<void> = Promise.resolve();

  constructor(socket: Socket, services: Services) {
    this.#socket = socket;
    this.#services = services;
    socket.on('error', () => socket.destroy()); // a client that vanished is no event
  }

  /** Until the client goes; what is not the protocol ends the connection and nothing else. */
  async serve(): Promise<void> {
    try {
      for await (const message of messages(this.#socket)) {
        this.#current = this.#answer(parse(message));
        await this.#current;
      }
    } catch (error) {
      if (!isDisconnect(error)) {
        this.#services.log('warn', 'A connection was closed: its bytes were not understood.', {
          reason: error instanceof Error ? error.message : String(error),
        });
      }
    }
    this.#socket.destroy();
  }

  /** Lets the command in hand finish and its reply go out. */
  async close(): Promise<void> {
    await this.#current;
    this.#socket.destroySoon();
  }

  async #answer(request: Request): Promise<void> {
    const reply = await this.#run(request);
    if (request.silent || this.#socket.destroyed) return;
    this.#socket.write(
      frame(request, 'batch' in reply ? encodeBatch(reply.batch) : encode(reply.body)),
    );
  }

  async #run(request: Request): Promise<Reply> {
    try {
      return await dispatch(request, this.#services);
    } catch (error) {
      const known = error instanceof CommandError ? error : this.#unexpected(error);
      const { code, codeName, message, details } = known;
      return { body: { ok: 0, errmsg: message, code, codeName, ...details } };
    }
  }

  #unexpected(error: unknown): CommandError {
    if (error instanceof BSONError) return new CommandError('InvalidBSON', error.message);
    this.#services.log('error', 'A command failed inside the embedded document store.', {
      error: error instanceof Error ? error.stack : String(error),
    });
    return new CommandError(
      'InternalError',
      'the embedded development store failed; its log says why',
    );
  }
}

function isDisconnect(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return 'syscall' in error || ('code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE');
}

async function dispatch(request: Request, { store, cursors }: Services): Promise<Reply> {
  const { command: body, database, typed } = request;
  const [name = ''] = Object.keys(body);
  refuseGeneric(body);
  const command = COMMANDS.get(name);
  if (!command) {
    throw new CommandError(
      'CommandNotFound',
      `no such command: '${name}' (the embedded development store implements a part of MongoDB)`,
    );
  }
  const limit = isNumber(body['maxTimeMS']) ? toNumber(body['maxTimeMS']) : 0;
  const deadline = limit > 0 ? Date.now() + limit : Infinity;
  return command.execute(body, { store, cursors, database, deadline, typed });
}
