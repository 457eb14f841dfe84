import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';

/** The script that `npm run model` uses; scripts are not typed for others. */
const program = new URL('../../scripts/fetch-model.mjs', import.meta.url).href;
const { fetchModel }: { fetchModel: FetchModel } = await import(program);
type FetchModel = (
  model: { url: string; file: string; size: number; sha256: string },
  folder: string,
  onProgress: (done: number) => void,
) => Promise<string>;

const content = randomBytes(80_000_000);
const sha256 = createHash('sha256').update(content).digest('hex');
const FILE = 'model.gguf';

/** The way of the server to break off, and what it was asked. */
let breaksOff = 0;
let linkedEtag: string | undefined = sha256;
let sent = 0;
let pauseMs = 0;

/** Answers as Hugging Face does: a redirect that says the checksum, then ranges from elsewhere. */
function answer(req: IncomingMessage, res: ServerResponse): void {
  if (req.url?.startsWith('/resolve/')) {
    const linked = linkedEtag === undefined ? {} : { 'x-linked-etag': `"${linkedEtag}"` };
    res.writeHead(302, { location: '/cdn/file', ...linked }).end();
    return;
  }
  if (req.url === '/cdn/file') answerFile(req, res);
  else res.writeHead(404).end();
}

function answerFile(req: IncomingMessage, res: ServerResponse): void {
  const range = /bytes=(\d+)-(\d*)/.exec(req.headers.range ?? '');
  const [, first = '0', last = ''] = range ?? [];
  const from = Number(first);
  const to = Math.min(content.length, Number(last || content.length - 1) + 1);
  const etag = `"${sha256.slice(0, 32)}"`;
  const headers = { 'accept-ranges': 'bytes', etag, 'content-length': to - from };
  const part = { 'content-range': `bytes ${from}-${to - 1}/${content.length}` };
  res.writeHead(range ? 206 : 200, { ...headers, ...(range && part) });
  if (req.method === 'HEAD') {
    res.end();
    return;
  }
  if (breaksOff > 0) {
    breaksOff -= 1;
    res.write(content.subarray(from, from + Math.floor((to - from) / 2)), () => res.destroy());
    return;
  }
  send(res, from, to);
}

/** Sends in pieces, slowly when a test wants to interrupt, and counts what went out. */
function send(res: ServerResponse, from: number, to: number): void {
  const next = Math.min(to, from + 1_000_000);
  sent += next - from;
  res.write(content.subarray(from, next), () => {
    if (next === to) res.end();
    else if (!res.destroyed) setTimeout(() => send(res, next, to), pauseMs);
  });
}

const server = createServer(answer);
let url = '';
let folder = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/resolve/abc`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vesper-fetch-'));
  breaksOff = 0;
  sent = 0;
  pauseMs = 0;
  linkedEtag = sha256;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const model = () => ({ url, file: FILE, size: content.length, sha256 });

it('a model comes over a redirect, with its progress, and is the one that was meant', async () => {
  const progress: number[] = [];
  const path = await fetchModel(model(), folder, (done) => progress.push(done));
  expect((await readFile(path)).equals(content)).toBe(true);
  expect(progress.length).toBeGreaterThan(0);
  expect(progress.at(-1)).toBe(content.length);
});

it('a file that is there already is checked and not fetched again', async () => {
  await fetchModel(model(), folder, () => undefined);
  const before = sent;
  await fetchModel(model(), folder, () => undefined);
  expect(sent).toBe(before);
});

it('a download whose connections break off in the middle comes whole all the same', async () => {
  breaksOff = 3;
  const path = await fetchModel(model(), folder, () => undefined);
  expect((await readFile(path)).equals(content)).toBe(true);
});

it('a download that was killed in the middle goes on where it was', async () => {
  pauseMs = 50;
  const script = `import { fetchModel } from '${program}';
    await fetchModel(${JSON.stringify(model())}, '${folder}', (done) => console.log(done));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const lines of child.stdout) {
    if (Number(String(lines).trim().split('\n').at(-1)) > content.length / 2) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(await readdir(folder)).not.toContain(FILE);
  pauseMs = 0;
  sent = 0;
  const path = await fetchModel(model(), folder, () => undefined);
  expect((await readFile(path)).equals(content)).toBe(true);
  expect(sent).toBeLessThan(content.length * 0.8);
});

it('a file with another checksum is removed and named', async () => {
  linkedEtag = undefined;
  const other = { ...model(), sha256: '0'.repeat(64) };
  await expect(fetchModel(other, folder, () => undefined)).rejects.toThrow(/not the expected file/);
  expect(await readdir(folder)).toEqual([]);
});

it('a server that announces another checksum sends nothing', async () => {
  linkedEtag = '1'.repeat(64);
  await expect(fetchModel(model(), folder, () => undefined)).rejects.toThrow(/another file/);
  expect(sent).toBe(0);
});

it('a server that is not there, or does not have it, is said in one sentence', async () => {
  const nowhere = { ...model(), url: 'http://127.0.0.1:9/resolve/abc' };
  await expect(fetchModel(nowhere, folder, () => undefined)).rejects.toThrow(/cannot be reached/);
  const missing = { ...model(), url: url.replace('/resolve/abc', '/gone') };
  await expect(fetchModel(missing, folder, () => undefined)).rejects.toThrow(/answers 404/);
});
