import { BRAND } from '@vesper/core/contract/brand';

const configured: unknown = import.meta.env.VITE_LAUNCH_AT;

/** Milliseconds. Without a time zone in the setting it is the visitor's own local time. */
export const LAUNCH_AT = Date.parse(typeof configured === 'string' ? configured : BRAND.launchAt);
