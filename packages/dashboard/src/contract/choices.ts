import { type EventInfo, events, type Scope, scopes } from '@worklane/contract';

/** Checkboxes of a form, by group. */
export interface ChoiceGroup {
  /** Name of the group, such as `tasks`. */
  name: string;
  choices: readonly Choice[];
}

interface Choice {
  value: string;
  /** Name of the choice in its group, such as `created`. */
  name: string;
  description: string;
}

/** All events of the contract, grouped by collection. */
export const eventGroups = [
  ...Map.groupBy(Object.values<EventInfo>(events), ({ scope }) => scope.slice(0, scope.indexOf('.'))),
].map(([collection, group]) => ({ collection, events: group }));

/** All events as checkboxes. */
export const eventChoices: readonly ChoiceGroup[] = eventGroups.map(({ collection, events }) => ({
  name: collection,
  choices: events.map(({ type, action, summary }) => ({ value: type, name: action, description: summary })),
}));

/** Returns scopes as checkboxes, grouped by collection. */
export const scopeChoices = (of: readonly string[] = Object.keys(scopes)): ChoiceGroup[] =>
  [...Map.groupBy(of, (scope) => scope.split('.')[0] ?? scope)].map(([name, group]) => ({
    name,
    choices: group.map((scope) => ({
      value: scope,
      name: scope.slice(name.length + 1),
      description: scopes[scope as Scope],
    })),
  }));

/** Returns a short list of scopes: `tasks.read, tasks.write and 3 more`. */
export function scopeSummary(of: readonly string[]): string {
  if (of.length === Object.keys(scopes).length) return 'All scopes';
  const [first, second, ...rest] = of;
  if (rest.length === 0) return [first, second].filter((each) => each !== undefined).join(', ');
  return `${first}, ${second} and ${rest.length} more`;
}
