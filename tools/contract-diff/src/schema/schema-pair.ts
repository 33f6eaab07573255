import { canonicalText, type DocumentNode } from '../document.ts';
import type { Direction, RuleId } from '../rules.ts';

/** Two versions of a schema, and the direction of the messages that contain it. */
export interface SchemaPair {
  readonly base: DocumentNode;
  readonly head: DocumentNode;
  readonly direction: Direction;
}

/** A difference between two schemas, located relative to them. */
export interface SchemaFinding {
  readonly rule: RuleId;
  readonly description: string;
  readonly from?: unknown;
  readonly to?: unknown;
  /** The path from the schema to the difference, for the report and as keys of the document. */
  readonly step?: string;
  readonly keys?: readonly string[];
  /** Whether it exists only in the base. */
  readonly removed?: boolean;
}

/** A schema inside both versions. */
export interface InnerPair {
  readonly base: DocumentNode;
  readonly head: DocumentNode;
  /** The path to it, for the report: `.status`, `[]`. */
  readonly step: string;
}

/** Returns the findings of a keyword or a group of keywords. */
export type KeywordRule = (pair: SchemaPair) => readonly SchemaFinding[];

/** Returns the name of a schema of the components, such as `Task`, or undefined for an inline schema. */
export const componentName = ({ pointer, aspect }: DocumentNode): string | undefined =>
  aspect === undefined ? /^#\/components\/schemas\/([^/]+)$/.exec(pointer)?.[1] : undefined;

/** Returns the same text for two versions of a schema that are equal, or the same component. */
export const schemaText = (schema: DocumentNode): string | undefined =>
  componentName(schema) ?? canonicalText(schema, undefined, 'kept');

/** Returns a value for the report: `"open"`, `none`. */
export const formatValue = (value: unknown): string => (value === undefined ? 'none' : JSON.stringify(value));

/** Returns a list for the report: `values "a", "b"`. */
export const formatList = (noun: string, values: readonly unknown[]): string =>
  `${noun}${values.length > 1 ? 's' : ''} ${values.map(formatValue).join(', ')}`;
