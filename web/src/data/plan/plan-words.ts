/** The standing of HD pictures, on every screen that offers them. */
export const HD_STANDING = 'part of Pro; open to everyone until Pro begins';

const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'March 2027' for a day that is still to come; undefined without one, or once it has passed. */
export function launchMonth(day: string | null, now = new Date()): string | undefined {
  const launch = day === null ? NaN : Date.parse(day);
  return launch > now.getTime() ? month.format(launch) : undefined;
}
