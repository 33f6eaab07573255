import { type Resource, resources } from '@worklane/contract';

/** A record of a resource kind, as the API returns it. Never changed in place. */
export interface StoredRecord {
  readonly id: number;
  readonly organization_id: number;
  /** Starts at 1; each change increases it by one. Members have none. */
  readonly version?: number;
  readonly [field: string]: unknown;
}

/** A record that another one refers to. */
export interface RecordReference {
  readonly kind: string;
  readonly id: number;
}

/** A record before it is stored: rules complete it in place. */
export type RecordDraft = Record<string, unknown>;

const byKind = new Map<string, Resource>(
  Object.values<Resource>(resources).map((resource) => [resource.kind, resource]),
);

/** Returns the resource of a kind. @throws Error if the contract has no such kind */
export function resourceOf(kind: string): Resource {
  const resource = byKind.get(kind);
  if (!resource) throw new Error(`Unknown resource kind: ${kind}.`);
  return resource;
}

/** Returns whether the service assigns the number of a record. */
export const isNumbered = ({ fields }: Resource): boolean => fields.number?.writable === false;

/** Counts the numbers of a kind in a year: `quote 2026`. */
export const counterName = ({ kind }: Resource, now: string): string => `${kind} ${now.slice(0, 4)}`;

/** Returns a number such as `Q-2026-00042`. */
export const recordNumber = ({ kind }: Resource, now: string, count: number): string =>
  `${kind.charAt(0).toUpperCase()}-${now.slice(0, 4)}-${String(count).padStart(5, '0')}`;

/** Returns the count in a number; 0 for a text that is none. */
export const countIn = (number: string): number => Number(/-(\d+)$/.exec(number)?.[1] ?? 0);
