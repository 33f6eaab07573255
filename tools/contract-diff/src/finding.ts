import type { Direction } from './change.ts';
import type { Spot } from './document.ts';
import type { RuleId } from './rules.ts';

/** A rule that applies at one place of the documents. */
export interface Finding {
  readonly rule: RuleId;
  readonly direction: Direction;
  /** What is different, in words: `maxLength 255 -> 100`. */
  readonly what: string;
  readonly from?: unknown;
  readonly to?: unknown;
  /** Where it stands, in the newer document if it still stands there. */
  readonly at: Spot;
  /** A name that holds wherever the place is used (`Task.status`); without one, the user of the place names it. */
  readonly name?: string;
  /** What follows the name of the user: `.status`. */
  readonly path?: string;
}
