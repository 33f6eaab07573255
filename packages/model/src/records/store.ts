import type { Resource, schemas } from '@worklane/contract';
import { applyMergePatch, changedFields } from '@worklane/contract/merge-patch';
import { eventOfUpdate, type Transition, transitionViolations, uniqueFieldsOf } from '@worklane/contract/record-rules';
import {
  type Access,
  externalIdRequired,
  externalIdTaken,
  invalidFields,
  type ListContext,
  ProblemError,
  type ProblemViolation,
  recordExists,
  recordReferenced,
  requireMatch,
  restorationPeriod,
  searchedResources,
  type ViolationsOf,
  valueTaken,
} from '@worklane/contract/requests';
import { mostRanked, rankMatches } from '@worklane/contract/search-ranking';
import { monotonicFactory } from 'ulid';
import { EventLog, type StoredEvent } from '../events/event-log.ts';
import { newestFirstPage, type Page, type PageQuery } from '../newest-first-page.ts';
import { unpredictable } from '../random.ts';
import { completeRecord } from './complete-record.ts';
import { type ListQuery, listPage, type RecordPage } from './list.ts';
import { Organization, type OrganizationSnapshot } from './organization.ts';
import { isNumbered, type RecordDraft, type RecordReference, type StoredRecord } from './record.ts';
import { cyclicReferences, missingReferences } from './references.ts';

export interface StoreOptions {
  /** Checks records after a merge patch. */
  readonly violationsOf: ViolationsOf;
  /** Returns the current time. Default: that of the machine. */
  readonly now?: () => Date;
  /** Returns random numbers from 0 to below 1 for the ids of events. Default: those of the platform. */
  readonly random?: () => number;
}

/** What the store assigns otherwise. */
export interface CreateOptions {
  readonly id?: number;
  /** The number of a quote or an order. */
  readonly number?: string;
  readonly actor?: schemas.EventActor | undefined;
}

/** The query parameters of a search over kinds. */
export interface SearchQuery {
  readonly q: string;
  readonly kinds?: readonly string[];
  readonly limit: number;
}

export interface Upserted {
  readonly record: StoredRecord;
  readonly isNew: boolean;
}

export interface ChangeOptions {
  /** The header `If-Match`. */
  readonly ifMatch?: string | undefined;
  /** The transition that the update makes. */
  readonly transition?: Transition | undefined;
  readonly actor?: schemas.EventActor | undefined;
}

/** The whole state as plain JSON. */
export interface StoreSnapshot {
  readonly nextId: number;
  /** By id. */
  readonly organizations: Readonly<Record<string, OrganizationSnapshot>>;
  readonly events: readonly StoredEvent[];
}

/**
 * The records of all organizations and the rules about them. Bodies and queries must be valid by their schemas. Every method
 * throws a `ProblemError` for the first rule that a request violates, in the order in which the service checks them.
 */
export class Store {
  /** The changes of all organizations, except those of members. */
  readonly events = new EventLog();
  readonly #now: () => Date;
  readonly #violationsOf: ViolationsOf;
  readonly #organizations = new Map<number, Organization>();
  readonly #ulid: ReturnType<typeof monotonicFactory>;
  #nextId = 1;

  constructor({ violationsOf, now = () => new Date(), random = unpredictable }: StoreOptions) {
    this.#now = now;
    this.#violationsOf = violationsOf;
    this.#ulid = monotonicFactory(random);
  }

