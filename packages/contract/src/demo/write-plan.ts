import { type EntityKind, type Resource, resources } from '../index.ts';

/** A record as it was planned, without what a server adds. */
export interface PlannedRecord {
  readonly id: number;
  readonly [field: string]: unknown;
}

/** A write to perform. */
export interface Write {
  readonly resource: Resource;
  readonly action: 'create' | 'update';
  readonly id: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Plans the writes of an organization: updates come after all creations. */
export class WritePlan {
  readonly #nextId: (kind: string) => number;
  readonly #creations: Write[] = [];
  readonly #updates: Write[] = [];

  constructor(nextId: (kind: string) => number) {
    this.#nextId = nextId;
  }

  get writes(): readonly Write[] {
    return [...this.#creations, ...this.#updates];
  }

  create(kind: EntityKind | 'member', body: object, id = this.#nextId(kind)): PlannedRecord {
    this.#creations.push({ resource: resourceOf(kind), action: 'create', id, body: { ...body } });
    return { ...body, id };
  }

  updateLater(kind: EntityKind, { id }: PlannedRecord, body: Readonly<Record<string, unknown>>): void {
    this.#updates.push({ resource: resourceOf(kind), action: 'update', id, body });
  }
}

const resourceOf = (kind: string) => Object.values<Resource>(resources).find((each) => each.kind === kind) as Resource;
