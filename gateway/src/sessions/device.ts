import { parse } from 'bowser';

const UNKNOWN = 'An unknown device';
/** What browsers send is far shorter. */
const LOOKED_AT = 512;

/** The device that a `User-Agent` tells of, such as `Firefox on Linux`; it can be forged. */
export function deviceOf(userAgent: string): string {
  if (userAgent === '') return UNKNOWN;
  const { browser, os } = parse(userAgent.slice(0, LOOKED_AT));
  if (!browser.name) return UNKNOWN;
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}
