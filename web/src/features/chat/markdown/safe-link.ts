const SAFE = new Set(['http:', 'https:', 'mailto:']);

/**
 * The address behind a link, or null when it must not be one: anything but the web and mail, and
 * every relative address, which would lead somewhere within the product that nobody meant.
 */
export function safeLink(address: string): string | null {
  try {
    const { protocol, href } = new URL(address);
    return SAFE.has(protocol) ? href : null;
  } catch {
    return null;
  }
}
