import type { Direction } from '../change.ts';
import type { DocumentNode } from '../document.ts';
import type { RuleId } from '../rules.ts';

/** Two versions of a schema, and the direction in which values of it travel. */
export interface SchemaPair {
  readonly base: DocumentNode;
  readonly head: DocumentNode;
  readonly direction: Direction;
}

/** A difference between the two, seen from them. */
export interface SchemaFinding {
  readonly rule: RuleId;
  readonly description: string;
  readonly from?: unknown;
  readonly to?: unknown;
  /** The way from the schema to what differs, in words and as keys of the document. */
  readonly step?: string;
  readonly keys?: readonly string[];
  /** Whether it stands only in the base. */
  readonly removed?: boolean;
}

/** A schema inside both. */
export interface InnerPair {
  readonly base: DocumentNode;
  readonly head: DocumentNode;
  /** The way to it, in words: `.status`, `[]`. */
  readonly step: string;
}

/** Findings of a keyword or a group of keywords that belong together. */
export type KeywordRule = (pair: SchemaPair) => readonly SchemaFinding[];

/** The name of a schema that stands among the components: `Task`. */
export const componentName = ({ pointer, aspect }: DocumentNode): string | undefined =>
  aspect === undefined ? /^#\/components\/schemas\/([^/]+)$/.exec(pointer)?.[1] : undefined;

/** A value as a person reads it: `"open"`, `none`. */
export const formatValue = (value: unknown): string => (value === undefined ? 'none' : JSON.stringify(value));

/** A list as a person reads it: `values "a", "b"`. */
export const formatList = (noun: string, values: readonly unknown[]): string =>
  `${noun}${values.length > 1 ? 's' : ''} ${values.map(formatValue).join(', ')}`;
