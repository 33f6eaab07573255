import { type Deliveries, events } from '@worklane/contract';
import { distance } from 'fastest-levenshtein';

/** What can be delivered: the events, and the test message that needs no subscription. */
export type DeliveryType = keyof Deliveries;

export const eventTypes = Object.keys(events) as Exclude<DeliveryType, 'webhook.test'>[];

const deliveryTypes: readonly DeliveryType[] = [...eventTypes, 'webhook.test'];

/** @throws Error that names the nearest events. */
export function deliveryType(name: string): DeliveryType {
  const type = deliveryTypes.find((known) => known === name);
  if (type) return type;
  const nearest = deliveryTypes.toSorted((a, b) => distance(name, a) - distance(name, b)).slice(0, 3);
  throw new Error(`There is no event ${name}. The nearest are ${nearest.join(', ')}; --list shows all.`);
}
