import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { readAtMost } from './read-at-most.ts';

it('reads all of it, and nothing of what is larger than was said', async () => {
  expect(await readAtMost(Readable.from([Buffer.from('ab'), Buffer.from('c')]), 3)).toEqual(
    Buffer.from('abc'),
  );
  let sent = 0;
  const endless = Readable.from(
    (function* () {
      for (;;) {
        sent += 1;
        yield Buffer.alloc(1_000);
      }
    })(),
  );
  expect(await readAtMost(endless, 10_000)).toBeNull();
  expect(endless.destroyed).toBe(true);
  expect(sent).toBeLessThan(100);
});
