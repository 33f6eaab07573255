import type { Delivery } from './claim.ts';
import type { Lane } from './lane.ts';

/** A delivery of which this node has a lease, ready to be sent. */
export interface Shipment {
  lane: Lane;
  delivery: Delivery;
  body: string;
  /** Decrypted. */
  secrets: readonly string[];
  /** From then on the lease could end before the attempt does; in milliseconds since 1970. */
  sendBefore: number;
}
