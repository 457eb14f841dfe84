import { model, Schema } from 'mongoose';

/** The right of one process to do something alone, until a time: a dead owner does not keep it. */
const lockSchema = new Schema(
  {
    /** Name of what it is for. */
    _id: { type: String, required: true },
    /** The owner: a random text. */
    owner: { type: String, required: true },
    until: { type: Date, required: true },
  },
  { collection: 'locks' },
);

export const Lock = model('Lock', lockSchema);
