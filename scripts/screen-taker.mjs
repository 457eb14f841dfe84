/**
 * What both takers of the pictures in docs/screens/ share: a client, the sizes, and the browser.
 * `BASE_URL` (default http://localhost:3000) is where the product answers, `TARGET` (default
 * docs/screens) the folder for the pictures; the first word picks screens by name.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';

export const root = fileURLToPath(new URL('..', import.meta.url));
const baseUrl = process.env.BASE_URL ?? 'http://localhost:3000';
const target = process.env.TARGET ?? join(root, 'docs/screens');
const word = process.argv[2] ?? '';

/** @type {Record<string, import('@playwright/test').BrowserContextOptions>} */
const SIZES = {
  '': { viewport: { width: 1440, height: 900 } },
  '-phone': {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  },
  '-narrow': {
    viewport: { width: 320, height: 640 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  },
  '-light': { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
};
/** Long enough for pictures to fade in and for fonts to be there. */
const SETTLE_MS = 1_500;
const QUALITY = 72;

/**
 * A name, an address, and what is done there before the picture is taken.
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {[name: string, path: string, act?: (page: Page) => Promise<void>]} Screen
 */

/** A client that keeps its session cookie. */
export function createClient() {
  let cookie = '';
  /** @type {(method: string, path: string, body?: object) => Promise<any>} */
  const call = async (method, path, body) => {
    const answer = await fetch(new URL(path, baseUrl), {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const cookies = answer.headers.getSetCookie();
    if (cookies.length > 0) cookie = cookies.map((it) => it.split(';')[0]).join('; ');
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const cookies = () =>
    cookie.split('; ').map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: baseUrl };
    });
  return { call, cookies };
}

/** @type {(page: Page, screen: Screen, ending: string) => Promise<void>} */
async function take(page, [name, path, act], ending) {
  if (!name.includes(word)) return;
  await page.goto(new URL(path, baseUrl).href);
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await act?.(page);
  await page.waitForTimeout(SETTLE_MS);
  const png = await page.screenshot();
  await writeFile(
    join(target, `${name}${ending}.webp`),
    await sharp(png).webp({ quality: QUALITY }).toBuffer(),
  );
  process.stdout.write(`${name}${ending}\n`);
}

/**
 * Takes pictures in every size: each group of screens as whoever its cookies say.
 * @param {Array<{ cookies?: ReturnType<ReturnType<typeof createClient>['cookies']>, screens: Screen[] }>} groups
 * @param {(ending: string) => boolean} [isWanted]
 */
export async function takeScreens(groups, isWanted = () => true) {
  await mkdir(target, { recursive: true });
  const executablePath = [process.env.CHROMIUM, '/usr/bin/chromium'].find(
    (path) => path && existsSync(path),
  );
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      '--disable-gpu',
      '--disable-quic',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  for (const [ending, size] of Object.entries(SIZES).filter(([name]) => isWanted(name))) {
    /** @type {import('@playwright/test').BrowserContextOptions} */
    const options = { colorScheme: 'dark', reducedMotion: 'reduce', ...size };
    for (const { cookies = [], screens } of groups) {
      const context = await browser.newContext(options);
      await context.addCookies(cookies);
      const page = await context.newPage();
      for (const screen of screens) await take(page, screen, ending);
    }
  }
  await browser.close();
}
