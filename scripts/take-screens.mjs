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
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { createClient, root, takeScreens } from './screen-taker.mjs';

/** @typedef {import('./screen-taker.mjs').Page} Page */
/** @typedef {import('./screen-taker.mjs').Screen} Screen */

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

const client = createClient();
const furnished = await furnish(client);
await takeScreens([
  { screens: VISITOR },
  { cookies: client.cookies(), screens: MEMBER(furnished) },
]);
