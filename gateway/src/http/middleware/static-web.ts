import { createHash, randomBytes } from 'node:crypto';
import type { Stats } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { send } from '@koa/send';
import { pageAt } from '@vesper/core/contract/pages';
import { AppError } from '@vesper/core/errors';
import { parseCookie } from 'cookie';
import { HttpError, type Middleware } from 'koa';
import type { RequestContext, RequestState } from '../../request.ts';

const NOT_BUILT = 'The web client is not built. Run `npm run build`, then reload this page.\n';
/** Stands in the page for the nonce. */
const NONCE_PLACE = '%CSP_NONCE%';
/** For pages that no search engine is to show. */
const NO_ROBOTS = '<meta name="robots" content="noindex, nofollow, noarchive" />';
const YEAR = 'public, max-age=31536000, immutable';

/** Pages that were rendered when the client was built, and read the same for everybody. */
const PRERENDERED: Record<string, string> = { '/tos': '/tos.html', '/privacy': '/privacy.html' };

interface StaticOptions {
  /** Name of the session's cookie: without it, '/' is the prerendered landing page. */
  sessionCookie: string;
}

/**
 * The web client: its files, and index.html for every page address, which the client routes itself.
 * An address without a page gets it too, with 404: it says so, and leads on.
 * @param dist folder that Vite builds into; names under /assets/ carry a hash of their content.
 */
export function staticWeb(
  dist: string,
  { sessionCookie }: StaticOptions,
): Middleware<RequestState> {
  return async (ctx, next) => {
    if (!['GET', 'HEAD'].includes(ctx.method) || /^\/(api|media|socket\.io)(\/|$)/.test(ctx.path)) {
      return next();
    }
    ctx.state.route = '(web)';
    const hashed = ctx.path.startsWith('/assets/');
    if (ctx.path !== '/' && (await sendFile(ctx, ctx.path, dist, hashed ? YEAR : 'no-cache'))) {
      return;
    }
    if (hashed || !isNavigation(ctx)) throw new AppError('not_found');
    if (await sendPage(ctx, dist, sessionCookie)) return;
    ctx.status = 503;
    ctx.body = NOT_BUILT;
  };
}

/** @returns whether the client is there to be sent. */
async function sendPage(ctx: RequestContext, dist: string, cookieName: string): Promise<boolean> {
  const prerendered = prerenderedPage(ctx, cookieName);
  if (prerendered !== undefined && (await sendFile(ctx, prerendered, dist, 'no-cache'))) {
    return true;
  }
  // Set before the file, which would make it 200.
  if (!pageAt(ctx.path) || ctx.state.isGone) ctx.status = 404;
  return sendClient(ctx, dist);
}

/**
 * The client, with a nonce of this answer for styles that the desk's grid writes. It has no entity
 * tag: a kept page would name the nonce of another answer.
 * @returns whether the client is there to be sent.
 */
async function sendClient(ctx: RequestContext, dist: string): Promise<boolean> {
  const page = await readFile(join(dist, 'index.html'), 'utf8').catch(() => null);
  if (page === null) return false;
  const nonce = randomBytes(16).toString('base64url');
  ctx.state.allowStyles?.(`'nonce-${nonce}'`);
  const { isUnlisted } = ctx.state;
  ctx.set('Cache-Control', isUnlisted ? 'no-store' : 'no-cache');
  ctx.type = 'html';
  const sent = isUnlisted ? page.replace('</head>', `${NO_ROBOTS}</head>`) : page;
  ctx.body = sent.replace(NONCE_PLACE, nonce);
  return true;
}

/**
 * A cookie whose session has ended gets the client, which then shows the landing page itself; so
 * that this page needs no Redis.
 */
function prerenderedPage(ctx: RequestContext, sessionCookie: string): string | undefined {
  if (ctx.path !== '/') return PRERENDERED[ctx.path];
  ctx.vary('Cookie');
  return parseCookie(ctx.get('Cookie'))[sessionCookie] === undefined ? '/landing.html' : undefined;
}

function isNavigation(ctx: RequestContext): boolean {
  return ctx.get('Sec-Fetch-Dest') === 'document' || ctx.accepts('html') === 'html';
}

/** @returns whether there is such a file. */
async function sendFile(
  ctx: RequestContext,
  path: string,
  root: string,
  cacheControl: string,
): Promise<boolean> {
  if (path.endsWith('.html')) ctx.state.allowStyles?.(...(await styleHashes(join(root, path))));
  // The build lays compressed copies beside the files.
  ctx.vary('Accept-Encoding');
  try {
    if (
      !(await send(ctx, path, {
        root,
        setHeaders: (res, file, stats) => {
          res.setHeader('Cache-Control', cacheControl);
          res.setHeader('ETag', entityTag(file, stats));
        },
      }))
    ) {
      return false;
    }
  } catch (err) {
    if (err instanceof HttpError && err.status === 404) return false;
    throw err;
  }
  if (ctx.fresh) ctx.status = 304;
  return true;
}

/** Makes an entity tag with the file's name: '/' has two files, which may have the same time. */
function entityTag(file: string, { size, mtimeMs }: Stats): string {
  return `W/"${basename(file)}-${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
}

/** Hashes of the style elements that a page of ours has in itself, as the policy names them. */
async function styleHashes(file: string): Promise<string[]> {
  const page = await readFile(file, 'utf8').catch(() => '');
  return [...page.matchAll(/<style>([^]*?)<\/style>/g)].map(
    ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  );
}
