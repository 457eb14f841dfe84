import { serverEvents, type ServerEventData } from '@vesper/core/contract/events';
import type { RunLogEvent } from '@vesper/core/contract/run';
import type { z } from 'zod';

export type Handlers = {
  ready: (data: ServerEventData<'ready'>) => void;
  run: (event: RunLogEvent) => void;
  balance: (tokens: number) => void;
  notification: (data: ServerEventData<'notification'>) => void;
  role: (data: ServerEventData<'role'>) => void;
};

export type Receiver = Readonly<{ name: string; receive: (payload: unknown) => void }>;

/**
 * The table of what the server may say: event → schema → handler. A payload that does not fit is
 * dropped and reported by name, so that one bad frame never breaks the rest.
 */
export function createDispatch(handlers: Handlers, rejected: (name: string) => void): Receiver[] {
  function on<Schema extends z.ZodType>(
    name: string,
    schema: Schema,
    handle: (data: z.infer<Schema>) => void,
  ): Receiver {
    return {
      name,
      receive: (payload) => {
        const parsed = schema.safeParse(payload);
        if (parsed.success) handle(parsed.data);
        else rejected(name);
      },
    };
  }

  const { run } = handlers;
  return [
    on('ready', serverEvents.ready, handlers.ready),
    on('run:started', serverEvents['run:started'], (d) => run({ event: 'run:started', ...d })),
    on('run:delta', serverEvents['run:delta'], (d) => run({ event: 'run:delta', ...d })),
    on('run:progress', serverEvents['run:progress'], (d) => run({ event: 'run:progress', ...d })),
    on('run:reset', serverEvents['run:reset'], (d) => run({ event: 'run:reset', ...d })),
    on('run:completed', serverEvents['run:completed'], (d) =>
      run({ event: 'run:completed', ...d }),
    ),
    on('run:failed', serverEvents['run:failed'], (d) => run({ event: 'run:failed', ...d })),
    on('run:stopped', serverEvents['run:stopped'], (d) => run({ event: 'run:stopped', ...d })),
    on('balance', serverEvents.balance, ({ tokens }) => handlers.balance(tokens)),
    on('notification', serverEvents.notification, handlers.notification),
    on('role', serverEvents.role, handlers.role),
  ];
}
