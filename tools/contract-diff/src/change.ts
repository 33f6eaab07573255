import type { RuleId, Severity } from './rules.ts';

/** The documents of the contract. An internal document may change together with the program that uses it. */
export const contractDocuments = {
  openapi: { language: 'openapi', isPublic: true },
  asyncapi: { language: 'asyncapi', isPublic: true },
  dashboard: { language: 'openapi', isPublic: false },
} as const;

export type DocumentName = keyof typeof contractDocuments;

export const documentNames = Object.keys(contractDocuments) as readonly DocumentName[];

/** The documents that are compared by default. */
export const publicDocuments = documentNames.filter((name) => contractDocuments[name].isPublic);

/** A change of the contract. */
export interface Change {
  readonly severity: Severity;
  readonly rule: RuleId;
  /** Several if a shared schema changed. */
  readonly documents: readonly string[];
  /** The nearest name: `Task.status`, `listTasks query limit`. */
  readonly location: string;
  readonly description: string;
  readonly from?: unknown;
  readonly to?: unknown;
  readonly reason: string;
  /** The requests, responses and events that contain it. */
  readonly affected: readonly string[];
  /** JSON pointer in the newer document, or in the older one if the change is a removal. */
  readonly pointer: string;
}

/** Merges the changes of schemas that several documents share. */
export function mergeShared(changes: readonly Change[]): Change[] {
  const merged = new Map<string, Change>();
  for (const change of changes) {
    const { severity, rule, location, description, reason, pointer } = change;
    const key = JSON.stringify([severity, rule, location, description, reason, pointer]);
    const other = merged.get(key);
    merged.set(key, other ? join(other, change) : change);
  }
  return [...merged.values()];
}

const join = (one: Change, other: Change): Change => ({
  ...one,
  documents: [...new Set([...one.documents, ...other.documents])],
  affected: [...new Set([...one.affected, ...other.affected])],
});
