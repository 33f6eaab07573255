import type { Resource } from '@worklane/contract';
import { findReferences } from '../../fixtures/references.ts';

/** A record as the service returned it last. */
export interface ModelRecord {
  readonly id: number;
  readonly version: number;
  readonly [field: string]: unknown;
}

export interface Named {
  readonly kind: string;
  readonly id: number;
}

/** The changes in order: the event type and the record after the change; after a deletion, its last state. */
export type Journal = readonly { readonly type: string; readonly record: ModelRecord }[];

/** Records by kind that existed before the run. */
export type Strangers = ReadonlyMap<string, readonly ModelRecord[]>;

/** The expected records of the organization, from the requests and responses so far. */
export class Model {
  /** The resource kinds of the run. */
  readonly resources: readonly Resource[];
  readonly members: readonly number[];
  readonly #strangers: Strangers;
  readonly #records = new Map<string, Map<number, ModelRecord>>();
  readonly #deleted: Named[] = [];
  readonly #journal: { type: string; record: ModelRecord }[] = [];

  constructor(resources: readonly Resource[], members: readonly number[], strangers: Strangers) {
    this.resources = resources;
    this.members = members;
    this.#strangers = strangers;
  }

  all(kind: string): ModelRecord[] {
    return [...(this.#records.get(kind)?.values() ?? [])];
  }

  /** Returns a record of a kind, chosen by any number; undefined when there is none. */
  pick(kind: string, choice: number): ModelRecord | undefined {
    const records = this.all(kind);
    return records[choice % records.length];
  }

  /** Returns the id of a deleted record, chosen by any number; undefined when there is none. */
  pickDeleted(kind: string, choice: number): number | undefined {
    const deleted = this.#deleted.filter((each) => each.kind === kind);
    return deleted[choice % deleted.length]?.id;
  }

  get journal(): Journal {
    return this.#journal;
  }

  create(kind: string, record: ModelRecord): void {
    this.#put(kind, record);
    this.#journal.push({ type: `${kind}.created`, record });
  }

  change(kind: string, record: ModelRecord): void {
    this.#put(kind, record);
    this.#journal.push({ type: `${kind}.updated`, record });
  }

  remove(kind: string, id: number): void {
    const record = this.#records.get(kind)?.get(id);
    if (record) this.#journal.push({ type: `${kind}.deleted`, record });
    this.#records.get(kind)?.delete(id);
    this.#deleted.push({ kind, id });
  }

  #put(kind: string, record: ModelRecord): void {
    const records = this.#records.get(kind) ?? new Map<number, ModelRecord>();
    this.#records.set(kind, records.set(record.id, record));
  }

  exists({ kind, id }: Named): boolean {
    return kind === 'member' ? this.members.includes(id) : (this.#records.get(kind)?.has(id) ?? false);
  }

  /** Whether an id was ever used, so that a create must not return it. */
  isUsed({ kind, id }: Named): boolean {
    return (
      this.exists({ kind, id }) ||
      this.isStranger({ kind, id }) ||
      this.#deleted.some((each) => each.id === id && each.kind === kind)
    );
  }

  isStranger({ kind, id }: Named): boolean {
    return this.#strangers.get(kind)?.some((stranger) => stranger.id === id) ?? false;
  }

  /** Whether another record has the external id. */
  isTaken(kind: string, externalId: unknown, id: number | undefined): boolean {
    const others = [...this.all(kind), ...(this.#strangers.get(kind) ?? [])];
    return externalId !== null && others.some((other) => other.external_id === externalId && other.id !== id);
  }

  /** Returns the other records that refer to a record. */
  referrers(to: Named): Named[] {
    return this.resources.flatMap((resource) =>
      this.all(resource.kind)
        .filter((record) => referencesOf(resource, record).some((each) => each.kind === to.kind && each.id === to.id))
        .map(({ id }) => ({ kind: resource.kind, id }))
        .filter((each) => nameOf(each) !== nameOf(to)),
    );
  }
}

const nameOf = ({ kind, id }: Named) => `${kind} ${id}`;

/** Returns the references of a body or record with their pointers. */
export function referencesOf({ references }: Resource, body: object): (Named & { pointer: string })[] {
  return references.flatMap(({ path, kind }) =>
    findReferences(body, path).flatMap(({ parent, name, pointer }) => {
      const value = parent[name];
      if (value === null || value === undefined) return [];
      return kind === 'any' ? [{ ...(value as Named), pointer }] : [{ kind, id: value as number, pointer }];
    }),
  );
}
