import { model, Schema, type HydratedDocument, type InferSchemaType } from 'mongoose';

/** `asked`: nothing moved for sure; `taken`: the giver's tokens did. The others are ends. */
const GIFT_STATES = ['asked', 'taken', 'given', 'refused', 'returned'] as const;

/** Tokens on their way from one member to another. */
const giftSchema = new Schema(
  {
    /** The giver. */
    userId: { type: Schema.Types.ObjectId, required: true },
    toId: { type: Schema.Types.ObjectId, required: true },
    tokens: { type: Number, required: true, min: 1 },
    requestId: { type: String, required: true },
    state: { type: String, enum: GIFT_STATES, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'gifts' },
);
giftSchema.index({ userId: 1, requestId: 1 }, { unique: true });
giftSchema.index({ toId: 1 });
giftSchema.index({ state: 1, createdAt: 1 });

export type GiftFields = InferSchemaType<typeof giftSchema>;
export type GiftDocument = HydratedDocument<GiftFields>;
export const Gift = model('Gift', giftSchema);
