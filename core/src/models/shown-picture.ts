import { model, Schema, type InferSchemaType, type HydratedDocument } from 'mongoose';

/** The judgement of a moderation server on a picture. */
const VERDICTS = ['passed', 'refused'] as const;

/** A picture that a member shows in a talk; its bytes live as long as any message shows it. */
const shownPictureSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    width: { type: Number, required: true },
    height: { type: Number, required: true },
    /** The message it was sent with, which no other message can be; null until it is sent. */
    messageId: { type: Schema.Types.ObjectId, default: null },
    /**
     * Set while it may be that no message shows it: until it is sent, and from before a message
     * that shows it is removed. Housekeeping looks after those that stay loose.
     */
    looseAt: { type: Date },
    /** Its bytes are being removed: nothing can bring it back. */
    isGone: { type: Boolean },
    /** Missing until a moderation server has judged it. */
    verdict: { type: String, enum: VERDICTS },
    createdAt: { type: Date, required: true },
  },
  { collection: 'shown_pictures' },
);
shownPictureSchema.index({ userId: 1 });
shownPictureSchema.index({ messageId: 1 });
shownPictureSchema.index({ looseAt: 1 }, { sparse: true });

export type ShownPictureDocument = HydratedDocument<InferSchemaType<typeof shownPictureSchema>>;
export const ShownPicture = model('ShownPicture', shownPictureSchema);
