import { Schema } from 'mongoose';
import { MATURITIES } from '../contract/maturity.ts';
import { PICTURE_STATES } from '../contract/picture-check.ts';

/** What came of checking a picture. Its fingerprint is there for the list of removed pictures. */
export const pictureCheckSchema = new Schema(
  {
    state: { type: String, enum: PICTURE_STATES, required: true },
    /** Why it did not pass, one of the contract's reasons. */
    reason: { type: String },
    /** Missing for those that passed before it was kept: they count as general. */
    maturity: { type: String, enum: MATURITIES },
    sha256: { type: String },
    hash: { type: String, default: null },
    /** Time at which it was to be checked, or has been. */
    at: { type: Date, required: true },
  },
  { _id: false },
);
