import koaCompress from 'koa-compress';

/** Under this an answer fits one packet, and compressing it only takes time. */
const WORTH_IT_BYTES = 1_024;

/**
 * Compresses the answers that are text (JSON, and pages that were built without compressed copies)
 * for clients that can read it. The web client's files come compressed from its build, and pass.
 *
 * Brotli at its level 4 takes about the time of gzip and makes less of it. Zstandard is left out:
 * only newer versions of Node have it, and one size everywhere is easier to watch.
 */
export function compress() {
  return koaCompress({ threshold: WORTH_IT_BYTES, zstd: false, deflate: false });
}
