import { BRAND } from '@vesper/core/contract/brand';

const configured: unknown = import.meta.env.VITE_LAUNCH_AT;

/** Milliseconds. Without a time zone in the setting it is the visitor's own local time. */
export const LAUNCH_AT = Date.parse(typeof configured === 'string' ? configured : BRAND.launchAt);
if (Number.isNaN(LAUNCH_AT)) {
  // Prerendering loads this file, so a typo ends the build.
  throw new Error('VITE_LAUNCH_AT must be a date and time such as 2025-10-01T00:00:00.');
}
