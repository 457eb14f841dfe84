import { model, Schema, type HydratedDocument, type InferSchemaType } from 'mongoose';

/** The fingerprint of a picture that was taken down. The picture itself is not kept. */
const removedPictureSchema = new Schema(
  {
    /** SHA-256 of the file, hex. */
    sha256: { type: String, required: true },
    /** Its perceptual hash, 64 hex digits; null for a picture with too little in it to have one. */
    hash: { type: String, default: null },
    /** Each byte of the hash with its place: near hashes share at least one. */
    bands: { type: [String], default: [] },
    /** Why it was taken down, for those who meet it again. */
    reason: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'removed_pictures' },
);
removedPictureSchema.index({ sha256: 1 }, { unique: true });
removedPictureSchema.index({ bands: 1 });

export type RemovedPictureDocument = HydratedDocument<InferSchemaType<typeof removedPictureSchema>>;
export const RemovedPicture = model('RemovedPicture', removedPictureSchema);