  /** @throws ProblemError validation_failed, external_id_taken, value_taken */
  create(
    resource: Resource,
    organizationId: number,
    body: object,
    { id = this.#nextId, number, actor }: CreateOptions = {},
  ): StoredRecord {
    const now = this.#now().toISOString();
    const values = structuredClone(body) as Record<string, unknown>;
    const { record: draft, errors } = completeRecord(resource, values, undefined, now);
    if (errors.length > 0) throw invalidFields(errors);
    const organization = this.#organization(organizationId);
    if (organization.has({ kind: resource.kind, id })) throw idTaken(resource);
    requireReferences(organization, resource, draft);
    requireUnique(organization, resource, draft, undefined);
    if (isNumbered(resource)) draft.number = number ?? organization.nextNumber(resource, now);
    const by = { created_at: now, updated_at: now, created_by: actor ?? null, updated_by: actor ?? null };
    Object.assign(draft, { id, organization_id: organizationId, version: 1, ...by });
    const record = draft as unknown as StoredRecord;
    this.#put(organization, resource, record);
    this.#append(resource, 'created', record, now, { actor });
    return record;
  }

  /** @throws ProblemError not_found */
  get(resource: Resource, organizationId: number, id: number): StoredRecord {
    const record = this.#organizations.get(organizationId)?.collection(resource).get(id);
    if (record) return record;
    throw notFound(resource, organizationId, id);
  }

  /** Returns whether a record or member exists. */
  has(organizationId: number, reference: RecordReference): boolean {
    return this.#organizations.get(organizationId)?.has(reference) ?? false;
  }

  /** @throws ProblemError invalid_cursor, invalid_parameter */
  list(
    resource: Resource,
    organizationId: number,
    query: ListQuery = {},
    context: Partial<ListContext> = {},
  ): RecordPage {
    return listPage(this.#organization(organizationId).collection(resource), organizationId, query, {
      now: this.#now(),
      ...context,
    });
  }

  /** Returns the best matches of a search over all kinds that a token may read. @throws ProblemError insufficient_scope */
  search(access: Access, organizationId: number, { q, kinds, limit }: SearchQuery): schemas.SearchResults {
    const matches = searchedResources(access, kinds).map((resource) => ({
      resource,
      records: this.list(resource, organizationId, { q, limit: mostRanked }).records,
    }));
    return { data: rankMatches(q, limit, matches) };
  }

  /** Returns the events of a record, newest first, also after its deletion. @throws ProblemError not_found, invalid_cursor */
  history(resource: Resource, organizationId: number, id: number, query: PageQuery): Page<StoredEvent> {
    const types = ['created', 'updated', 'deleted'].map((action) => `${resource.kind}.${action}`);
    const versions = this.events.all().flatMap((event) => {
      const { id: of, version = 0 } = event.data as StoredRecord;
      return event.organization_id === organizationId && of === id && types.includes(event.type)
        ? [{ id: version, event }]
        : [];
    });
    const { data, ...page } = newestFirstPage([organizationId, resource.kind, id], versions.reverse(), query);
    if (versions.length === 0 && query.cursor === undefined) this.get(resource, organizationId, id);
    return { ...page, data: data.map(({ event }) => event) };
  }

