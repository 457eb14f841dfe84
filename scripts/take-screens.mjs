/**
 * Takes the pictures in docs/screens/: every screen on a desktop, a phone, 320 px wide and in light. Run it against a
 * product of your own that has finished its seed, look at each picture, then commit them.
 *
 *   npm start                                  in another terminal
 *   node scripts/take-screens.mjs              all screens
 *   node scripts/take-screens.mjs gallery      those whose name contains the word
 *
 * `BASE_URL` (default http://localhost:3000) is where the product answers, `TARGET` (default
 * docs/screens) the folder for the pictures.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = process.env.TARGET ?? join(root, 'docs/screens');
const baseUrl = process.env.BASE_URL ?? 'http://localhost:3000';
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

/** @type {Screen[]} */
const VISITOR = [
  ['landing', '/'],
  ['sign-up', '/signup'],
  ['sign-in', '/signin'],
  ['terms', '/tos'],
  ['privacy', '/privacy'],
];
/** @typedef {{ conversation: string, story: string, image: string, character: string, creator: string }} Ids */
/** @type {(ids: Ids) => Screen[]} */
const MEMBER = ({ conversation, story, image, character, creator }) => [
  ['dashboard', '/'],
  ['chat-empty', '/chat'],
  ['chat', `/chat/${conversation}`],
  ['generator', '/generator'],
  ['characters', '/characters'],
  ['character', `/characters/${character}`],
  ['character-dialog', '/characters', (page) => press(page, 'Create Character')],
  ['gallery', '/gallery'],
  ['gallery-details', `/gallery/${image}`],
  ['creator', `/creators/${creator}`],
  ['stories', '/stories'],
  ['story', `/stories/${story}`],
  ['profile', '/profile'],
  ['profile-statistics', '/profile', (page) => openTab(page, 'Statistics')],
  ['profile-achievements', '/profile', (page) => openTab(page, 'Achievements')],
  ['memory', `/memory?character=${character}`],
  ['pricing', '/subscribe'],
  ['self-ai', '/onlyfans-self-ai'],
  ['not-found', '/nowhere'],
];

/** @type {(page: Page, name: string) => Promise<void>} */
const press = (page, name) => page.getByRole('button', { name }).first().click();
/** @type {(page: Page, name: string) => Promise<void>} */
const openTab = (page, name) => page.getByRole('tab', { name }).click();

/** A client that keeps its session cookie. */
function createClient() {
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

/**
 * Somebody with a little of everything.
 * @param {ReturnType<typeof createClient>} client
 */
async function furnish({ call }) {
  const email = `mara-${Date.now()}@example.com`;
  await call('POST', '/api/signup', {
    email,
    password: 'a long enough password',
    firstName: 'Mara',
    lastName: 'Lind',
    adultConfirmed: true,
  });
  const photo = await sharp(await readFile(join(root, 'web/public/showcase/self-sea.webp')))
    .resize({ width: 1200 })
    .jpeg({ quality: 94 })
    .toBuffer();
  const { version } = await call('GET', '/api/onlyfans-self-ai/consent');
  await call('POST', '/api/onlyfans-self-ai/consent', { version });
  const { uploadURL } = await call('POST', '/api/objects/upload');
  await fetch(uploadURL, { method: 'PUT', body: photo });
  await call('PUT', '/api/onlyfans-self-ai', { imageURL: uploadURL });
  /** @type {Array<{ id: string }>} */
  const pictures = [];
  for (const prompt of [
    'A quiet harbour at night, a small boat, snow',
    'A fox in a spring meadow at sunrise',
    'A lighthouse above a stormy sea, last light',
  ]) {
    pictures.push(await call('POST', '/api/generate/image', { prompt, quality: 'hd' }));
  }
  for (const { id } of pictures.slice(1)) {
    await call('PUT', `/api/images/${id}/visibility`, { isPublic: true });
    await call('POST', `/api/images/${id}/like`);
  }
  const character = await call('POST', '/api/characters', {
    name: 'Juno',
    description: 'A retired ship’s navigator who reads the sky and tells its stories.',
    personalityTraits: ['Wise', 'Calm', 'Humorous', 'Adventurous'],
    isPublic: false,
  });
  const title = 'New Conversation';
  const { id } = await call('POST', '/api/conversations', { title, characterId: character.id });
  for (const content of [
    'Hello Juno! I am Mara. Which star did you steer by?',
    'What would you do on a night without wind?',
  ]) {
    await call('POST', `/api/chat/${id}`, { content });
  }
  const { story } = await call('POST', '/api/stories', {
    genre: 'mystery',
    tone: 'warm',
    lead: 'Mara',
    premise: 'A lighthouse whose lamp answers letters.',
  });
  const [{ id: face }] = await call('GET', '/api/characters/public');
  const { id: creator } = await call('GET', '/api/user');
  const image = pictures.at(-1)?.id ?? '';
  return { conversation: id, story: story.id, image, character: face, creator };
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

const executablePath = [process.env.CHROMIUM, '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
);
await mkdir(target, { recursive: true });
const client = createClient();
const furnished = await furnish(client);
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--disable-gpu', '--disable-quic', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
for (const [ending, size] of Object.entries(SIZES)) {
  /** @type {import('@playwright/test').BrowserContextOptions} */
  const options = { colorScheme: 'dark', reducedMotion: 'reduce', ...size };
  const visitor = await (await browser.newContext(options)).newPage();
  for (const screen of VISITOR) await take(visitor, screen, ending);
  const signedIn = await browser.newContext(options);
  await signedIn.addCookies(client.cookies());
  const member = await signedIn.newPage();
  for (const screen of MEMBER(furnished)) await take(member, screen, ending);
}
await browser.close();
