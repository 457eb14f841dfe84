import ipaddr from 'ipaddr.js';

/** The network of an address, `203.0.113.0/24` or `2001:db8:1::/48`: about a town or a provider. */
export function placeOf(ip: string): string {
  return networkOf(ip, { v4: 24, v6: 48 });
}

/** The larger network around it, that a telephone on its way mostly stays in. */
export function regionOf(ip: string): string {
  return networkOf(ip, { v4: 16, v6: 32 });
}

function networkOf(ip: string, { v4, v6 }: { v4: number; v6: number }): string {
  if (!ipaddr.isValid(ip)) return 'an unknown address';
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv4
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${address.toString()}/${v4}`).toString()}/${v4}`
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${v6}`).toString()}/${v6}`;
}
