import type { SentPromptView } from '@vesper/core/contract/sent-prompt';
import { sendMessageResponse } from '@vesper/core/contract/message';
import { startConversation } from '../stack/conversation.ts';
import { expect, test } from './fixtures.ts';
import { expectComplete, replies } from './screens.ts';

const SENT: SentPromptView = {
  at: new Date().toISOString(),
  model: 'harbour-8b',
  parts: [
    { name: 'frame', tokens: 120, leftOut: 0, text: 'You are Ines.' },
    { name: 'lore', tokens: 40, leftOut: 3, text: 'The harbour freezes in March.' },
    { name: 'talk', tokens: 1_900, leftOut: 12, text: 'Sam: Good evening.' },
  ],
  messages: [
    { role: 'system', content: 'You are Ines.' },
    { role: 'user', content: '[The harbour freezes in March.]\n\nGood evening.' },
  ],
  totalTokens: 2_060,
  contextTokens: 8_192,
};

test(
  'a reply shows what the model was given, part by part and as it was sent',
  { tag: '@desktop' },
  async ({ page, person, isMobile, consoleErrors }) => {
    const id = await startConversation(person.client);
    const content = 'Good evening.';
    await person.client.expect([201, sendMessageResponse], 'POST', `/api/chat/${id}`, { content });
    await page.goto(`/chat/${id}`);
    await expectComplete(replies(page).last());
    const look = async (): Promise<void> => {
      const options = isMobile ? 'Options for this reply' : 'More options';
      await page.getByRole('button', { name: options }).last().click();
      const role = isMobile ? 'button' : 'menuitem';
      await page.getByRole(role, { name: 'What was sent' }).click();
    };
    const dialog = page.getByRole('dialog', { name: 'What was sent' });

    // The built-in companion is sent nothing, and the dialog says so.
    consoleErrors.allow(/status of 404 .*\/sent/);
    await look();
    await expect(dialog.getByText(/built-in companion/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await page.route('**/api/messages/*/sent*', (route) => route.fulfill({ json: SENT }));
    await look();
    await expect(dialog.getByText('2,060 tokens')).toBeVisible();
    await expect(dialog.getByText('12 earlier messages left out')).toBeVisible();
    const lore = dialog.getByRole('button', { name: /^Lorebooks 3 entries left out/ });
    await lore.click();
    await expect(dialog.getByRole('region', { name: 'Lorebooks' })).toHaveText(
      'The harbour freezes in March.',
    );
    await dialog.getByRole('radio', { name: 'As sent' }).click();
    await expect(dialog.getByRole('region', { name: 'User' })).toContainText('Good evening.');
  },
);
