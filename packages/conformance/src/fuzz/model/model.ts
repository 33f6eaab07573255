import type { Resource } from '@worklane/contract';
import { findReferences } from '../../fixtures/references.ts';

/** A record, as it was answered last. */
export interface ModelRecord {
  readonly id: number;
  readonly version: number;
  readonly [field: string]: unknown;
}

export interface Named {
  readonly kind: string;
  readonly id: number;
}

/** What was done, in order: the type of each event, and the record after it; after a deletion, as it last was. */
export type Journal = readonly { readonly type: string; readonly record: ModelRecord }[];

/** Records by kind that were there before, which the run leaves alone. */
export type Strangers = ReadonlyMap<string, readonly ModelRecord[]>;

/** What the records of the organization must be, by what was asked and answered. */
export class Model {
  /** The kinds that a run is about. */
  readonly resources: readonly Resource[];
  readonly members: readonly number[];
  readonly #strangers: Strangers;
  readonly #records = new Map<string, Map<number, ModelRecord>>();
  readonly #gone: Named[] = [];
  readonly #journal: { type: string; record: ModelRecord }[] = [];

  constructor(resources: readonly Resource[], members: readonly number[], strangers: Strangers) {
    this.resources = resources;
    this.members = members;
    this.#strangers = strangers;
  }

  all(kind: string): ModelRecord[] {
    return [...(this.#records.get(kind)?.values() ?? [])];
  }

  /** One of a kind by any number; undefined when there is none. */
  pick(kind: string, choice: number): ModelRecord | undefined {
    const records = this.all(kind);
    return records[choice % records.length];
  }

  /** One that was deleted, by any number; undefined when there is none. */
  pickDeleted(kind: string, choice: number): number | undefined {
    const gone = this.#gone.filter((each) => each.kind === kind);
    return gone[choice % gone.length]?.id;
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
    this.#gone.push({ kind, id });
  }

  #put(kind: string, record: ModelRecord): void {
    const records = this.#records.get(kind) ?? new Map<number, ModelRecord>();
    this.#records.set(kind, records.set(record.id, record));
  }

  exists({ kind, id }: Named): boolean {
    return kind === 'member' ? this.members.includes(id) : (this.#records.get(kind)?.has(id) ?? false);
  }

  /** Whether an id was ever seen: a creation must not be given it. */
  isUsed({ kind, id }: Named): boolean {
    return (
      this.exists({ kind, id }) ||
      this.isStranger({ kind, id }) ||
      this.#gone.some((each) => each.id === id && each.kind === kind)
    );
  }

  isStranger({ kind, id }: Named): boolean {
    return this.#strangers.get(kind)?.some((stranger) => stranger.id === id) ?? false;
  }

  /** Whether a record other than the one of this id has the external id. */
  isTaken(kind: string, externalId: unknown, id: number | undefined): boolean {
    const others = [...this.all(kind), ...(this.#strangers.get(kind) ?? [])];
    return externalId !== null && others.some((other) => other.external_id === externalId && other.id !== id);
  }

  /** The other records that refer to one. */
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

/** What a body or a record refers to, with the place of each. */
export function referencesOf({ references }: Resource, body: object): (Named & { pointer: string })[] {
  return references.flatMap(({ path, kind }) =>
    findReferences(body, path).flatMap(({ parent, name, pointer }) => {
      const value = parent[name];
      if (value === null || value === undefined) return [];
      return kind === 'any' ? [{ ...(value as Named), pointer }] : [{ kind, id: value as number, pointer }];
    }),
  );
}
