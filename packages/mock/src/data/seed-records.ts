import { type components, type Resource, resources } from '@worklane/contract';
import { inReferenceOrder, slug } from '@worklane/contract/demo';
import * as validators from '@worklane/contract/schema-validators';
import type { Store, StoredRecord } from '@worklane/model';
import { exampleOrganization, organizationOf } from './organizations.ts';

type Resources = typeof resources;
type Collection = keyof Resources;
type Schemas = components['schemas'];

type BodyOf<C extends Collection> = Resources[C]['schemas']['create'] extends keyof Schemas
  ? Schemas[Resources[C]['schemas']['create']]
  : Pick<Schemas['Member'], 'name'> & Partial<Pick<Schemas['Member'], 'email' | 'role'>>;

/** Bodies of new records by collection, as in requests that create one; an `id` is optional. */
export type SeedRecords = {
  readonly [C in Collection]?: readonly (BodyOf<C> & { readonly id?: number })[];
};

/** The records that were created, by collection. */
export type SeededRecords = { readonly [C in Collection]: Schemas[Resources[C]['schemas']['record']][] };

/** A body that does not satisfy its schema. The message lists the violations. */
export class InvalidSeedError extends Error {
  override readonly name = 'InvalidSeedError';
}

export interface SeedTarget {
  readonly organizationId?: number | undefined;
  /** The time at which members are created; the store has its own. */
  readonly now: Date;
}

/**
 * Creates records, each after those to which it can refer.
 * @throws InvalidSeedError
 * @throws ProblemError as the request would return it
 */
export function seedRecords(
  store: Store,
  records: SeedRecords,
  { organizationId = exampleOrganization.id, now }: SeedTarget,
): SeededRecords {
  for (const [collection, bodies] of Object.entries<unknown>(records)) {
    if (!Object.hasOwn(resources, collection)) throw new InvalidSeedError(`Unknown collection: ${collection}.`);
    if (!Array.isArray(bodies)) throw new InvalidSeedError(`${collection} must be an array.`);
  }
  const created = inReferenceOrder.map((resource) => {
    const bodies: readonly object[] = records[resource.collection as Collection] ?? [];
    return [resource.collection, bodies.map((body) => seedRecord(store, resource, body, { organizationId, now }))];
  });
  return Object.fromEntries(created);
}

interface Target extends SeedTarget {
  readonly organizationId: number;
}

function seedRecord(store: Store, resource: Resource, given: object, target: Target): StoredRecord {
  const { id, ...body } = given as { readonly id?: number };
  const { create } = resource.schemas;
  if (create === null) return seedMember(store, resource, given, target);
  requireValid(create, body, resource);
  return store.create(resource, target.organizationId, body, id === undefined ? {} : { id });
}

function seedMember(store: Store, resource: Resource, given: object, { organizationId, now }: Target): StoredRecord {
  const { id = store.nextId, name } = given as { readonly id?: number; readonly name?: string };
  const time = now.toISOString();
  const email = `${slug(String(name)).replaceAll('-', '.')}@${organizationOf(organizationId).domain}`;
  const times = { created_at: time, updated_at: time };
  const member = { email, role: 'member', active: true, ...given, ...times, id, organization_id: organizationId };
  requireValid(resource.schemas.record, member, resource);
  store.load(resource, [member]);
  return store.get(resource, organizationId, id);
}

/** @throws InvalidSeedError */
function requireValid(schema: string, body: object, { kind }: Resource): void {
  const validate = validators[schema as 'TaskCreate'];
  if (validate(body)) return;
  const violations = (validate.errors ?? []).map(({ instancePath, message, params }) =>
    ['', instancePath, message, params.additionalProperty].filter((part) => part !== undefined).join(' '),
  );
  throw new InvalidSeedError([`Invalid ${kind}:`, ...violations].join('\n'));
}
