/**
 * Takes the pictures of the desk in docs/screens/, after a small load: people sign up, talk, paint,
 * buy and are refused, and operators act on them. Run it against a product of your own:
 *
 *   PAYMENT_PROVIDER=demo RATE_LIMITS=off PAINTER_LAYER_MS=20 DATA_DIR=/tmp/desk npm start
 *   DATA_DIR=/tmp/desk node scripts/take-desk-screens.mjs
 *
 * `BASE_URL`, `TARGET` and a word as for take-screens.mjs; `PEOPLE` says how many come (40, at least 7).
 */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createClient, root, takeScreens } from './screen-taker.mjs';

/** @typedef {import('./screen-taker.mjs').Page} Page */
/** @typedef {ReturnType<typeof createClient>} Client */

const password = 'a long enough password';
const people = Number(process.env.PEOPLE ?? 40);
const AT_ONCE = 4;
const NAMES = ['Mara', 'Jonas', 'Aya', 'Karim', 'Elin', 'Nora', 'Yusuf', 'Iris', 'Milan', 'Zoe'];
const FAMILIES = ['Lind', 'Costa', 'Sato', 'Kaya', 'Quinn', 'Dahl', 'Vance', 'Petrov'];
const PROMPTS = [
  'a harbour in the fog',
  'a fox in the snow',
  'a lighthouse at dusk',
  'a quiet lake',
];
const PACKS = ['ember', 'lantern', 'bonfire'];

/** @param {number} n @param {string[]} of */
const pick = (n, of) => of[n % of.length] ?? '';

/** @param {number} n @returns {Promise<Client & { id: string }>} */
async function join(n) {
  const client = createClient();
  const [firstName, lastName] = [pick(n, NAMES), pick(n, FAMILIES)];
  const email = `${firstName}.${lastName}.${n}.${Date.now() % 100_000}@example.com`.toLowerCase();
  const account = { email, password, firstName, lastName, adultConfirmed: true };
  const { id } = await client.call('POST', '/api/signup', account);
  return { ...client, id };
}

/** What somebody does on a first evening; a refusal of the safety rules is part of it. */
async function spend(/** @type {Client} */ { call }, /** @type {number} */ n) {
  const { id } = await call('POST', '/api/conversations', {});
  await call('POST', `/api/chat/${id}`, { content: 'Good evening! Tell me of the sea.' });
  await call('POST', '/api/generate/image', { prompt: pick(n, PROMPTS) });
  if (n % 3 === 0) await call('POST', '/api/generate/image', { prompt: pick(n + 1, PROMPTS) });
  if (n % 9 === 0) {
    const prompt = 'a portrait of a famous film star';
    await call('POST', '/api/generate/image', { prompt }).catch(() => undefined);
  }
  if (n % 5 !== 0) return;
  const order = { packId: pick(n / 5, PACKS), requestId: randomUUID() };
  const { id: orderId } = await call('POST', '/api/purchases/orders', order);
  const outcome = n % 20 === 15 ? 'failed' : 'paid';
  await call('POST', `/api/purchases/orders/${orderId}/demo`, { outcome });
}

/** @returns {Promise<Array<Client & { id: string }>>} */
async function load() {
  /** @type {Array<Client & { id: string }>} */
  const members = [];
  let next = 0;
  const work = async () => {
    while (next < people) {
      const n = next++;
      const member = await join(n);
      members.push(member);
      await spend(member, n);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return members;
}

/** The first operator gets the role at the machine. */
function grant(/** @type {string} */ email) {
  const command = ['run', '--silent', 'role', '--', 'grant', email, 'operator'];
  const { status, stderr } = spawnSync('npm', command, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/**
 * What operators do in a week.
 * @param {Client} operator @param {Array<{ id: string }>} members
 */
async function act({ call }, members) {
  const member = (/** @type {number} */ n) => `/api/desk/members/${members[n]?.id}`;
  const requestId = () => randomUUID();
  await call('POST', '/api/step-up', { password });
  const credit = { tokens: 40, reason: 'Thanks for a careful bug report', requestId: requestId() };
  await call('POST', `${member(1)}/credit`, credit);
  await call('POST', `${member(2)}/strikes`, { reason: 'Rude words in a public name' });
  await call('POST', `${member(3)}/strikes`, { reason: 'Advertising in a character' });
  const until = new Date(Date.now() + 7 * 86_400_000).toISOString();
  await call('POST', `${member(3)}/suspension`, { until, reason: 'Advertising, the second time' });
  await call('PUT', `${member(4)}/plan`, { plan: 'pro', reason: 'Won the autumn contest' });
  const moderator = { role: 'moderator', reason: 'Joins the evening team', password };
  await call('PUT', `${member(5)}/role`, moderator);
  await call('POST', `${member(6)}/erasure`, { reason: 'Asked for it by mail', password });
  await call('POST', '/api/desk/announcements', {
    text: 'Stories can be told again from any passage.',
    ...{ link: '/stories', linkText: 'Try it', startsAt: new Date(0).toISOString() },
  });
  await call('POST', '/api/desk/codes', {
    ...{
      code: `EVENING${Date.now() % 1_000}`,
      tokens: 25,
      limit: 200,
      note: 'Newsletter of November',
    },
    reason: 'Newsletter',
  });
  await call('POST', '/api/desk/keys', {
    ...{ name: 'Nightly figures', scopes: ['overview.read', 'runs.read'] },
  });
  const orders = await call('GET', '/api/desk/orders?limit=5');
  const paid = orders.find((/** @type {{ status: string }} */ { status }) => status === 'paid');
  if (paid) {
    const refund = { kind: 'refunded', reason: 'Asked for within the day' };
    await call('POST', `/api/desk/orders/${paid.id}/demo`, refund);
  }
  return { suspended: members[3]?.id };
}

/** @type {(page: Page, name: string) => Promise<void>} */
const openTab = (page, name) => page.getByRole('tab', { name }).click();

const members = await load();
const operator = createClient();
const email = `ona.reed.${Date.now() % 100_000}@example.com`;
await operator.call('POST', '/api/signup', {
  ...{ email, password, firstName: 'Ona', lastName: 'Reed', adultConfirmed: true },
});
grant(email);
const { suspended } = await act(operator, members);
await takeScreens(
  [
    {
      cookies: operator.cookies(),
      screens: [
        ['desk', '/desk'],
        ['desk-runs', '/desk/runs'],
        ['desk-members', '/desk/members'],
        ['desk-member', `/desk/members/${suspended}`],
        ['desk-tokens', '/desk/tokens'],
        ['desk-tokens-packs', '/desk/tokens', (page) => openTab(page, 'Packs')],
        ['desk-tokens-codes', '/desk/tokens', (page) => openTab(page, 'Promotional codes')],
        ['desk-purchases', '/desk/purchases'],
        ['desk-models', '/desk/models'],
        ['desk-announcements', '/desk/announcements'],
        ['desk-switches', '/desk/switches'],
        ['desk-legal', '/desk/legal'],
        ['desk-keys', '/desk/keys'],
        ['desk-audit', '/desk/audit'],
      ],
    },
  ],
  (ending) => ending !== '-narrow',
);
