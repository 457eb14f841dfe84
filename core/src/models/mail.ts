import { model, Schema, type HydratedDocument, type InferSchemaType } from 'mongoose';
import { MAIL_KINDS } from '../mail/mails.ts';

/** Nobody waits for a mail for longer; the links in most of them have ended by then. Seconds. */
const KEPT_SECONDS = 86_400;

/** A mail that is to be sent. It goes when it was; links are made by whoever sends it. */
const mailSchema = new Schema(
  {
    kind: { type: String, enum: MAIL_KINDS, required: true },
    to: { type: String, required: true },
    /** Missing where nobody has looked yet if there is such an account. */
    userId: { type: Schema.Types.ObjectId },
    /** What its words need. */
    details: { type: Map, of: String, default: {} },
    createdAt: { type: Date, required: true },
  },
  { collection: 'mails' },
);
mailSchema.index({ createdAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });
mailSchema.index({ userId: 1 }, { sparse: true });

type MailFields = InferSchemaType<typeof mailSchema>;
export type MailDocument = HydratedDocument<MailFields>;
export const Mail = model('Mail', mailSchema);
