import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';
import type { Logger } from '../log.ts';
import type { MailKind, WrittenMail } from './mails.ts';

/** A server that does not answer is tried again; nobody is kept waiting for it. */
const TIMEOUT_MS = 10_000;

interface Letter {
  kind: MailKind;
  to: string;
  /** The account that it is about. */
  userId: string;
  /** The link that it holds. */
  link?: string | undefined;
  written: WrittenMail;
}

/** Sends mails by SMTP. */
export interface Mailer {
  /** @throws when the server does not take it */
  send(letter: Letter): Promise<void>;
  close(): void;
}

/**
 * Opens the way to the mail server. Without one a mail is a line of the operator's log, with its link
 * and the id of the account, by which the desk tells whose it is.
 */
export function createMailer({ smtp }: Pick<Config, 'smtp'>, log: Logger): Mailer {
  if (smtp === undefined) {
    return {
      send: async ({ kind, userId, link }) => log.info({ kind, userId, link }, 'mail'),
      close: () => undefined,
    };
  }
  const transport = createTransport({
    url: smtp.url,
    pool: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ kind, to, userId, written }) => {
      await transport.sendMail({
        from: smtp.from,
        // An object: as text, a typed comma would make two addresses of one.
        to: { name: '', address: to },
        ...written,
        // Programs that answer for their owner leave such mails alone.
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      log.info({ kind, userId }, 'mail');
    },
    close: () => transport.close(),
  };
}