  /**
   * Applies a JSON merge patch. A patch that changes nothing creates no version and no event.
   * @throws ProblemError not_found, version_mismatch, validation_failed, external_id_taken, value_taken
   */
  update(
    resource: Resource,
    organizationId: number,
    id: number,
    patch: object,
    { ifMatch, transition, actor }: ChangeOptions = {},
  ): StoredRecord {
    const before = this.get(resource, organizationId, id);
    requireMatch(ifMatch, resource.kind, before);
    const now = this.#changeTime(before);
    const values = applyMergePatch(before, structuredClone(patch)) as Record<string, unknown>;
    const { record: draft, errors } = completeRecord(resource, values, before, now);
    const refused = transition ? transitionViolations(transition, before) : [];
    const invalid = [...errors, ...refused, ...this.#patchViolations(resource, draft)];
    if (invalid.length > 0) throw invalidFields(invalid);
    if (changedFields(before, draft).length === 0) return before;
    const organization = this.#organization(organizationId);
    const cyclic = cyclicReferences(resource, before, draft, (other) => organization.collection(resource).get(other));
    if (cyclic.length > 0) throw invalidFields(cyclic);
    requireReferences(organization, resource, draft);
    requireUnique(organization, resource, draft, id);
    Object.assign(draft, { version: (before.version ?? 0) + 1, updated_at: now, updated_by: actor ?? null });
    const record = draft as unknown as StoredRecord;
    this.#put(organization, resource, record);
    const names = [...changedFields(before, draft), 'updated_at'];
    const previous = Object.fromEntries(names.map((name) => [name, before[name]]));
    this.#append(resource, 'updated', record, now, { actor, previous });
    const event = eventOfUpdate(resource, previous, record);
    if (event) this.#append(resource, event, record, now, { actor, previous });
    return record;
  }

  /**
   * Updates the record with an external ID, or creates it if there is none.
   * @throws ProblemError validation_failed, external_id_taken, value_taken
   */
  upsert(
    resource: Resource,
    organizationId: number,
    externalId: string,
    changes: object,
    options: CreateOptions = {},
  ): Upserted {
    const id = this.#organization(organizationId).collection(resource).idOf(externalId);
    if (id !== undefined) {
      return { record: this.update(resource, organizationId, id, changes, options), isNew: false };
    }
    const body = applyMergePatch({ external_id: externalId }, changes) as Readonly<Record<string, unknown>>;
    const invalid = [...this.#violationsOf(resource.schemas.create ?? '', body)];
    if (body.external_id === undefined) invalid.push(externalIdRequired);
    if (invalid.length > 0) throw invalidFields(invalid);
    return { record: this.create(resource, organizationId, body, options), isNew: true };
  }

  /** @throws ProblemError not_found, version_mismatch, record_referenced */
  delete(resource: Resource, organizationId: number, id: number, { ifMatch, actor }: ChangeOptions = {}): void {
    const record = this.get(resource, organizationId, id);
    requireMatch(ifMatch, resource.kind, record);
    const organization = this.#organization(organizationId);
    const references = organization.referencesTo({ kind: resource.kind, id });
    if (references.length > 0) throw recordReferenced(resource.kind, id, references as schemas.RecordReference[]);
    organization.delete(resource, record);
    const deleted = { ...record, version: (record.version ?? 0) + 1 };
    this.#append(resource, 'deleted', deleted, this.#changeTime(record), { actor });
  }

  /**
   * Restores a deleted record, as the event of its deletion has it.
   * @throws ProblemError not_found, record_exists, validation_failed, external_id_taken, value_taken
   */
  restoreRecord(resource: Resource, organizationId: number, id: number, { actor }: ChangeOptions = {}): StoredRecord {
    const organization = this.#organization(organizationId);
    const self = { kind: resource.kind, id };
    if (organization.has(self)) throw recordExists(resource.kind, id);
    const deletion = this.events
      .all()
      .findLast(
        ({ type, data, ...event }) =>
          type === `${resource.kind}.deleted` &&
          (data as StoredRecord).id === id &&
          event.organization_id === organizationId,
      );
    const deletedAt = deletion?.timestamp ?? '';
    const now = this.#changeTime({ updated_at: deletedAt });
    if (!deletion || Date.parse(now) - Date.parse(deletedAt) > restorationPeriod) {
      throw notFound(resource, organizationId, id);
    }
    const deleted = deletion.data as StoredRecord;
    const record = { ...deleted, version: (deleted.version ?? 0) + 1, updated_at: now, updated_by: actor ?? null };
    requireReferences(organization, resource, record, self);
    requireUnique(organization, resource, record, undefined);
    this.#put(organization, resource, record);
    this.#append(resource, 'created', record, now, { actor });
    return record;
  }

  /** Makes changes in an organization, all or none if one of them throws. */
  atomically<Result>(organizationId: number, makeChanges: () => Result): Result {
    const before = this.#organization(organizationId).snapshot();
    try {
      return this.events.atomically(makeChanges);
    } catch (error) {
      this.#organizations.set(organizationId, Organization.restored(before));
      throw error;
    }
  }

  /** Adds complete records as they are, without checks and events: seed data, and members, which no request creates. */
  load(resource: Resource, records: Iterable<StoredRecord>): void {
    for (const record of records) this.#put(this.#organization(record.organization_id), resource, record);
  }

  /** The id that the next record gets. */
  get nextId(): number {
    return this.#nextId;
  }

  /** Returns the ids of the organizations that have been used. */
  organizationIds(): number[] {
    return [...this.#organizations.keys()];
  }

  snapshot(): StoreSnapshot {
    return {
      nextId: this.#nextId,
      organizations: Object.fromEntries(
        [...this.#organizations].map(([id, organization]) => [id, organization.snapshot()]),
      ),
      events: [...this.events.all()],
    };
  }

  /** Replaces the whole state. */
  restore({ nextId, organizations, events }: StoreSnapshot): void {
    this.#nextId = nextId;
    this.#organizations.clear();
    for (const [id, organization] of Object.entries(organizations)) {
      this.#organizations.set(Number(id), Organization.restored(organization));
    }
    this.events.restore(events);
  }

  /** Returns the fields that a patch made invalid, such as an amount that has no currency. */
  #patchViolations({ schemas, fields }: Resource, record: RecordDraft): ProblemViolation[] {
    const isWritable = ({ pointer }: ProblemViolation) => fields[pointer.split('/')[1] ?? '']?.writable;
    return this.#violationsOf(schemas.record, record).filter(isWritable);
  }

  /** Organizations come into being when they are first used. */
  #organization(id: number): Organization {
    const organization = this.#organizations.get(id) ?? new Organization();
    this.#organizations.set(id, organization);
    return organization;
  }

  #put(organization: Organization, resource: Resource, record: StoredRecord): void {
    organization.put(resource, record);
    this.#nextId = Math.max(this.#nextId, record.id + 1);
  }

  /** Returns the time of a change of a record, which is never before that of the last one. */
  #changeTime({ updated_at }: Readonly<Record<string, unknown>>): string {
    const now = this.#now().toISOString();
    return now > String(updated_at ?? '') ? now : String(updated_at);
  }

