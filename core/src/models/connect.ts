import mongoose from 'mongoose';

/**
 * Connects mongoose with the bounds every process uses: writes are acknowledged by the journal and
 * a dead server answers within seconds instead of hanging a request. Operators in user input end
 * at the guard, whose schemas take strings only; a filter on an unknown path throws here.
 */
export async function connectMongo(uri: string, poolSize: number): Promise<typeof mongoose> {
  mongoose.set('strictQuery', 'throw');
  mongoose.set('bufferTimeoutMS', 5_000);
  return mongoose.connect(uri, {
    maxPoolSize: poolSize,
    serverSelectionTimeoutMS: 5_000,
    socketTimeoutMS: 30_000,
    writeConcern: { w: 'majority', journal: true, wtimeoutMS: 5_000 },
    autoIndex: false,
  });
}

/** Creates every index the models declare. Each process runs it at start; it changes nothing twice. */
export async function ensureIndexes(): Promise<void> {
  for (const model of Object.values(mongoose.models)) await model.createIndexes();
}
