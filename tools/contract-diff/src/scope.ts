import type { Direction } from './change.ts';
import type { Ledger } from './change-collector.ts';
import { anything, child, expanded, type Spot } from './document.ts';
import type { RuleId } from './rules.ts';
import type { SchemaComparison } from './schema/compare-schemas.ts';

interface Difference {
  readonly from?: unknown;
  readonly to?: unknown;
}

/** Where the comparison is: the place it reports, and the direction in which things travel there. */
export class Scope {
  readonly #ledger: Ledger;
  readonly #schemas: SchemaComparison;
  readonly place: string;
  readonly direction: Direction;

  constructor(ledger: Ledger, schemas: SchemaComparison, place: string, direction: Direction) {
    this.#ledger = ledger;
    this.#schemas = schemas;
    this.place = place;
    this.direction = direction;
  }

  /** The same comparison at another place. */
  at(place: string, direction: Direction = this.direction): Scope {
    return new Scope(this.#ledger, this.#schemas, place, direction);
  }

  report(rule: RuleId, at: Spot, what: string, difference: Difference = {}): void {
    this.#ledger.add({ rule, direction: this.direction, what, at, ...difference }, this.place);
  }

  compareSchemas(base: Spot, head: Spot): void {
    for (const finding of this.#schemas.findings(base, head, this.direction)) this.#ledger.add(finding, this.place);
  }

  /** The schemas under a key of both. No schema admits everything. */
  compareSchemasUnder(key: string, base: Spot, head: Spot): void {
    const before = child(base, key);
    const after = child(head, key);
    if (before || after) this.compareSchemas(before ?? anything(base, key), after ?? anything(head, key));
  }
}

/** Parts of the documents that have no rule: a change of them is shown, so that nothing passes unseen. */
export function compareUnjudged(scope: Scope, base: Spot, head: Spot, keys: readonly string[]): void {
  for (const key of keys) {
    if (expanded(base, key) === expanded(head, key)) continue;
    scope.report('unjudged-changed', head, `${key} changed`, { from: base.value[key], to: head.value[key] });
  }
}
