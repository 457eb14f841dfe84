import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { expect } from 'vitest';

interface ReceivedMail {
  to: string;
  /** Its source with soft line breaks and escapes undone. */
  content: string;
}

/** A real mail server on this machine that keeps what it is given, and refuses while told to. */
export class MailServer {
  readonly #server: SMTPServer;
  readonly mails: ReceivedMail[] = [];
  isRefusing = false;

  constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, callback) => {
        const take = async (): Promise<void> => {
          const source = await text(stream);
          if (this.isRefusing) throw new Error('451 come back later');
          const content = decoded(source);
          for (const { address } of session.envelope.rcptTo) {
            this.mails.push({ to: address, content });
          }
        };
        take().then(
          () => callback(),
          (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
        );
      },
    });
  }

  /** @returns the variables by which the product finds it */
  async start(): Promise<Record<string, string>> {
    const listening = this.#server.listen(0, '127.0.0.1');
    if (!listening.listening) await once(listening, 'listening');
    const address: AddressInfo | string | null = listening.address();
    if (address === null || typeof address === 'string') throw new Error('It has no port.');
    return {
      SMTP_URL: `smtp://127.0.0.1:${address.port}`,
      MAIL_FROM: 'Vesper <hello@vesper.example>',
    };
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  /** The newest mail to an address whose subject holds these words, once it is there. */
  async waitFor(to: string, subject: string): Promise<ReceivedMail> {
    const find = () =>
      this.mails.findLast((mail) => mail.to === to && subjectOf(mail).includes(subject));
    await expect.poll(find, { timeout: 60_000 }).toBeDefined();
    const found = find();
    if (!found) throw new Error('It was there a moment ago.');
    return found;
  }
}

/** The token behind the `#` of the link in a mail. */
export function tokenIn({ content }: ReceivedMail): string {
  const token = /#([\w-]{43})/.exec(content)?.[1];
  if (token === undefined) throw new Error(`There is no link in this mail:\n${content}`);
  return token;
}

const subjectOf = ({ content }: ReceivedMail): string =>
  /^Subject: (.*)$/m.exec(content)?.[1] ?? '';

function decoded(source: string): string {
  return source
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}
