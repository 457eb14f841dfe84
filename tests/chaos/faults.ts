import { setTimeout as pause } from 'node:timers/promises';
import type { Stack } from '../stack/stack.ts';
import type { CountingModel } from './counting-model.ts';
import type { ChaosPerson } from './person.ts';
import type { Random } from './random.ts';

/** Everything that can be broken. */
interface Breakable {
  stack: Stack;
  model: CountingModel;
  people: readonly ChaosPerson[];
}

/** Breaks something and makes it whole again; resolves when it is. */
type Fault = (it: Breakable, random: Random) => Promise<void>;

const SECOND = 1_000;

async function hang(
  target: { signal(signal: NodeJS.Signals): void } | undefined,
  ms: number,
): Promise<void> {
  target?.signal('SIGSTOP');
  await pause(ms);
  target?.signal('SIGCONT');
}

const anyIndex = (list: readonly unknown[], random: Random) => random.whole(0, list.length - 1);

/** By name. What it says happens while people go on. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  async 'worker killed'({ stack }, random) {
    await stack.killWorker(anyIndex(stack.workers, random));
    await pause(random.between(0.2, 3) * SECOND);
    await stack.startWorker();
  },
  async 'worker replaced'({ stack }, random) {
    const worker = stack.workers[anyIndex(stack.workers, random)];
    await worker?.stop();
    await worker?.start();
  },
  async 'worker hangs'({ stack }, random) {
    await hang(stack.workers[anyIndex(stack.workers, random)], random.between(1, 25) * SECOND);
  },
  async 'gateway killed'({ stack }, random) {
    await stack.restartGateway(anyIndex(stack.gateways, random));
  },
  async 'gateway replaced'({ stack }, random) {
    await stack.replaceGateway(anyIndex(stack.gateways, random));
  },
  async 'gateway hangs'({ stack }, random) {
    const { process } = stack.gateways[anyIndex(stack.gateways, random)] ?? {};
    await hang(process, random.between(1, 10) * SECOND);
  },
  async 'Redis restarted'({ stack }) {
    await stack.restartRedis();
  },
  async 'Redis killed'({ stack }) {
    await stack.killRedis();
  },
  async 'Redis hangs'({ stack }, random) {
    const goOn = stack.suspendRedis();
    await pause(random.between(0.5, 8) * SECOND);
    goOn();
  },
  async 'store killed'({ stack }) {
    await stack.killDocuments();
  },
  async 'store hangs'({ stack }, random) {
    const goOn = stack.suspendDocuments();
    await pause(random.between(0.5, 8) * SECOND);
    goOn();
  },
  async 'disk full'({ stack }, random) {
    const giveRoom = stack.fillDiskOfDocuments(random.whole(0, 200_000));
    await pause(random.between(1, 6) * SECOND);
    giveRoom();
  },
  async 'sockets cut'({ people }) {
    for (const person of people) person.loseNetwork();
  },
  async 'model away'({ model }, random) {
    model.behave('away');
    await pause(random.between(0.5, 6) * SECOND);
    model.behave('well');
  },
  async 'model breaks off'({ model }, random) {
    model.behave('breaking');
    await pause(random.between(0.5, 4) * SECOND);
    model.behave('well');
  },
  async flood({ people }, random) {
    await people[anyIndex(people, random)]?.flood();
  },
};
