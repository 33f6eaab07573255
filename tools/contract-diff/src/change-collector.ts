import type { Change } from './change.ts';
import { isAnnouncedRemoval } from './deprecation.ts';
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
  readonly #date: string;
  readonly #entries = new Map<string, { readonly finding: Finding; readonly locations: Set<string> }>();

  /** @param date decides which removals were announced by `x-sunset`: `2027-11-01`. */
  constructor(document: string, date: string) {
    this.#document = document;
    this.#date = date;
  }

  add(finding: Finding, location: string): void {
    const { direction, at, description, path } = finding;
    const rule = isAnnouncedRemoval(finding.rule, at, this.#date) ? 'removed-after-sunset' : finding.rule;
    const key = [rule, direction, at.pointer, path, description].join('\n');
    const entry = this.#entries.get(key);
    if (entry) entry.locations.add(location);
    else this.#entries.set(key, { finding: { ...finding, rule }, locations: new Set([location]) });
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