  #append(
    resource: Resource,
    action: string,
    data: StoredRecord,
    timestamp: string,
    { actor, previous }: Pick<StoredEvent, 'previous'> & Pick<ChangeOptions, 'actor'>,
  ): void {
    this.events.append({
      id: `evt_${this.#ulid(Date.parse(timestamp))}`,
      type: `${resource.kind}.${action}`,
      timestamp,
      organization_id: data.organization_id,
      ...(actor && { actor }),
      data,
      ...(previous && { previous }),
    });
  }
}

/** No request has an id, but seed data can. */
const idTaken = ({ kind }: Resource) =>
  invalidFields([{ in: 'body', pointer: '/id', code: 'not_allowed', detail: `belongs to another ${kind}` }]);

const notFound = ({ kind }: Resource, organizationId: number, id: number) =>
  new ProblemError('not_found', `No ${kind} ${id} in organization ${organizationId}.`);

/** @param self the record, which may refer to itself before it is stored @throws ProblemError validation_failed */
function requireReferences(
  organization: Organization,
  resource: Resource,
  record: RecordDraft,
  self?: RecordReference,
): void {
  const isSelf = ({ kind, id }: RecordReference) => kind === self?.kind && id === self.id;
  const missing = missingReferences(resource, record, (each) => isSelf(each) || organization.has(each));
  if (missing.length > 0) throw invalidFields(missing);
}

/** @throws ProblemError external_id_taken, value_taken */
function requireUnique(
  organization: Organization,
  resource: Resource,
  record: RecordDraft,
  id: number | undefined,
): void {
  const collection = organization.collection(resource);
  const owner = collection.idOf(record.external_id);
  if (owner !== undefined && owner !== id) throw externalIdTaken(resource.kind, record.external_id, owner);
  for (const fields of uniqueFieldsOf(resource)) {
    const isSame = (other: RecordDraft) =>
      fields.names.every((name) => (record[name] ?? undefined) !== undefined && record[name] === other[name]);
    for (const other of collection.all()) {
      if (other.id !== id && isSame(other)) throw valueTaken(resource.kind, fields, other.id);
    }
  }
}
