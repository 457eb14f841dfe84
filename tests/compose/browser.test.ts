import { existsSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { chromium, expect as see, type Browser } from '@playwright/test';
import { afterAll, beforeAll, it } from 'vitest';
import { readEnv } from '@vesper/core/config/env';
import { expectTokens, generate, inHand } from '../e2e/painting.ts';
import { expectComplete, replies, say } from '../e2e/screens.ts';
import { address } from './compose-project.ts';

const executablePath = [readEnv().CHROMIUM, '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
);
/** The first words and the first picture of a machine that has much else to do. */
const PATIENCE = { timeout: 120_000 };

let browser: Browser;

beforeAll(async () => {
  const args = ['--disable-gpu', '--no-first-run', '--disable-background-networking'];
  // Chromium refuses to run as root with its sandbox on.
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  browser = await chromium.launch({ args, ...(executablePath && { executablePath }) });
});
afterAll(() => browser.close());

it('somebody makes an account, talks and paints, through the proxy and over TLS', async () => {
  // The proxy's own authority is nobody that this browser knows.
  const page = await browser.newPage({ ignoreHTTPSErrors: true, colorScheme: 'dark' });
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));

  await page.goto(address);
  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).first().click();
  await page.getByRole('dialog').getByText('I am 18 or older').click();
  await page.getByLabel('First name').fill('Anna');
  await page.getByLabel('Email').fill(`${randomBytes(6).toString('hex')}@example.com`);
  const password = 'a long enough password';
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(password);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await loaded;
  await see(page.getByRole('heading', { name: 'Welcome, Anna' })).toBeVisible(PATIENCE);

  await page.getByRole('link', { name: 'AI Chat' }).click();
  await page.getByRole('button', { name: 'Start New Conversation' }).click();
  await see(page.getByText('Start the conversation')).toBeVisible(PATIENCE);
  await say(page, 'Tell me a story about the sea.');
  await expectComplete(replies(page).last());
  see(sockets.some((url) => url.startsWith(address.replace('https', 'wss')))).toBe(true);

  await page.goto(`${address}/generator`);
  await page.getByRole('button', { name: 'Lighthouse' }).click();
  await generate(page).click();
  await see(page.getByRole('heading', { name: 'Latest Creation' })).toBeVisible(PATIENCE);
  await expectTokens(page, '4 tokens');
  const picture = inHand(page)
    .getByRole('img', { name: /^A lighthouse on a rocky cape/ })
    .last();
  await see(picture).toBeVisible(PATIENCE);
  see(wrong).toEqual([]);
  await page.close();
});
