import type { Types } from 'mongoose';
import type { Clock } from '../clock.ts';
import type { Logger } from '../log.ts';
import { Mail } from '../models/mail.ts';
import type { Queues } from '../runs/queues.ts';
import type { MailKind } from './mails.ts';

interface MailContext {
  clock: Clock;
  log: Logger;
  queues: Pick<Queues, 'addMail'>;
}

interface NewMail {
  kind: MailKind;
  to: string;
  /** Left out where the worker finds out if there is an account with this address. */
  userId?: Types.ObjectId;
  details?: Record<string, string>;
}

/** A mail this old lost its job, or its server did not take it. */
const LOST_MS = 60_000;
const BATCH = 100;
/** Nobody has an address there (RFC 2606): people of a load test do. */
const NOWHERE = '.invalid';

/**
 * Has a mail sent: a worker makes its link and tries until the server takes it, for a day. Two of a
 * mail may arrive, never none.
 */
export async function queueMail({ clock, log, queues }: MailContext, mail: NewMail): Promise<void> {
  if (mail.to.endsWith(NOWHERE)) return;
  const { id } = await Mail.create({ ...mail, createdAt: clock.now() });
  await queues.addMail(id).catch((err: unknown) => {
    log.warn({ err, mailId: id }, 'a mail is left to housekeeping');
  });
}

/** Queues mails whose job was lost or has failed. @returns how many */
export async function queueLostMails({
  clock,
  queues,
}: Pick<MailContext, 'clock' | 'queues'>): Promise<number> {
  const before = new Date(clock.now().getTime() - LOST_MS);
  const lost = await Mail.find({ createdAt: { $lt: before } }, { _id: 1 }).limit(BATCH);
  for (const { id } of lost) await queues.addMail(id);
  return lost.length;
}
