import mongoose from 'mongoose';
import { z } from 'zod';
import { certificateProblem } from './certificate-problem.ts';
import { clockProblem } from './clock-problem.ts';
import { codeOf } from './error-code.ts';

const PATIENCE_MS = 5_000;
const hello = z.object({ localTime: z.date().optional() });
const UNAUTHORIZED = '13';
const AUTHENTICATION_FAILED = '18';

/**
 * Asks MongoDB for the collections of the database.
 * @returns one sentence about what is wrong, without user and password; undefined when all is well
 */
export async function mongoProblem(uri: string): Promise<string | undefined> {
  const connection = mongoose.createConnection();
  try {
    await connection.openUri(uri, {
      serverSelectionTimeoutMS: PATIENCE_MS,
      maxPoolSize: 1,
      autoCreate: false,
    });
    await connection.listCollections();
    const { localTime } = hello.parse(await connection.db?.command({ hello: 1 }));
    return clockProblem('MONGODB_URI', 'MongoDB', localTime?.getTime());
  } catch (error) {
    return sentenceFor(error);
  } finally {
    await connection.close();
  }
}

function sentenceFor(error: unknown): string {
  const code = codeOf(error);
  if (code === AUTHENTICATION_FAILED) {
    return 'MONGODB_URI: MongoDB refuses this user or password. Correct them, and look at authSource.';
  }
  if (code === UNAUTHORIZED) {
    return 'MONGODB_URI: this user may not use this database. Give it the role readWrite there.';
  }
  return (
    certificateProblem('MONGODB_URI', error) ??
    'MONGODB_URI: MongoDB does not answer at this address. Start it, or correct the address.'
  );
}
