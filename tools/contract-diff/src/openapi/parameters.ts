import type { Spot } from '../document.ts';
import { match } from '../matching.ts';
import type { Scope } from '../scope.ts';
import { compareCarried } from './carried.ts';

const nameOf = ({ value }: Spot) => `${value.in} ${value.name}`;

export function compareParameters(
  scope: Scope,
  base: ReadonlyMap<string, Spot>,
  head: ReadonlyMap<string, Spot>,
): void {
  const { added, removed, kept } = match(base, head);
  for (const [, parameter] of removed) {
    scope.at(`${scope.place} ${nameOf(parameter)}`).report('parameter-removed', parameter, 'parameter removed');
  }
  for (const [, parameter] of added) {
    const isRequired = parameter.value.required === true;
    const rule = isRequired ? 'required-parameter-added' : 'parameter-added';
    const what = isRequired ? 'required parameter added' : 'parameter added';
    scope.at(`${scope.place} ${nameOf(parameter)}`).report(rule, parameter, what);
  }
  for (const [, before, after] of kept) {
    compareCarried(scope.at(`${scope.place} ${nameOf(after)}`), 'parameter', before, after);
  }
}
