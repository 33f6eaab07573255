import type { Change } from './change.ts';
import type { DocumentNode } from './document.ts';
import { type Direction, type RuleId, rules } from './rules.ts';

/** A rule that applies at a node of the documents. */
export interface Finding {
  readonly rule: RuleId;
  readonly direction: Direction;
  /** The difference: `maxLength 255 -> 100`. */
  readonly description: string;
  readonly from?: unknown;
  readonly to?: unknown;
  /** The node in the newer document, or in the older one if it was removed. */
  readonly at: DocumentNode;
  /** A name independent of the location that contains the node: `Task.status`. */
  readonly name?: string;
  /** Without a name: the path from the location that contains the node, such as `.status`. */
  readonly path?: string;
}

/** Collects findings. A finding in a shared schema is one change that affects several locations. */
export class ChangeCollector {
  readonly #document: string;
  readonly #entries = new Map<string, { readonly finding: Finding; readonly locations: Set<string> }>();

  constructor(document: string) {
    this.#document = document;
  }

  add(finding: Finding, location: string): void {
    const { rule, direction, at, description, path } = finding;
    const key = [rule, direction, at.pointer, path, description].join('\n');
    const entry = this.#entries.get(key);
    if (entry) entry.locations.add(location);
    else this.#entries.set(key, { finding, locations: new Set([location]) });
  }

  changes(): Change[] {
    return [...this.#entries.values()].map(({ finding, locations }) => this.#change(finding, [...locations]));
  }

  #change(finding: Finding, locations: readonly string[]): Change {
    const [severity, reason] = rules[finding.rule][finding.direction];
    return {
      severity,
      rule: finding.rule,
      documents: [this.#document],
      location: finding.name ?? `${locations[0]}${finding.path ? ` ${finding.path}` : ''}`,
      description: finding.description,
      ...('from' in finding && { from: finding.from }),
      ...('to' in finding && { to: finding.to }),
      reason,
      affected: locations,
      pointer: finding.at.pointer,
    };
  }
}
