import { it } from 'vitest';
import { z } from 'zod';
import { readEnv } from '@vesper/core/config/env';
import { newPerson, PASSWORD } from '../stack/person.ts';
import { percentiles, type Figures } from './bench/figures.ts';
import { Part } from './bench/part.ts';
import { startProduct } from './bench/pipelines.ts';
import { measureTimes, report } from './bench/report.ts';
import { httpAnswer } from './parts/order.ts';

/**
 * Sign-ins that come at once, each with a password to be hashed, and how quick a read is meanwhile.
 *
 *   npm run bench -- sign-ins [at once]
 */
const order = z.object({ BENCH_1: z.coerce.number().int().default(48) });
const { BENCH_1: atOnce } = order.parse(readEnv());

const READERS = 4;
const READ_SECONDS = 1.5;

it('measures', { timeout: 300_000 }, async () => {
  const entering = new Part('http-load');
  const reading = new Part('http-load');
  // One address tries more often than it may.
  const product = await startProduct(1, { RATE_LIMITS: 'off' });
  try {
    const { baseUrl: url } = product.stack;
    const { email } = await newPerson(product.stack);
    const [reader] = product.people;
    const signIn = { url, method: 'POST', path: '/api/signin', headers: {} };
    const read = { url, path: '/api/user', headers: { cookie: reader?.cookie ?? '' } };
    const run = async (): Promise<Figures> => {
      const body = { email, password: PASSWORD };
      const [entered, answered] = await Promise.all([
        entering.ask({ ...signIn, body, connections: atOnce, seconds: 0 }, httpAnswer),
        reading.ask({ ...read, connections: READERS, seconds: READ_SECONDS }, httpAnswer),
      ]);
      return {
        ...percentiles('signed in after ms', entered.ms),
        'refused, share': entered.failed / atOnce,
        ...percentiles('a read meanwhile ms', answered.ms),
      };
    };
    report(`${atOnce} sign-ins at once`, { product: await measureTimes(run) });
  } finally {
    entering.stop();
    reading.stop();
    await product.stop();
  }
});
