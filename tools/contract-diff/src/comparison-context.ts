import type { ChangeCollector } from './change-collector.ts';
import { deprecationFindings } from './deprecation.ts';
import { anySchema, canonicalText, child, type DocumentNode } from './document.ts';
import type { Direction, RuleId } from './rules.ts';
import type { SchemaComparison } from './schema/compare-schemas.ts';

interface Difference {
  readonly from?: unknown;
  readonly to?: unknown;
}

/** The location and the message direction of a comparison. Collects the changes found there. */
export class ComparisonContext {
  readonly #changes: ChangeCollector;
  readonly #schemas: SchemaComparison;
  readonly location: string;
  readonly direction: Direction;

  constructor(changes: ChangeCollector, schemas: SchemaComparison, location: string, direction: Direction) {
    this.#changes = changes;
    this.#schemas = schemas;
    this.location = location;
    this.direction = direction;
  }

  /** Returns the context of another location. */
  at(location: string, direction: Direction = this.direction): ComparisonContext {
    return new ComparisonContext(this.#changes, this.#schemas, location, direction);
  }

  report(rule: RuleId, at: DocumentNode, description: string, difference: Difference = {}): void {
    this.#changes.add({ rule, direction: this.direction, description, at, ...difference }, this.location);
  }

  /** Reports what changed about the deprecation of a part that both versions have. */
  reportDeprecation(rule: RuleId, base: DocumentNode, head: DocumentNode): void {
    for (const { rule: found, description, ...difference } of deprecationFindings(base.value, head.value, rule)) {
      this.report(found, head, description, difference);
    }
  }

  /** Reports that versions lose a part. One that had another name is in all versions. */
  reportVersions({ value: base }: DocumentNode, head: DocumentNode): void {
    const { 'x-removed': removed, 'x-since': since, 'x-renamed-from': renamed } = head.value;
    if (removed !== undefined && removed !== base['x-removed'])
      this.report('changed-in-version', head, `removed in version ${removed}`);
    if (since !== undefined && since !== base['x-since'] && renamed === undefined)
      this.report('changed-in-version', head, `absent before version ${since}`);
  }

  compareSchemas(base: DocumentNode, head: DocumentNode): void {
    for (const finding of this.#schemas.findings(base, head, this.direction)) this.#changes.add(finding, this.location);
  }

  /** Compares the schemas at a key. A missing schema accepts everything. */
  compareSchemasUnder(key: string, base: DocumentNode, head: DocumentNode): void {
    const before = child(base, key);
    const after = child(head, key);
    if (before || after) this.compareSchemas(before ?? anySchema(base, key), after ?? anySchema(head, key));
  }

  /** Reports changes of keys that no rule covers, so that no change is missed. */
  compareOtherKeys(base: DocumentNode, head: DocumentNode, keys: readonly string[]): void {
    for (const key of keys) {
      if (canonicalText(base, key) === canonicalText(head, key)) continue;
      this.report('other-changed', head, `${key} changed`, { from: base.value[key], to: head.value[key] });
    }
  }
}
