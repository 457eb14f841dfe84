import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestStore } from '../testing.ts';

let store: Awaited<ReturnType<typeof startTestStore>>;
beforeAll(async () => {
  store = await startTestStore();
});
afterAll(() => store.stop());

test("the driver's admin calls say what server this is", async () => {
  const admin = store.db.admin();
  const info = { version: '7.0.0', ok: 1 };
  expect(await admin.buildInfo()).toMatchObject({ ...info, storageEngines: ['lmdb'] });
  expect(await store.db.command({ buildInfo: 1 })).toMatchObject(info);
  expect(await admin.serverStatus()).toMatchObject({ ...info, pid: process.pid });
});

test('a command of MongoDB 8 is not announced', async () => {
  const hello = await store.db.command({ hello: 1 });
  expect(hello).toMatchObject({ minWireVersion: 0, maxWireVersion: 21, isWritablePrimary: true });
});
