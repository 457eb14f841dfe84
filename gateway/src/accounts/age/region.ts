import type { IncomingHttpHeaders } from 'node:http';
import type { ServiceConfig } from '@vesper/core/config/config';
import { modeOf, type RegionMode } from '@vesper/core/config/region-config';
import { AppError } from '@vesper/core/errors';
import type { GatewayContext } from '../../context.ts';

type Regions = Pick<ServiceConfig, 'ageRegions'>;

/**
 * What holds where a request comes from. The header is believed: the configuration asks for a proxy
 * in front, which has to replace what a client sends.
 */
function modeHere({ ageRegions }: Regions, headers: IncomingHttpHeaders): RegionMode {
  if (!ageRegions) return 'declared';
  const told = headers[ageRegions.header];
  return modeOf(ageRegions, typeof told === 'string' ? told : undefined);
}

/**
 * For what visitors reach without an account.
 * @param what a way to an account, or the place itself: nobody without an account can prove an age
 * @throws AppError `region_closed`, `age_unverified`
 */
export function assertOpenHere(
  config: Regions,
  headers: IncomingHttpHeaders,
  what: 'account' | 'place',
): void {
  const mode = modeHere(config, headers);
  if (mode === 'blocked') throw new AppError('region_closed');
  if (mode === 'assured' && what === 'place') throw new AppError('age_unverified');
}

/**
 * For every call, media byte and socket of a member: the account has to have confirmed its age, and
 * to have proved it where the region asks for that.
 * @returns until when they may stay: a proof has an end; null: until something changes
 * @throws AppError `region_closed`, and as `Standings.assertAdult` does
 */
export async function assertMayEnter(
  { config, standings }: Pick<GatewayContext, 'config' | 'standings'>,
  headers: IncomingHttpHeaders,
  userId: string,
): Promise<Date | null> {
  const mode = modeHere(config, headers);
  if (mode === 'blocked') throw new AppError('region_closed');
  return standings.assertAdult(userId, { assured: mode === 'assured' });
}
