import { deskMemberDetails } from '@vesper/core/contract/desk/member';
import { caseAbout, decide } from '../stack/cases.ts';
import { newPerson, PASSWORD } from '../stack/person.ts';
import { newStaff } from '../stack/staff.ts';
import { expect, moderationTest as test } from './fixtures.ts';

test(
  'a suspended member signs in to read why and appeals; once it is granted all is as before',
  { tag: '@desktop' },
  async ({ page, stack }) => {
    const member = await newPerson(stack);
    const [first, second] = [
      await newStaff(stack, 'moderator'),
      await newStaff(stack, 'moderator'),
    ];
    const path = `/api/desk/members/${member.userId}/suspension`;
    const body = { until: null, reason: 'The gallery was used to advertise a shop.' };
    await first.client.expect([200, deskMemberDetails], 'POST', path, body);

    await page.goto('/signin');
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'This account is suspended' })).toBeVisible();
    await expect(page.getByText('Members keep to the Terms of Service.')).toBeVisible();

    await page.getByRole('button', { name: 'Appeal' }).click();
    const appeal = page.getByRole('dialog', { name: 'Appeal this decision' });
    await appeal.getByLabel('What did we get wrong?').fill('It is a picture of my own garden.');
    await appeal.getByRole('button', { name: 'Send appeal' }).click();
    await expect(page.getByText('somebody else is looking at it')).toBeVisible();
    await page.getByRole('button', { name: 'Delete account' }).click();
    const leaving = page.getByRole('alertdialog', { name: 'Delete your account?' });
    await expect(leaving.getByLabel('Password')).toBeVisible();
    await leaving.getByRole('button', { name: 'Keep my account' }).click();

    const opened = await caseAbout(second.client, member.userId);
    await decide(second.client, opened.id, 'overturn');
    await page.reload();
    await expect(page.getByRole('link', { name: 'Gallery' }).first()).toBeVisible();
  },
);
