import { LOAD_TEST_HEADERS, loadTestAddress, loadTestProof } from '@vesper/core/load-test';
import type { Middleware } from 'koa';
import type { RequestState } from '../../request.ts';

const LONGEST_CHALLENGE = 200;

/**
 * Where the operator allows load tests: shows that it does to whoever asks, and counts each
 * simulated person under the address that the test gives them.
 */
export function loadTest(key: string | undefined): Middleware<RequestState> {
  return (ctx, next) => {
    if (key === undefined) return next();
    const challenge = ctx.get(LOAD_TEST_HEADERS.challenge);
    if (challenge !== '' && challenge.length <= LONGEST_CHALLENGE) {
      ctx.set(LOAD_TEST_HEADERS.proof, loadTestProof(key, ctx.get('host'), challenge));
    }
    const address = loadTestAddress(key, ctx.req.headers[LOAD_TEST_HEADERS.address]);
    if (address !== undefined) ctx.request.ip = address;
    return next();
  };
}
