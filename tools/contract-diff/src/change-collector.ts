import type { Change, Direction, DocumentName } from './change.ts';
import type { DocumentNode } from './document.ts';
import { type RuleId, rules } from './rules.ts';

interface Entry {
  readonly finding: Finding;
  readonly places: Set<string>;
}

/** Collects findings. What is found at one place of a document is one change, however many operations share it. */
export class ChangeCollector {
  readonly #document: DocumentName;
  readonly #entries = new Map<string, Entry>();

  constructor(document: DocumentName) {
    this.#document = document;
  }

  add(finding: Finding, place: string): void {
    const { rule, direction, at, description: what, path } = finding;
    const key = [rule, direction, at.pointer, path, what].join('\n');
    const entry = this.#entries.get(key);
    if (entry) entry.places.add(place);
    else this.#entries.set(key, { finding, places: new Set([place]) });
  }

  changes(): Change[] {
    return [...this.#entries.values()].map((entry) => this.#change(entry));
  }

  #change({ finding, places }: Entry): Change {
    const [severity, why] = rules[finding.rule][finding.direction];
    const [first] = places;
    return {
      severity,
      rule: finding.rule,
      documents: [this.#document],
      where: finding.name ?? `${first}${finding.path ? ` ${finding.path}` : ''}`,
      description: finding.description,
      ...('from' in finding && { from: finding.from }),
      ...('to' in finding && { to: finding.to }),
      reason: why,
      affected: [...places],
      pointer: finding.at.pointer,
    };
  }
}

/** A rule that applies at one place of the documents. */
export interface Finding {
  readonly rule: RuleId;
  readonly direction: Direction;
  /** What is different, in words: `maxLength 255 -> 100`. */
  readonly description: string;
  readonly from?: unknown;
  readonly to?: unknown;
  /** Where it stands, in the newer document if it still stands there. */
  readonly at: DocumentNode;
  /** A name that holds wherever the place is used (`Task.status`); without one, the user of the place names it. */
  readonly name?: string;
  /** What follows the name of the user: `.status`. */
  readonly path?: string;
}
