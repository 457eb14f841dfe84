import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inGigabytes } from './model-list.mjs';

const runtime = fileURLToPath(
  new URL('../.cache/model-runtime/node_modules/node-llama-cpp/dist/index.js', import.meta.url),
);
/** Milliseconds. */
const PATIENCE = { answerMs: 20_000, stallMs: 60_000 };
/** Room that a disk should keep. */
const SPARE = 500_000_000;

/** @typedef {Pick<import('./model-list.mjs').ListedModel, 'url' | 'file' | 'size' | 'sha256'>} Download */
/** @typedef {(done: number, bytesPerSecond: number) => void} OnProgress bytes that are there */

/**
 * Downloads a model by node-llama-cpp's own downloader, goes on where an earlier try broke off, and
 * compares size and checksum.
 * @param {Download} model
 * @param {string} folder
 * @param {OnProgress} onProgress
 * @returns the path of the file
 * @throws Error with one sentence when it cannot be had or is not what was expected
 */
export async function fetchModel({ url, file, size, sha256 }, folder, onProgress) {
  const path = join(folder, file);
  mkdirSync(folder, { recursive: true });
  if (!(existsSync(path) && statSync(path).size === size)) {
    checkRoom(folder, size);
    await checkServer(`${url}/${file}`, sha256);
    await download({ url: `${url}/${file}`, file, folder }, onProgress);
  }
  const found = { size: statSync(path).size, sha256: await checksum(path) };
  if (found.size === size && found.sha256 === sha256) return path;
  rmSync(path);
  throw new Error(
    `What came is not the expected file (${found.size} bytes, sha256 ${found.sha256}) and was removed.`,
  );
}

/**
 * @param {string} folder
 * @param {number} size
 */
function checkRoom(folder, size) {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize > size + SPARE) return;
  throw new Error(
    `The disk of ${folder} has ${inGigabytes(bavail * bsize)} left; ${inGigabytes(size)} are needed.`,
  );
}

/**
 * Asks the server whether it has the file, and is the one that is meant: Hugging Face says the
 * checksum of a large file before anything of it is sent.
 * @param {string} url
 * @param {string} sha256
 */
async function checkServer(url, sha256) {
  const signal = AbortSignal.timeout(PATIENCE.answerMs);
  const answer = await fetch(url, { method: 'HEAD', redirect: 'manual', signal }).catch((cause) => {
    throw new Error(`${new URL(url).host} cannot be reached. Is this machine online?`, { cause });
  });
  if (answer.status >= 400) {
    throw new Error(`${url} cannot be had: the server answers ${answer.status}.`);
  }
  const linked = answer.headers.get('x-linked-etag')?.replaceAll('"', '');
  if (linked !== undefined && linked !== sha256) {
    throw new Error(`${url} is another file than the one that is listed (sha256 ${linked}).`);
  }
}

/**
 * @param {{ url: string, file: string, folder: string }} what
 * @param {OnProgress} onProgress
 */
async function download({ url, file, folder }, onProgress) {
  const { createModelDownloader } = await import(pathToFileURL(runtime).href);
  const stop = new AbortController();
  const stalled = () => stop.abort(new Error('nothing came for a while'));
  let watch = setTimeout(stalled, PATIENCE.stallMs);
  try {
    const downloader = await createModelDownloader({
      modelUri: url,
      dirPath: folder,
      fileName: file,
      // What is there after a Ctrl-C or a lost connection is where the next try begins.
      deleteTempFileOnCancel: false,
      onProgress: (/** @type {{ downloadedSize: number, averageSpeed: number }} */ progress) => {
        clearTimeout(watch);
        watch = setTimeout(stalled, PATIENCE.stallMs);
        onProgress(progress.downloadedSize, progress.averageSpeed);
      },
    });
    await downloader.download({ signal: stop.signal });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${url} broke off (${reason}). Run it again: it goes on from there.`, {
      cause,
    });
  } finally {
    clearTimeout(watch);
  }
}

/** @param {string} path */
async function checksum(path) {
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(bytes);
  return hash.digest('hex');
}
