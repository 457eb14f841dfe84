import { expect, it } from 'vitest';
import { MAIL_KINDS, writeMail } from './mails.ts';

const LINK = 'https://vesper.example/verify?for=verify#token';
const details = (name: string): string => `<b>${name}</b> & "more"`;

it.each(MAIL_KINDS)('the mail %s says the same as text and as html, and runs nothing', (kind) => {
  const { subject, text, html } = writeMail(kind, details, LINK);
  expect(subject).not.toContain('\n');
  expect(html).not.toContain('<b>');
  expect(html).not.toMatch(/<(script|img|link)/);
  expect(text.includes(LINK)).toBe(html.includes(LINK));
});

it('a link is whole in both, and a mail without one has no button', () => {
  const { text, html } = writeMail('reset', details, LINK);
  expect(text).toContain(`\n${LINK}\n`);
  expect(html).toContain(`href="${LINK}"`);
  expect(writeMail('passwordChanged', details).html).not.toContain('href');
});
