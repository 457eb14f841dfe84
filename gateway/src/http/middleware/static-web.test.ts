import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createLogger } from '@vesper/core/log';
import Koa from 'koa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from '../../testing/serve.ts';
import type { RequestState } from '../../request.ts';
import { errors } from './errors.ts';
import { staticWeb } from './static-web.ts';

let dir: string;
let built: Awaited<ReturnType<typeof serve>>;
let unbuilt: Awaited<ReturnType<typeof serve>>;
const html = { accept: 'text/html,*/*;q=0.8' };

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'web-'));
  await mkdir(join(dir, 'dist', 'assets'), { recursive: true });
  await writeFile(join(dir, 'secret.txt'), 'secret');
  await writeFile(join(dir, 'dist', 'index.html'), '<!doctype html><title>Vesper</title>');
  await writeFile(join(dir, 'dist', 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(dir, 'dist', 'assets', 'index-B7x.js'), 'export {};');
  const app = (folder: string) => {
    const koa = new Koa<RequestState>();
    return koa
      .use(errors(createLogger('test', 'silent')))
      .use(staticWeb(join(dir, folder), { sessionCookie: 'sid' }));
  };
  built = await serve(app('dist'));
  unbuilt = await serve(app('missing'));
});

afterAll(async () => {
  await built.close();
  await unbuilt.close();
  await rm(dir, { recursive: true });
});

test('a hashed asset may be kept for ever', async () => {
  const answer = await fetch(`${built.url}/assets/index-B7x.js`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/javascript/);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('every page address gets the client, asked for anew each time', async () => {
  for (const path of ['/', '/chat/665f00000000000000000001', '/generator']) {
    const answer = await fetch(`${built.url}${path}`, { headers: html });
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toContain('<title>Vesper</title>');
  }
});

test('an address without a page gets the client too, and 404', async () => {
  for (const path of ['/apiary', '/chat/1/2', '/generatorx']) {
    const answer = await fetch(`${built.url}${path}`, { headers: html });
    expect(answer.status, path).toBe(404);
    expect(await answer.text()).toContain('<title>Vesper</title>');
  }
});

test('a file goes out in the form that the build made for what the client reads', async () => {
  const file = join(dir, 'dist', 'assets', 'main-K2p.js');
  const text = 'export const words = [];'.repeat(100);
  await writeFile(file, text);
  await writeFile(`${file}.br`, brotliCompressSync(text));
  await writeFile(`${file}.gz`, gzipSync(text));
  const tags = new Set<string | null>();
  for (const [accepted, sent] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ] as const) {
    const answer = await fetch(`${built.url}/assets/main-K2p.js`, {
      headers: { 'accept-encoding': accepted },
    });
    expect(answer.headers.get('content-encoding'), accepted).toBe(sent);
    expect(answer.headers.get('content-type')).toMatch(/javascript/);
    expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(await answer.text()).toBe(text);
    tags.add(answer.headers.get('etag'));
  }
  expect(tags.size).toBe(3);
});

test('a visitor reads the prerendered pages, and who is signed in gets the client', async () => {
  const pages = join(dir, 'pages');
  await mkdir(pages);
  for (const name of ['index', 'landing', 'tos', 'privacy']) {
    await writeFile(join(pages, `${name}.html`), `<title>${name}</title>`);
  }
  const koa = new Koa<RequestState>();
  const site = await serve(koa.use(staticWeb(pages, { sessionCookie: 'sid' })));
  const title = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${site.url}${path}`, { headers: { ...html, ...headers } });
    return { title: await answer.text(), etag: answer.headers.get('etag') ?? '', answer };
  };
  const visitor = await title('/');
  const member = await title('/', { cookie: 'sid=abc' });
  expect(visitor.title).toBe('<title>landing</title>');
  expect(visitor.answer.headers.get('vary')).toMatch(/cookie/i);
  expect(member.title).toBe('<title>index</title>');
  expect(member.etag).not.toBe(visitor.etag);
  expect((await title('/tos', { cookie: 'sid=abc' })).title).toBe('<title>tos</title>');
  expect((await title('/privacy')).title).toBe('<title>privacy</title>');
  expect((await title('/generator')).title).toBe('<title>index</title>');
  await site.close();
});

test('what the browser has already is not sent again', async () => {
  const first = await fetch(`${built.url}/favicon.svg`, { headers: html });
  const since = first.headers.get('last-modified') ?? '';
  // fetch would add `Cache-Control: no-cache` of its own to a conditional request.
  const status = await new Promise((resolve, reject) => {
    const headers = { ...html, 'If-Modified-Since': since };
    httpRequest(`${built.url}/favicon.svg`, { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });
  expect(status).toBe(304);
});

test('a missing file is 404 and never the page', async () => {
  expect((await fetch(`${built.url}/assets/gone-A1.js`, { headers: html })).status).toBe(404);
  expect(
    (await fetch(`${built.url}/robots.txt`, { headers: { accept: 'text/plain' } })).status,
  ).toBe(404);
});

test('other processes of the address space are left alone', async () => {
  for (const path of ['/api/x', '/media/x', '/socket.io/', '/api']) {
    expect((await fetch(`${built.url}${path}`, { headers: html })).status, path).toBe(404);
  }
  expect((await fetch(`${built.url}/chat`, { method: 'POST', headers: html })).status).toBe(404);
});

test('no path leads out of the folder', async () => {
  for (const path of [
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/%00',
    '/%zz',
    '/.env',
    '//etc/passwd',
  ]) {
    const answer = await fetch(`${built.url}${path}`, { headers: { accept: '*/*' } });
    expect(answer.status, path).toBeLessThan(500);
    expect(await answer.text(), path).not.toContain('secret');
  }
});

test('without a built client the answer says what to do', async () => {
  const answer = await fetch(`${unbuilt.url}/`, { headers: html });
  expect(answer.status).toBe(503);
  expect(await answer.text()).toBe(
    'The web client is not built. Run `npm run build`, then reload this page.\n',
  );
});
