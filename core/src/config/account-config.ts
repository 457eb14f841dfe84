import { z } from 'zod';

/** Variables of mail and of passwords; README's configuration table documents them. */
export const ACCOUNT_VARIABLES = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must look like smtps://user:...@host' })
    .optional(),
  MAIL_FROM: z.string().optional(),
  BREACH_CHECK_URL: z.url({ protocol: /^https?$/ }).optional(),
} as const;

type RawAccount = z.output<z.ZodObject<typeof ACCOUNT_VARIABLES>>;

/** The server that sends mail, and the service that knows breached passwords. */
export function accountOf({ SMTP_URL: url, MAIL_FROM: from, BREACH_CHECK_URL }: RawAccount) {
  return {
    /** Undefined: no mail is sent, and operators hand out the links of their log. */
    smtp: url === undefined || from === undefined ? undefined : { url, from },
    /** Answers in ranges of SHA-1, as Have I Been Pwned does; undefined: nobody is asked. */
    breachCheckUrl: BREACH_CHECK_URL,
  };
}

/** Sentences about settings that are missing. */
export function accountProblems({ SMTP_URL, MAIL_FROM }: RawAccount): string[] {
  if (SMTP_URL === undefined || MAIL_FROM !== undefined) return [];
  return ['MAIL_FROM: name the sender of mails, such as Vesper <hello@vesper.example>.'];
}
