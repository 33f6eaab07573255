import type { Spot } from '../document.ts';
import { expanded } from '../schema/expanded.ts';
import type { Scope } from '../scope.ts';

/** How a protocol carries it: `http: {method: POST}`. */
export function compareBindings(scope: Scope, base: Spot, head: Spot): void {
  if (expanded(base, 'bindings') === expanded(head, 'bindings')) return;
  const difference = { from: base.value.bindings, to: head.value.bindings };
  const what = `bindings ${JSON.stringify(difference.from) ?? 'none'} -> ${JSON.stringify(difference.to) ?? 'none'}`;
  scope.report('binding-changed', head, what, difference);
}
