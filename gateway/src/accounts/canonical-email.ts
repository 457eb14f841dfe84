/** One account per address, however it is typed. */
export const canonicalEmail = (email: string): string => email.toLowerCase();
