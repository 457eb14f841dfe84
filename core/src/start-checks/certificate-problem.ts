import { codeOf } from './error-code.ts';

/** The codes with which Node refuses a certificate. */
const REFUSALS: Record<string, string> = {
  CERT_HAS_EXPIRED: 'has expired',
  CERT_NOT_YET_VALID: 'is not valid yet',
  ERR_TLS_CERT_ALTNAME_INVALID: 'is for another name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'is signed by nobody known here',
  SELF_SIGNED_CERT_IN_CHAIN: 'is signed by nobody known here',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'is signed by nobody known here',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'is signed by nobody known here',
};

/**
 * Looks for a refused certificate in an error and its causes.
 * @returns one sentence; undefined when it was something else
 */
export function certificateProblem(variable: string, error: unknown): string | undefined {
  for (const cause of causesOf(error)) {
    const refusal = REFUSALS[codeOf(cause) ?? ''];
    if (refusal === undefined) continue;
    return (
      `${variable}: the certificate of this server ${refusal}. Renew it, correct the address, or ` +
      'name the file of its authority in NODE_EXTRA_CA_CERTS.'
    );
  }
  return undefined;
}

/** The error, its causes, and what the driver of MongoDB keeps of each server that it tried. */
function* causesOf(error: unknown): Generator<unknown> {
  if (!(error instanceof Error)) return;
  yield error;
  yield* causesOf(error.cause);
  const reason = 'reason' in error ? error.reason : undefined;
  const servers = isObject(reason) && 'servers' in reason ? reason.servers : undefined;
  if (!(servers instanceof Map)) return;
  for (const server of servers.values()) {
    if (isObject(server) && 'error' in server) yield* causesOf(server.error);
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
