import { type EventInfo, events } from '@worklane/contract';
import type { ChoiceGroup } from './choices.ts';

/** The events of one collection. */
interface EventGroup {
  collection: string;
  events: readonly EventInfo[];
}

/** All events of the contract, grouped by collection. */
export const eventGroups: readonly EventGroup[] = [
  ...Map.groupBy(Object.values<EventInfo>(events), ({ scope }) => scope.slice(0, scope.indexOf('.'))),
].map(([collection, group]) => ({ collection, events: group }));

/** All events as checkboxes. */
export const eventChoices: readonly ChoiceGroup[] = eventGroups.map(({ collection, events }) => ({
  name: collection,
  choices: events.map(({ type, action, summary }) => ({ value: type, name: action, description: summary })),
}));
