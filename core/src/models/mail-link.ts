import { model, Schema } from 'mongoose';
import { MAIL_LINK_PURPOSES } from '../contract/mail-link.ts';

/** A link of a mail that has not been used. Whoever reads it here cannot use it: it is hashed. */
const mailLinkSchema = new Schema(
  {
    /** SHA-256 of the token, in hex. */
    _id: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    purpose: { type: String, enum: MAIL_LINK_PURPOSES, required: true },
    /** The address it was sent to. */
    email: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'mail_links' },
);
mailLinkSchema.index({ userId: 1, purpose: 1 });
mailLinkSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const MailLink = model('MailLink', mailLinkSchema);
