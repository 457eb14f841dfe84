import type { Browser, Page } from '@playwright/test';
import { imageView } from '@vesper/core/contract/image';
import { newPerson, type Person } from '../stack/person.ts';
import { newStaff } from '../stack/staff.ts';
import { expect, signInBrowser, moderationTest as test } from './fixtures.ts';

/** A picture of theirs, once it is painted. */
async function paint({ client }: Person): Promise<string> {
  const body = { prompt: 'a lighthouse at dusk' };
  return (await client.expect([201, imageView], 'POST', '/api/generate/image', body)).id;
}

/** A page of somebody else's browser. */
async function pageOf(browser: Browser, { client }: Person): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await signInBrowser(context, client);
  return context.newPage();
}

test(
  'a reported picture is hidden, decided, appealed and shown again',
  { tag: '@desktop' },
  async ({ browser, context, page, stack }) => {
    const [owner, reporter] = await Promise.all([newPerson(stack), newPerson(stack)]);
    const [first, second] = [
      await newStaff(stack, 'moderator'),
      await newStaff(stack, 'moderator'),
    ];
    const imageId = await paint(owner);
    const visibility = { isPublic: true };
    await owner.client.expect(
      [200, imageView],
      'PUT',
      `/api/images/${imageId}/visibility`,
      visibility,
    );

    await signInBrowser(context, reporter.client);
    await page.goto(`/gallery/${imageId}`);
    await page.getByRole('button', { name: 'Report' }).click();
    const form = page.getByRole('dialog', { name: 'Report this picture' });
    await form.getByText('An intimate picture or a real face without consent').click();
    await form.getByLabel('In your words').fill('I know this face.');
    await form.getByRole('button', { name: 'Report' }).click();
    await expect(page.getByText('Thank you for telling us')).toBeVisible();
    expect((await reporter.client.request('GET', `/api/images/${imageId}`)).status).toBe(404);

    const desk = await pageOf(browser, first);
    await desk.goto('/desk/cases');
    await desk.getByRole('list', { name: 'Cases' }).getByRole('link').first().waitFor();
    await desk.keyboard.press('j');
    await desk.keyboard.press('Enter');
    await desk.getByRole('button', { name: 'Claim' }).waitFor();
    await desk.keyboard.press('c');
    await expect(desk.getByText('The picture is out of sight')).toBeVisible();
    await desk.keyboard.press('b');
    await expect(desk.getByRole('img', { name: 'What the case is about' })).toBeVisible();
    await desk.keyboard.press('3');
    const decision = desk.getByRole('dialog', { name: 'Remove?' });
    await decision.getByRole('button', { name: 'Real person' }).click();
    await decision.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(desk.getByText('Told the owner')).toBeVisible();

    const theirs = await pageOf(browser, owner);
    await theirs.goto('/profile?tab=moderation');
    const told = theirs.getByRole('region', { name: 'Decisions about your things' });
    await expect(told.getByText('Removed')).toBeVisible();
    await told.getByRole('button', { name: 'Appeal' }).click();
    const appeal = theirs.getByRole('dialog', { name: 'Appeal this decision' });
    await appeal.getByLabel('What did we get wrong?').fill('Nobody real is in it.');
    await appeal.getByRole('button', { name: 'Send appeal' }).click();
    await expect(told.getByText('somebody else is looking at it')).toBeVisible();

    const again = await pageOf(browser, second);
    await again.goto('/desk/cases?kind=appeal');
    await again.getByRole('list', { name: 'Cases' }).getByRole('link').first().click();
    await again.getByRole('button', { name: 'Claim' }).click();
    await again.getByRole('button', { name: 'Overturn' }).click();
    const taken = again.getByRole('dialog', { name: 'Overturn?' });
    await taken.getByRole('button', { name: 'Nothing wrong' }).click();
    await taken.getByRole('button', { name: 'Overturn', exact: true }).click();
    await expect(taken).toBeHidden();
    expect((await reporter.client.request('GET', `/api/images/${imageId}`)).status).toBe(200);
  },
);

test(
  'somebody without an account has a picture hidden and follows their request',
  { tag: '@desktop' },
  async ({ page, stack }) => {
    const owner = await newPerson(stack);
    const imageId = await paint(owner);
    await page.goto('/takedown');
    await page.getByLabel('Address of the picture').fill(`${stack.baseUrl}/gallery/${imageId}`);
    await page.getByLabel('Your name').fill('Ada Example');
    await page.getByLabel('How we can reach you').fill('ada@elsewhere.example');
    await page.getByRole('button', { name: 'Hide this picture' }).click();
    await expect(page.getByText('Please sign with your full name.')).toBeVisible();
    await page.getByText('I believe in good faith').click();
    await page.getByLabel('Signature').fill('Ada Example');
    await page.getByRole('button', { name: 'Hide this picture' }).click();
    await expect(page.getByRole('heading', { name: 'Received, and hidden' })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Decided by')).toBeVisible();
  },
);
