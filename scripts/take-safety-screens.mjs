/**
 * Takes the pictures of account security, reports, takedowns, the moderator's desk and appeals in
 * docs/screens/. It stands in for what looks at pictures, so the product has to be told to ask it:
 *
 *   PICTURE_CHECK_URL=http://127.0.0.1:3999/look SECRETS_KEY=... RATE_LIMITS=off \
 *     PAINTER_LAYER_MS=20 DATA_DIR=/tmp/safety npm start
 *   DATA_DIR=/tmp/safety node scripts/take-safety-screens.mjs
 *
 * `BASE_URL`, `TARGET` and a word as for take-screens.mjs; `LOOK_PORT` is the port of the stand-in.
 */
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import sharp from 'sharp';
import { createClient, root, takeScreens } from './screen-taker.mjs';

/** @typedef {import('./screen-taker.mjs').Page} Page */
/** @typedef {ReturnType<typeof createClient> & { id: string, email: string }} Member */

const password = 'a long enough password';

/** What the stand-in finds in every picture. */
let sexual = 0;
const looks = createServer((request, response) => {
  request.resume().once('end', () => response.end(JSON.stringify({ sexual, faces: [] })));
}).listen(Number(process.env.LOOK_PORT ?? 3999), '127.0.0.1');

/** @param {string} firstName @param {string} lastName @returns {Promise<Member>} */
async function join(firstName, lastName) {
  const client = createClient();
  const email = `${firstName}.${lastName}.${Date.now() % 100_000}@example.com`.toLowerCase();
  const account = { email, password, firstName, lastName, adultConfirmed: true };
  const { id } = await client.call('POST', '/api/signup', account);
  await client.call('POST', '/api/step-up', { password });
  return { ...client, id, email };
}

/** @param {Member} member @param {'moderator' | 'operator'} role */
function grant({ email }, role) {
  const command = ['run', '--silent', 'role', '--', 'grant', email, role];
  const { status, stderr } = spawnSync('npm', command, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/** @param {Member} owner @param {string} prompt @returns {Promise<string>} */
async function publish({ call }, prompt) {
  const { id } = await call('POST', '/api/generate/image', { prompt });
  await call('PUT', `/api/images/${id}/visibility`, { isPublic: true });
  return id;
}

/** A face that does not pass: its owner alone sees it. */
async function setHeldFace(/** @type {Member} */ { call }) {
  const { uploadURL } = await call('POST', '/api/objects/upload');
  const shape =
    '<svg width="600" height="600"><circle cx="300" cy="300" r="180" fill="#e8b07a"/></svg>';
  const background = { create: { width: 600, height: 600, channels: 3, background: '#31487a' } };
  const bytes = await sharp(/** @type {import('sharp').SharpOptions} */ (background))
    .composite([{ input: Buffer.from(shape) }])
    .jpeg()
    .toBuffer();
  await fetch(uploadURL, { method: 'PUT', body: new Uint8Array(bytes) });
  sexual = 0.9;
  await call('PATCH', '/api/user', { profileImageUrl: uploadURL });
  for (;;) {
    const { pictureState } = await call('GET', '/api/user');
    if (pictureState === 'review') break;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  sexual = 0;
}

const owner = await join('Mara', 'Lind');
const reporter = await join('Jonas', 'Costa');
const moderator = await join('Elin', 'Dahl');
grant(moderator, 'moderator');
const [shown, reported, removed, taken] = [
  await publish(owner, 'a lighthouse at dusk'),
  await publish(owner, 'a fox in the snow'),
  await publish(owner, 'a harbour in the fog'),
  await publish(owner, 'a quiet lake'),
];
/** @param {string} id @param {string} reason @param {string} words */
const report = (id, reason, words) =>
  reporter.call('POST', '/api/reports', { subject: { type: 'image', id }, reason, words });
await report(reported, 'spam', 'The same picture again and again.');
await report(removed, 'intimate_image', 'I know this face.');
const { receipt } = await createClient().call('POST', '/api/takedowns', {
  ...{ name: 'Ada Example', contact: 'ada@elsewhere.example', signature: 'Ada Example' },
  ...{ link: `http://localhost:3000/gallery/${taken}`, words: 'This is my face.', goodFaith: true },
});
const cases = await moderator.call('GET', '/api/desk/cases?limit=100');
/** @param {string} id @returns {string} */
const caseAbout = (id) =>
  cases.find((/** @type {{ subject: { id: string } }} */ { subject }) => subject.id === id).id;
const decided = `/api/desk/cases/${caseAbout(removed)}`;
await moderator.call('POST', `${decided}/claim`);
await moderator.call('POST', `${decided}/decision`, {
  ...{ action: 'remove', rule: 'intimate_image', facts: 'It shows somebody who did not agree.' },
});
await moderator.call('POST', `/api/desk/cases/${caseAbout(reported)}/claim`);
await owner.call('POST', '/api/account/two-step');
await setHeldFace(owner);

const locked = await join('Milan', 'Quinn');
const { id: talk } = await locked.call('POST', '/api/conversations', {});
await locked.call('POST', `/api/chat/${talk}`, { content: 'I am 15' }).catch(() => undefined);

/** @type {(page: Page, name: string) => Promise<void>} */
const press = (page, name) =>
  page
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click();

/** @type {(page: Page, heading: string) => Promise<void>} */
const scrollTo = (page, heading) =>
  page
    .getByRole('heading', { name: heading })
    .evaluate((it) => it.scrollIntoView({ block: 'center' }));

await takeScreens(
  [
    {
      screens: [
        ['takedown', '/takedown'],
        ['takedown-status', `/takedown/${receipt}`],
        ['transparency', '/transparency'],
      ],
    },
    {
      cookies: owner.cookies(),
      screens: [
        ['security', '/profile/security'],
        ['security-services', '/profile/security', (page) => scrollTo(page, 'Sign in with')],
        ['held-picture', '/profile'],
        ['decisions', '/profile?tab=moderation'],
        ['appeal', '/profile?tab=moderation', (page) => press(page, 'Appeal')],
      ],
    },
    {
      cookies: reporter.cookies(),
      screens: [
        ['report', `/gallery/${shown}`, (page) => press(page, 'Report')],
        ['block', `/creators/${owner.id}`, (page) => press(page, 'Block Mara')],
      ],
    },
    {
      cookies: moderator.cookies(),
      screens: [
        ['desk-cases', '/desk/cases'],
        ['desk-case', `/desk/cases/${caseAbout(reported)}`],
      ],
    },
    { cookies: locked.cookies(), screens: [['locked', '/']] },
  ],
  (ending) => ending !== '-narrow' && ending !== '-light',
);
looks.close();
