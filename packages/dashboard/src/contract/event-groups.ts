import { type EventInfo, events } from '@worklane/contract';
import type { ChoiceGroup } from '../forms/grouped-choices.tsx';

/** The events of one kind of record, with the name of its collection. */
export interface EventGroup {
  collection: string;
  events: readonly EventInfo[];
}

/** All events of the contract, those of one kind together. */
export const eventGroups: readonly EventGroup[] = [
  ...Map.groupBy(Object.values<EventInfo>(events), ({ scope }) => collectionOf(scope)),
].map(([collection, group]) => ({ collection, events: group }));

/** The same to choose from. */
export const eventChoices: readonly ChoiceGroup[] = eventGroups.map(({ collection, events: group }) => ({
  name: collection,
  choices: group.map(({ type, action, summary }) => ({ value: type, name: action, about: summary })),
}));

/** `tasks` of `tasks.read`. */
function collectionOf(scope: string): string {
  return scope.slice(0, scope.indexOf('.'));
}
