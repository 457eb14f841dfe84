import { model, Schema, type HydratedDocument, type InferSchemaType } from 'mongoose';

/** A code that gives tokens to whoever redeems it. Stored as it is compared: in capitals. */
const promoCodeSchema = new Schema(
  {
    code: { type: String, required: true },
    tokens: { type: Number, required: true, min: 1 },
    /** Members who may redeem it. */
    limit: { type: Number, required: true, min: 1 },
    expiresAt: { type: Date, default: null },
    isOff: { type: Boolean, default: false },
    /** For operators: what it is for. */
    note: { type: String, default: null },
    createdAt: { type: Date, required: true },
  },
  { collection: 'promo_codes' },
);
promoCodeSchema.index({ code: 1 }, { unique: true });
promoCodeSchema.index({ createdAt: -1, _id: -1 });

export type PromoCodeFields = InferSchemaType<typeof promoCodeSchema>;
export type PromoCodeDocument = HydratedDocument<PromoCodeFields>;
export const PromoCode = model('PromoCode', promoCodeSchema);
