import type { Spot } from './document.ts';
import { expanded } from './schema/expanded.ts';
import type { Scope } from './scope.ts';

/** Parts of the documents that have no rule: a change of them is shown, so that nothing passes unseen. */
export function compareUnjudged(scope: Scope, base: Spot, head: Spot, keys: readonly string[]): void {
  for (const key of keys) {
    if (expanded(base, key) === expanded(head, key)) continue;
    scope.report('unjudged-changed', head, `${key} changed`, { from: base.value[key], to: head.value[key] });
  }
}
