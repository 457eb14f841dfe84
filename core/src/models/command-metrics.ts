import type mongoose from 'mongoose';
import type { Metrics } from '../metrics.ts';

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Times every command to MongoDB, by its name: `find`, `update` and so on. */
export function measureCommands(connection: mongoose.Connection, metrics: Metrics): void {
  const seconds = metrics.histogram(
    'mongodb_command_seconds',
    'Time that MongoDB took for a command.',
    ['command', 'result'],
    SECONDS,
  );
  const client = connection.getClient();
  const observe =
    (result: string) =>
    ({ commandName, duration }: { commandName: string; duration: number }) =>
      seconds.observe({ command: commandName, result }, duration / 1_000);
  client.on('commandSucceeded', observe('ok'));
  client.on('commandFailed', observe('failed'));
}
