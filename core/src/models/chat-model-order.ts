import { model, Schema } from 'mongoose';

/** The one document's id. */
export const ORDER_ID = 'order';

/** The operator's order of all chat models, those of the configuration included. */
const chatModelOrderSchema = new Schema(
  {
    _id: { type: String, required: true },
    /** Ids; a model that is missing comes after these, and one that is gone does no harm. */
    ids: { type: [String], required: true },
    version: { type: Number, required: true },
  },
  { timestamps: true, collection: 'chat_model_orders' },
);

export const ChatModelOrder = model('ChatModelOrder', chatModelOrderSchema);
