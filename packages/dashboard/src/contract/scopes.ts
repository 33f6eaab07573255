import { type Scope, scopes } from '@worklane/contract';
import type { ChoiceGroup } from './choices.ts';

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
