import { isIPv4 } from 'node:net';
import { Networks } from './networks.ts';
import { globalIpv6, specialIpv4, specialIpv6 } from './special-networks.ts';

const closedIpv4 = new Networks(Object.keys(specialIpv4));
const closedIpv6 = new Networks(Object.keys(specialIpv6));
const openIpv6 = new Networks([globalIpv6]);

/** The networks that are dialled although they are not public: the setting WEBHOOK_ALLOWED_NETWORKS. */
export type AllowedNetworks = Pick<Networks, 'has'>;

export const allowedNetworks = (networks: readonly string[] = []): AllowedNetworks => new Networks(networks);

/** @returns whether an address is public unicast: one that any machine of the Internet can have. */
export function isPublic(address: string): boolean {
  if (isIPv4(address)) return !closedIpv4.has(address);
  return openIpv6.has(address) && !closedIpv6.has(address);
}

/** @returns whether a delivery may be sent to an address. */
export function mayDial(address: string, allowed: AllowedNetworks): boolean {
  return isPublic(address) || allowed.has(address);
}
