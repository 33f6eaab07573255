import type { Resource } from '@worklane/contract';
import { contract } from '@worklane/model';
import { minutesAfter, startOfDay } from './calendar.ts';
import { DataContext, type ReferencedRecord } from './data-context.ts';
import { exampleWrites } from './example-records.ts';
import { createFaker } from './faker.ts';
import { demoOrganizations, exampleOrganization, type Organization } from './organizations.ts';
import type { PlannedWrite } from './planned-write.ts';
import { RecordIds } from './record-ids.ts';
import { inReferenceOrder, isReferenced } from './reference-order.ts';
import { objectValue } from './schema-values.ts';

export interface DemoDataOptions {
  /** The same seed generates the same data all day. */
  readonly seed: number;
  readonly now: Date;
}

/**
 * Returns the data of the demo organizations in the order in which it was written.
 * @param generated the kinds of records; the members of all data are those that are generated alone
 */
export function demoData({ seed, now }: DemoDataOptions, generated = inReferenceOrder): PlannedWrite[] {
  const today = startOfDay(now);
  const ids = new RecordIds();
  const examples = exampleWrites(today).filter(({ resource }) => generated.includes(resource));
  for (const { resource, id } of examples) ids.reserve(resource, id);
  const writes = demoOrganizations.flatMap((organization) => {
    const given = organization === exampleOrganization ? examples : [];
    return new OrganizationData(organization, given, { seed, today, ids }).writes(generated);
  });
  // The sort is stable, so that a record precedes those that refer to it.
  return writes.sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
}

/** Records of each kind in the first organization, where it is not `usualCount`; the second one has half of them. */
const counts: Readonly<Record<string, number>> = { member: 6, task: 40, contact: 32 };
const usualCount = 20;

/** Days before today in which records are created: those to which others refer, and the others. */
const memberDays = { from: 220, to: 201 } as const;
const earlyDays = { from: 200, to: 70 } as const;
const recentDays = { from: 60, to: 0 } as const;

function creationDays(resource: Resource) {
  if (resource.kind === 'member') return memberDays;
  return isReferenced(resource) ? earlyDays : recentDays;
}

/** The fields that lead a record through its life. */
const statusFields = ['status', 'stage'];

interface CreatedRecord extends ReferencedRecord {
  readonly created: string;
}

class OrganizationData {
  readonly #organization: Organization;
  readonly #examples: readonly PlannedWrite[];
  readonly #ids: RecordIds;
  readonly #context: DataContext;
  readonly #writes: PlannedWrite[] = [];
  readonly #records = new Map<string, CreatedRecord[]>();
  /** The creation of the record that is being generated: it can refer to earlier ones. */
  #created = '';
  #latestReference = '';

  constructor(
    organization: Organization,
    examples: readonly PlannedWrite[],
    { seed, today, ids }: { seed: number; today: Date; ids: RecordIds },
  ) {
    this.#organization = organization;
    this.#examples = examples;
    this.#ids = ids;
    const records = {
      any: (kind: string) => this.#earlier(kind),
      find: (kind: string, id: number) => this.#records.get(kind)?.find((record) => record.id === id),
    };
    this.#context = new DataContext(createFaker(seed * 10_000 + organization.id), today, organization, records);
  }

  writes(generated: readonly Resource[]): PlannedWrite[] {
    this.#writes.push(...this.#examples);
    for (const { resource, at, id, action } of this.#examples) {
      // Other records refer to no other examples, because some examples delete a record.
      if (resource.kind === 'member' && action === 'create') this.#add(resource.kind, { id, created: at });
    }
    for (const resource of generated) {
      const count = (counts[resource.kind] ?? usualCount) / (this.#examples.length > 0 ? 1 : 2);
      for (let index = 0; index < count; index++) this.#create(resource, index);
    }
    return this.#writes;
  }

  #create(resource: Resource, index: number): void {
    const { calendar } = this.#context;
    const { from, to } = creationDays(resource);
    this.#created = calendar.timeBetween(-from, -to);
    this.#latestReference = '';
    const body = this.#body(resource, index);
    const at = this.#creationOf(body);
    const id = this.#ids.next(resource);
    const status = this.#laterStatus(resource, body);
    this.#write({ resource, id, action: 'create', at, body: { ...body, ...status?.first } });
    if (status) this.#write({ resource, id, action: 'update', at: calendar.timeSince(at), body: status.later });
    const empty = resource.references.map(({ path }) => [path[0], null]);
    this.#add(resource.kind, { ...Object.fromEntries(empty), ...body, id, created: at });
  }

  /** Returns a time before the start of the record and after the creation of those to which it refers. */
  #creationOf({ start_at }: Readonly<Record<string, unknown>>): string {
    const isLate = typeof start_at === 'string' && start_at < this.#created;
    const created = isLate ? minutesAfter(start_at, -1440) : this.#created;
    return created > this.#latestReference ? created : minutesAfter(this.#latestReference, 1);
  }

  #body(resource: Resource, index: number): Record<string, unknown> {
    const { create, record } = resource.schemas;
    if (create !== null) return objectValue(contract.schema(create), this.#context);
    const { name, email } = objectValue(contract.schema(record), this.#context);
    // The owner of the first organization is an example.
    const roles = this.#examples.length > 0 ? ['viewer'] : ['owner', 'viewer'];
    return { name, email, role: roles[index] ?? 'member', active: true };
  }

  /** Lets most records start with the default status, and reach another one by an update. */
  #laterStatus({ fields }: Resource, body: Readonly<Record<string, unknown>>) {
    const name = statusFields.find((each) => fields[each]?.enum && body[each] !== undefined);
    const first = name && fields[name]?.default;
    if (name === undefined || body[name] === first || this.#context.chance(0.4)) return undefined;
    return { first: { [name]: first }, later: { [name]: body[name] } };
  }

  #write(write: Omit<PlannedWrite, 'organizationId'>): void {
    this.#writes.push({ ...write, organizationId: this.#organization.id });
  }

  #add(kind: string, record: CreatedRecord): void {
    const records = this.#records.get(kind);
    if (records) records.push(record);
    else this.#records.set(kind, [record]);
  }

  #earlier(kind: string): CreatedRecord | undefined {
    const isEarlier = ({ created }: CreatedRecord) => created < this.#created;
    const records = this.#records.get(kind) ?? [];
    const any = records.length > 0 ? this.#context.pick(records) : undefined;
    const record = any && isEarlier(any) ? any : records.find(isEarlier);
    if (record && record.created > this.#latestReference) this.#latestReference = record.created;
    return record;
  }
}
