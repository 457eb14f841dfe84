import type { ErrorCode } from '@vesper/core/contract/errors';
import { AppError } from '@vesper/core/errors';
import * as client from 'openid-client';

/** A service that speaks OpenID Connect, and what it knows this place by. */
interface OpenIdService {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

interface Options {
  /** The code of the error when the service cannot be reached. */
  away: ErrorCode;
  /** True where the signature of a token counts by itself, however it came here. */
  provesTokens?: boolean;
}

const configurations = new WeakMap<OpenIdService, Promise<client.Configuration>>();

/**
 * What a service says of itself, read once; a failure is tried anew.
 * @throws AppError the code of `away`
 */
export function openIdConfiguration(
  service: OpenIdService,
  { away, provesTokens = false }: Options,
): Promise<client.Configuration> {
  const known = configurations.get(service);
  if (known) return known;
  const issuer = new URL(service.issuer);
  const execute = [
    // The configuration lets http pass nowhere but on a developer's own machine.
    ...(issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []),
    ...(provesTokens ? [client.enableNonRepudiationChecks] : []),
  ];
  const asked = client
    .discovery(issuer, service.clientId, service.clientSecret, undefined, { execute, timeout: 5 })
    .catch((cause: unknown) => {
      configurations.delete(service);
      throw new AppError(away, { cause });
    });
  configurations.set(service, asked);
  return asked;
}
