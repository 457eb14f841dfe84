import type { Job } from 'bullmq';
import { createMailLink } from '@vesper/core/accounts/mail-links';
import { MAIL_LINK_PURPOSES, type MailLinkPurpose } from '@vesper/core/contract/mail-link';
import { PAGES } from '@vesper/core/contract/pages';
import { writeMail } from '@vesper/core/mail/mails';
import { Mail, type MailDocument } from '@vesper/core/models/mail';
import { User, type UserDocument } from '@vesper/core/models/user';
import { JOBS } from '@vesper/core/runs/jobs';
import type { WorkerContext } from '../context.ts';

/** The account a mail belongs to; null where it belongs to none any more, or never did. */
async function recipientOf({ kind, to, userId }: MailDocument): Promise<UserDocument | null> {
  if (kind === 'reset') return User.findOne({ email: to, erasedAt: null });
  // An address that has an account meanwhile is not offered to another one.
  if (kind === 'change' && (await User.exists({ email: to }))) return null;
  return User.findOne({ _id: userId, erasedAt: null });
}

function purposeOf({ kind }: MailDocument): MailLinkPurpose | undefined {
  return MAIL_LINK_PURPOSES.find((purpose) => purpose === kind);
}

/**
 * Sends a mail and forgets it. Its link is made here, so that it is written down nowhere: who asked
 * for it cannot tell from the answer, nor from its time, if there is such an account.
 */
export async function processMail(context: WorkerContext, job: Job): Promise<void> {
  const { mailId } = JOBS.mail.payload.parse(job.data);
  const mail = await Mail.findById(mailId);
  if (!mail) return;
  const recipient = await recipientOf(mail);
  if (recipient) {
    const { kind, to, details } = mail;
    const purpose = purposeOf(mail);
    const link = purpose && (await linkFor(context, { userId: recipient._id, purpose, email: to }));
    const written = writeMail(kind, (name) => details.get(name) ?? '', link);
    await context.mailer.send({ kind, to, userId: recipient.id, link, written });
  }
  await Mail.deleteOne({ _id: mail._id });
}

async function linkFor(
  { clock, config }: WorkerContext,
  facts: Parameters<typeof createMailLink>[1],
): Promise<string> {
  const { purpose } = facts;
  const page =
    purpose === 'reset' ? PAGES.resetPassword.path : `${PAGES.confirmEmail.path}?for=${purpose}`;
  return `${config.linkOrigin}${page}#${await createMailLink(clock, facts)}`;
}
