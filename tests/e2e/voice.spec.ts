import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { messageBox, openConversation, replies, say } from './screens.ts';

/** A browser that reads and listens only on paper: `said` is what it read, `end` ends a sentence. */
function silentBrowser(): void {
  class Utterance {
    onend: (() => void) | null = null;
    rate = 1;
    voice: { name: string } | null = null;
    readonly text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  const said: string[] = [];
  let current: Utterance | undefined;
  const voice = (name: string) => ({ name, voiceURI: name, lang: navigator.language });
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => [voice('Ada'), voice('Vera')],
    cancel: () => (current = undefined),
    speak(utterance: Utterance) {
      current = utterance;
      said.push(`${utterance.text} ${utterance.rate} ${utterance.voice?.name ?? '-'}`);
    },
  });
  class Recogniser {
    onresult: ((event: object) => void) | null = null;
    onend: (() => void) | null = null;
    start(): void {
      setTimeout(() => this.onresult?.({ results: [[{ transcript: 'and good night' }]] }));
    }
    stop(): void {
      this.onend?.();
    }
    abort(): void {
      this.onend?.();
    }
  }
  const put = (name: string, value: unknown) =>
    Object.defineProperty(window, name, { value, configurable: true });
  put('SpeechSynthesisUtterance', Utterance);
  put('speechSynthesis', synthesis);
  put('SpeechRecognition', Recogniser);
  put('said', said);
  put('endSentence', () => current?.onend?.());
}

const saidBy = (page: Page): Promise<string[]> => page.evaluate('window.said');

test.beforeEach(({ page }) => page.addInitScript(silentBrowser));

test(
  'a reply is read aloud, and the voice falls silent when one writes',
  { tag: '@desktop' },
  async ({ page, person, isMobile }) => {
    await openConversation(page, person.client);
    await say(page, 'Good evening');
    const reply = replies(page).last();
    await expect(reply).toHaveAttribute('data-status', 'complete');
    if (isMobile) await page.getByRole('button', { name: 'Options for this reply' }).last().tap();
    else await reply.hover();
    await page.getByRole('button', { name: 'Read aloud' }).last().click();

    const player = page.getByRole('region', { name: 'Reading aloud' });
    await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
    const [first = ''] = await saidBy(page);
    expect(first).toMatch(/ 1 -$/);
    await player.getByRole('button', { name: 'Pause' }).press('Enter');
    await player.getByRole('combobox', { name: 'Speed' }).selectOption('1.5×');
    await player.getByRole('combobox', { name: 'Voice' }).selectOption('Vera');
    await player.getByRole('button', { name: 'Go on reading' }).press('Enter');
    await expect.poll(() => saidBy(page)).toContain(first.replace(/ 1 -$/, ' 1.5 Vera'));
    await expect
      .poll(async () => {
        await page.evaluate('window.endSentence()');
        return player.getByRole('button', { name: /^Read .* again$/ }).isVisible();
      })
      .toBe(true);
    await player.getByRole('button', { name: /^Read .* again$/ }).click();
    await messageBox(page).fill('Well');
    await expect(player).toHaveCount(0);
  },
);

test(
  'words are dictated into the box once that is agreed to, and taken back on Cancel',
  { tag: '@desktop' },
  async ({ page, person }) => {
    await openConversation(page, person.client);
    const box = messageBox(page);
    await box.fill('Good evening');
    const panel = page.getByLabel('Dictate').filter({ hasText: /./ });
    await page.getByRole('button', { name: 'Dictate' }).click();
    await expect(panel).toContainText('Nothing is sent to the chat until you press Send.');
    await panel.getByRole('button', { name: 'Use my microphone' }).click();
    await expect(box).toHaveValue('Good evening and good night');
    await panel.getByRole('button', { name: 'Cancel' }).click();
    await expect(box).toHaveValue('Good evening');
    await page.getByRole('button', { name: 'Dictate' }).click();
    await expect(box).toHaveValue('Good evening and good night');
    await panel.getByRole('button', { name: 'Done' }).click();
    await expect(panel).toHaveCount(0);
    await expect(box).toHaveValue('Good evening and good night');
  },
);
