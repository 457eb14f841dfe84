import type { ImageProgress } from './image-engine.ts';

/** An engine at a server that makes something of an order, as far as a pool of servers needs it. */
export interface ServingEngine<Order, Result extends { type: 'result' }, Ability = string> {
  readonly name: string;
  readonly abilities?: readonly Ability[];
  render(order: Order, signal: AbortSignal): AsyncIterable<ImageProgress | Result>;
  check?(signal: AbortSignal): Promise<string | undefined>;
  close?(): Promise<void>;
}
