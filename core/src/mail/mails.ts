import { BRAND } from '../contract/brand.ts';

/** The words of a mail. Names and addresses of people stay out, as anybody can have typed them. */
interface MailWords {
  subject: string;
  /** Paragraphs above the button. */
  lines: readonly string[];
  /** The words of the button, where the mail has a link. */
  action?: string;
  /** Below it. */
  note: string;
}

type Details = (name: string) => string;

const NOT_YOU = 'If this was not you, you need not do anything.';
const SECURITY_PAGE = 'Profile → Account security';

/** Every mail there is. */
export const MAILS = {
  verify: () => ({
    subject: `Confirm your address at ${BRAND.name}`,
    lines: [
      `Please confirm that this is your address. You can then get back into your account if you ` +
        `forget your password.`,
    ],
    action: 'Confirm my address',
    note: `The link works once and for a week. ${NOT_YOU}`,
  }),
  reset: () => ({
    subject: `A new password for ${BRAND.name}`,
    lines: ['Somebody asked to choose a new password for the account with this address.'],
    action: 'Choose a new password',
    note: `The link works once and for an hour. ${NOT_YOU} Your password stays as it is.`,
  }),
  change: () => ({
    subject: `Confirm your new address at ${BRAND.name}`,
    lines: ['Somebody asked to use this address for their account from now on.'],
    action: 'Use this address',
    note: `The link works once and for a day. ${NOT_YOU}`,
  }),
  undo: () => ({
    subject: `Your address at ${BRAND.name} was changed`,
    lines: [
      'Your account has another e-mail address now.',
      'If this was not you, somebody knows your password. Take the change back: this ends every ' +
        'session, and we send you a link for a new password.',
    ],
    action: 'Take the change back',
    note: 'The link works once and for a week.',
  }),
  passwordChanged: () => ({
    subject: `Your password at ${BRAND.name} was changed`,
    lines: ['The password of your account was changed, and its other sessions were ended.'],
    note: 'If this was not you, choose “Forgot password?” where you sign in.',
  }),
  wayInChanged: (details) => ({
    subject: `A way into your account at ${BRAND.name} has changed`,
    lines: [details('change')],
    note:
      'If this was not you, change your password, which ends every other session, and look at ' +
      `what is listed there: ${SECURITY_PAGE}.`,
  }),
  newDevice: (details) => ({
    subject: `A new sign-in to ${BRAND.name}`,
    lines: [
      `Somebody signed in to your account with ${details('device')}, from ${details('place')}, ` +
        `at ${details('at')}.`,
    ],
    note: `If this was not you, change your password and end that session: ${SECURITY_PAGE}.`,
  }),
} as const satisfies Record<string, (details: Details) => MailWords>;

export type MailKind = keyof typeof MAILS;
export const MAIL_KINDS = Object.keys(MAILS).filter((kind): kind is MailKind => kind in MAILS);

/** A mail in both of its forms, ready to be sent. */
export interface WrittenMail {
  subject: string;
  text: string;
  html: string;
}

/** Writes a mail out. @param link where its button leads */
export function writeMail(kind: MailKind, details: Details, link?: string): WrittenMail {
  const { subject, lines, action, note }: MailWords = MAILS[kind](details);
  const text = [...lines, ...(action && link ? [`${action}:\n${link}`] : []), note, BRAND.name];
  return { subject, text: `${text.join('\n\n')}\n`, html: htmlOf({ lines, note }, action, link) };
}

const STYLE = 'font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#1d1626';
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:10px;background:#6d3bd1;color:#fff;' +
  'text-decoration:none;font-weight:600';

function htmlOf(
  { lines, note }: Pick<MailWords, 'lines' | 'note'>,
  action?: string,
  link?: string,
): string {
  const paragraph = (inner: string, style = ''): string => `<p style="${style}">${inner}</p>`;
  const parts = [
    ...lines.map((line) => paragraph(escaped(line))),
    ...(action && link
      ? [paragraph(`<a href="${escaped(link)}" style="${BUTTON}">${escaped(action)}</a>`)]
      : []),
    paragraph(escaped(note), 'color:#6b6275;font-size:14px'),
    paragraph(BRAND.name, 'color:#6b6275;font-size:14px'),
  ];
  const body = `<div style="max-width:34rem;margin:0 auto;padding:24px;${STYLE}">${parts.join('')}</div>`;
  return `<!doctype html><html lang="en"><body style="margin:0">${body}</body></html>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
