import mongoose from 'mongoose';

/** True for the error of a write that a unique index refused (MongoDB error 11000). */
export function isDuplicateKey(err: unknown): boolean {
  return err instanceof mongoose.mongo.MongoServerError && err.code === 11_000;
}
