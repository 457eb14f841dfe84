import mongoose from 'mongoose';

/** Whether a write was refused by a unique index (MongoDB error 11000). */
export function isDuplicateKey(err: unknown): boolean {
  return err instanceof mongoose.mongo.MongoServerError && err.code === 11_000;
}
