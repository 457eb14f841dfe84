import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPerson } from '../stack/person.ts';
import { connectSocket } from '../stack/socket.ts';
import { sendHostileFrames } from '../stack/socket-fuzz.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

const MB = 1024 * 1024;
const FRAMES = 100_000;
/** Requirement S21. */
const GROWTH_MAX_MB = 50;

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ workers: 0 });
});
afterAll(() => stack.stop());

async function residentMb(): Promise<number> {
  const text = await (await fetch(`${stack.baseUrl}/metrics`)).text();
  const found = /^process_resident_memory_bytes\{[^}]*\} (\S+)$/m.exec(text);
  if (!found) throw new Error('The gateway does not say how much memory it has.');
  return Number(found[1]) / MB;
}

it(
  'a hundred thousand hostile frames neither end a gateway nor fill it',
  { timeout: 1_800_000 },
  async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => newPerson(stack)));
    const clients = people.map(({ client }) => client);
    const witness = await connectSocket((await newPerson(stack)).client, { reconnection: false });
    const { process: gateway } = stack.gateways[0] ?? {};
    const pid = gateway?.pid;
    // Code is compiled and pools have grown by then.
    await sendHostileFrames(clients, { seed: 1, bursts: 1_500 });
    const before = await residentMb();
    let sent = 0;
    for (let seed = 2; sent < FRAMES; seed++) {
      sent += await sendHostileFrames(clients, { seed, bursts: 1_000 });
    }
    const growth = (await residentMb()) - before;
    process.stdout.write(`${sent} frames; resident memory grew by ${growth.toFixed(1)} MB\n`);
    expect(gateway?.pid).toBe(pid);
    expect(witness.isConnected).toBe(true);
    expect(gateway?.output).not.toContain('uncaught');
    expect(growth).toBeLessThan(GROWTH_MAX_MB);
    witness.close();
  },
);
