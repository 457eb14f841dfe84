import { BRAND } from '@vesper/core/contract/brand';
import { readConfig, settingOf } from '../../lib/read-config.ts';

/**
 * The time of the launch, in milliseconds, as the operator named it. Without a time zone in the
 * setting it is the visitor's own local time.
 */
export async function readLaunchTime(): Promise<number> {
  const answer = await readConfig().catch(() => undefined);
  const configured = Date.parse(String(settingOf(answer, 'launchDate')));
  return Number.isNaN(configured) ? Date.parse(BRAND.launchAt) : configured;
}
