import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:tls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { certificateProblem } from './certificate-problem.ts';
import { mongoProblem } from './mongo-problem.ts';
import { redisProblem } from './redis-problem.ts';
import { storageProblem } from './storage-problem.ts';

const here = (name: string) => readFileSync(new URL(`testing/${name}`, import.meta.url));
let server: Server;
let host: string;

/** A server whose certificate nobody signed: one that was made for a trial. */
beforeAll(async () => {
  server = createServer({ key: here('self-signed.key'), cert: here('self-signed.pem') });
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const isAddress = (it: unknown): it is AddressInfo => typeof it === 'object' && it !== null;
  const address = server.address();
  host = `127.0.0.1:${isAddress(address) ? address.port : 0}`;
});
afterAll(() => server.close());

it('names a certificate that is not accepted, for each service', async () => {
  const sentence = (name: string) =>
    new RegExp(`^${name}: the certificate of this server is signed by nobody .* NODE_EXTRA_CA`);
  expect(await redisProblem(`rediss://:secret@${host}`)).toMatch(sentence('REDIS_URL'));
  const uri = `mongodb://user:secret@${host}/vesper?tls=true`;
  expect(await mongoProblem(uri)).toMatch(sentence('MONGODB_URI'));
  const s3 = {
    endpoint: `https://${host}`,
    region: 'us-east-1',
    bucket: 'vesper',
    accessKey: 'key',
    secretKey: 'secret',
  };
  const config = { s3, dataDir: '' } satisfies Parameters<typeof storageProblem>[0];
  expect(await storageProblem(config)).toMatch(sentence('S3_ENDPOINT'));
});

it('says nothing of other errors', () => {
  expect(certificateProblem('REDIS_URL', new Error('no'))).toBeUndefined();
  expect(certificateProblem('REDIS_URL', undefined)).toBeUndefined();
});
