import type { Direction } from './change.ts';
import type { ChangeCollector } from './change-collector.ts';
import { anySchema, child, canonicalText, type DocumentNode } from './document.ts';
import type { RuleId } from './rules.ts';
import type { SchemaComparison } from './schema/compare-schemas.ts';

interface Difference {
  readonly from?: unknown;
  readonly to?: unknown;
}

/** Where the comparison is: the place it reports, and the direction in which things travel there. */
export class ComparisonContext {
  readonly #ledger: ChangeCollector;
  readonly #schemas: SchemaComparison;
  readonly place: string;
  readonly direction: Direction;

  constructor(ledger: ChangeCollector, schemas: SchemaComparison, place: string, direction: Direction) {
    this.#ledger = ledger;
    this.#schemas = schemas;
    this.place = place;
    this.direction = direction;
  }

  /** The same comparison at another place. */
  at(place: string, direction: Direction = this.direction): ComparisonContext {
    return new ComparisonContext(this.#ledger, this.#schemas, place, direction);
  }

  report(rule: RuleId, at: DocumentNode, what: string, difference: Difference = {}): void {
    this.#ledger.add({ rule, direction: this.direction, description: what, at, ...difference }, this.place);
  }

  compareSchemas(base: DocumentNode, head: DocumentNode): void {
    for (const finding of this.#schemas.findings(base, head, this.direction)) this.#ledger.add(finding, this.place);
  }

  /** The schemas under a key of both. No schema admits everything. */
  compareSchemasUnder(key: string, base: DocumentNode, head: DocumentNode): void {
    const before = child(base, key);
    const after = child(head, key);
    if (before || after) this.compareSchemas(before ?? anySchema(base, key), after ?? anySchema(head, key));
  }
}

/** Parts of the documents that have no rule: a change of them is shown, so that nothing passes unseen. */
export function compareOtherParts(scope: ComparisonContext, base: DocumentNode, head: DocumentNode, keys: readonly string[]): void {
  for (const key of keys) {
    if (canonicalText(base, key) === canonicalText(head, key)) continue;
    scope.report('unjudged-changed', head, `${key} changed`, { from: base.value[key], to: head.value[key] });
  }
}
