import type { RuleId } from './rules.ts';

/** The worst first. Dangerous is what readers can be asked to bear, and yet may surprise them. */
export const severities = ['breaking', 'dangerous', 'compatible'] as const;

export type Severity = (typeof severities)[number];

/** Seen from the service: it receives requests; it sends answers and events. */
export type Direction = 'received' | 'sent';

/** The documents of the contract, by name. What is not public may change together with the program that uses it. */
export const contractDocuments = {
  openapi: { language: 'openapi', isPublic: true },
  asyncapi: { language: 'asyncapi', isPublic: true },
  dashboard: { language: 'openapi', isPublic: false },
} as const;

export type DocumentName = keyof typeof contractDocuments;

export const documentNames = Object.keys(contractDocuments) as readonly DocumentName[];

/** Those that are compared unless one is asked for. */
export const publicDocuments = documentNames.filter((name) => contractDocuments[name].isPublic);

/** One change of the contract, with every place that it reaches. */
export interface Change {
  readonly severity: Severity;
  readonly rule: RuleId;
  /** Both, where a schema that they share changed. */
  readonly documents: readonly DocumentName[];
  /** The nearest name a reader knows: `Task.status`, `listTasks query limit`. */
  readonly where: string;
  readonly description: string;
  readonly from?: unknown;
  readonly to?: unknown;
  readonly reason: string;
  /** The requests, answers and events that carry it. */
  readonly affected: readonly string[];
  /** JSON pointer in the newer document; in the older one for what was removed. */
  readonly pointer: string;
}

/** Both documents use the same schemas. What changed in one of these is one change. */
export function mergeShared(changes: readonly Change[]): Change[] {
  const merged = new Map<string, Change>();
  for (const change of changes) {
    const { severity, rule, where, description: what, reason: why, pointer } = change;
    const key = JSON.stringify([severity, rule, where, what, why, pointer]);
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
