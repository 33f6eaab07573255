import type { Resource } from '@worklane/contract';
import { cyclicReference, missingReference, type ProblemViolation } from '@worklane/contract/requests';
import type { RecordReference, StoredRecord } from './record.ts';

/** A place of a body or record that holds a reference. */
export interface ReferenceLocation {
  /** The object or array that contains the reference. */
  readonly parent: Record<string, unknown>;
  readonly name: string;
  /** JSON pointer to the reference. */
  readonly pointer: string;
}

/** Returns the places that a path of the contract selects, whether or not they have a value. */
export function findReferences(node: unknown, path: readonly string[], pointer = ''): ReferenceLocation[] {
  const [step = '', ...rest] = path;
  if (typeof node !== 'object' || node === null) return [];
  const parent = node as Record<string, unknown>;
  const names = step === '*' ? Object.keys(parent) : [step];
  return rest.length === 0
    ? names.map((name) => ({ parent, name, pointer: `${pointer}/${name}` }))
    : names.flatMap((name) => findReferences(parent[name], rest, `${pointer}/${name}`));
}

interface LocatedReference extends RecordReference {
  readonly pointer: string;
  readonly acyclic: boolean;
}

/** Returns the references of a body or record with their pointers. */
function referencesOf({ references }: Resource, record: object): LocatedReference[] {
  return references.flatMap(({ path, kind, acyclic = false }) =>
    findReferences(record, path).flatMap(({ parent, name, pointer }) => {
      const value = parent[name];
      if (value === null || value === undefined) return [];
      return kind === 'any'
        ? [{ ...(value as RecordReference), pointer, acyclic }]
        : [{ kind, id: value as number, pointer, acyclic }];
    }),
  );
}

/** Returns the violations of references to records that do not exist. */
export const missingReferences = (
  resource: Resource,
  record: object,
  exists: (reference: RecordReference) => boolean,
): ProblemViolation[] =>
  referencesOf(resource, record)
    .filter((reference) => !exists(reference))
    .map(({ pointer, kind, id }) => missingReference(pointer, kind, id));

/** Returns the violations of references that close a cycle, apart from those that the record already has. */
export function cyclicReferences(
  resource: Resource,
  before: StoredRecord,
  record: object,
  get: (id: number) => StoredRecord | undefined,
): ProblemViolation[] {
  const chained = (of: object) =>
    referencesOf(resource, of).filter(({ acyclic, kind }) => acyclic && kind === resource.kind);
  const leadsBack = ({ pointer, id }: LocatedReference): boolean => {
    const reached = new Set([id]);
    for (const each of reached) {
      const next = chained(get(each) ?? {}).filter((reference) => reference.pointer === pointer);
      for (const reference of next) reached.add(reference.id);
    }
    return reached.has(before.id);
  };
  const known = new Set(chained(before).map(({ pointer, id }) => `${pointer} ${id}`));
  const added = chained(record).filter(({ pointer, id }) => !known.has(`${pointer} ${id}`));
  return added.filter(leadsBack).map(({ pointer }) => cyclicReference(pointer));
}

/** Finds the records that refer to a record. */
export class ReferenceIndex {
  readonly #sources = new Map<string, Map<string, RecordReference>>();

  /** Adds the references of a record. */
  add(resource: Resource, record: StoredRecord): void {
    const source = { kind: resource.kind, id: record.id };
    for (const target of referencesOf(resource, record)) {
      const sources = this.#sources.get(nameOf(target)) ?? new Map<string, RecordReference>();
      this.#sources.set(nameOf(target), sources.set(nameOf(source), source));
    }
  }

  /** Removes the references of a record, in the state in which it was added. */
  remove(resource: Resource, record: StoredRecord): void {
    const source = nameOf({ kind: resource.kind, id: record.id });
    for (const target of referencesOf(resource, record)) {
      const sources = this.#sources.get(nameOf(target));
      sources?.delete(source);
      if (sources?.size === 0) this.#sources.delete(nameOf(target));
    }
  }

  /** Returns the other records that refer to a record, by kind and id. */
  sourcesOf(target: RecordReference): RecordReference[] {
    const sources = [...(this.#sources.get(nameOf(target))?.values() ?? [])];
    return sources
      .filter((source) => nameOf(source) !== nameOf(target))
      .sort((a, b) => (a.kind === b.kind ? a.id - b.id : a.kind < b.kind ? -1 : 1));
  }
}

const nameOf = ({ kind, id }: RecordReference) => `${kind} ${id}`;
