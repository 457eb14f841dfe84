/**
 * Measures what a first visit loads and when it is seen, in a real browser without a cache: bytes
 * as they come over the wire, JavaScript files, largest contentful paint and layout shift. Medians.
 *
 *   npm start                            in another terminal, its seed finished
 *   node scripts/first-load.mjs          landing, dashboard and chat, five visits each
 *   node scripts/first-load.mjs chat 9   one screen, nine visits
 *
 * `BASE_URL` (default http://localhost:3000) is where the product answers.
 */
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const baseUrl = process.env.BASE_URL ?? 'http://localhost:3000';
const [word = '', visits = '5'] = process.argv.slice(2);

/** Until nothing more is painted that is larger. */
const SETTLE_MS = 2_500;

/** @typedef {{ name: string, value: string, url: string }} Cookie */

/** @returns {Promise<Cookie[]>} */
async function signUp() {
  const answer = await fetch(new URL('/api/signup', baseUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `first-load-${Date.now()}@example.com`,
      password: 'a long enough password',
      firstName: 'Mara',
      adultConfirmed: true,
    }),
  });
  if (!answer.ok) throw new Error(`sign-up: ${answer.status} ${await answer.text()}`);
  return answer.headers.getSetCookie().map((line) => {
    const pair = line.split(';')[0] ?? '';
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: baseUrl };
  });
}

/** Runs in the page before anything else: keeps the newest figures where they can be read. */
const OBSERVE = `
  globalThis.figures = { lcp: 0, cls: 0 };
  new PerformanceObserver((list) => {
    figures.lcp = list.getEntries().at(-1)?.startTime ?? figures.lcp;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) {
      if (!hadRecentInput) figures.cls += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;

/**
 * @typedef {(
 *   browser: import('@playwright/test').Browser,
 *   path: string,
 *   cookies: Cookie[],
 * ) => Promise<Record<string, number>>} Visit
 */

/** @type {Visit} */
async function visit(browser, path, cookies) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.addInitScript({ content: OBSERVE });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  /** @type {Map<string, boolean>} */
  const isScript = new Map();
  const sum = { bytes: 0, scriptBytes: 0, scripts: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => {
    isScript.set(requestId, type === 'Script');
    if (type === 'Script') sum.scripts += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sum.bytes += encodedDataLength;
    if (isScript.get(requestId)) sum.scriptBytes += encodedDataLength;
  });
  await page.goto(new URL(path, baseUrl).href);
  await page.waitForTimeout(SETTLE_MS);
  const { lcp, cls } = await page.evaluate('figures');
  await context.close();
  return { lcp, cls, ...sum };
}

/** @type {(numbers: number[]) => number} */
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const executablePath = [process.env.CHROMIUM, '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
);
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
const member = await signUp();
/** @type {Array<[name: string, path: string, cookies: Cookie[]]>} */
const SCREENS = [
  ['landing', '/', []],
  ['dashboard', '/', member],
  ['chat', '/chat', member],
];
for (const [name, path, cookies] of SCREENS.filter(([each]) => each.includes(word))) {
  /** @type {Array<Record<string, number>>} */
  const seen = [];
  for (let count = 0; count < Number(visits); count++) {
    seen.push(await visit(browser, path, cookies));
  }
  /** @type {(key: string) => number} */
  const of = (key) => median(seen.map((each) => each[key] ?? 0));
  process.stdout.write(
    `${name.padEnd(10)} LCP ${of('lcp').toFixed(0)} ms, CLS ${of('cls').toFixed(3)}, ` +
      `${(of('bytes') / 1000).toFixed(0)} KB in all, ` +
      `JavaScript ${(of('scriptBytes') / 1000).toFixed(0)} KB in ${of('scripts')} files\n`,
  );
}
await browser.close();
