import { type Resource, resources } from '@worklane/contract';
import { type DemoWrite, demoWrites, exampleRecords } from '@worklane/contract/demo';
import { randomFrom } from '@worklane/contract/random';
import { contract, Store, type StoreSnapshot } from '@worklane/model';
import { bodyViolations } from '../validation/public-contract.ts';
import { demoOrganizations } from './organizations.ts';

export interface DemoDataOptions {
  /** The same seed generates the same data all day. */
  readonly seed: number;
  readonly now: Date;
}

const day = 86_400_000;

/** Returns 00:00 UTC of a day: data relative to it is the same all day. */
export const startOfDay = (now: Date): Date => new Date(Math.floor(now.getTime() / day) * day);

/** By seed and day: tests start many mocks. Records are never changed in place. */
const known = new Map<string, StoreSnapshot>();

/** Returns the state of a store after all writes of the demo data, with their events. */
export function demoSnapshot({ seed, now }: DemoDataOptions): StoreSnapshot {
  const name = `${seed} ${startOfDay(now).toISOString()}`;
  const snapshot = known.get(name) ?? writtenSnapshot({ seed, now }, () => true);
  known.set(name, snapshot);
  return snapshot;
}

/** Returns the state of a store with the members of the demo data and without records. */
export const emptySnapshot = (options: DemoDataOptions): StoreSnapshot =>
  writtenSnapshot(options, ({ resource }) => resource === resources.members);

/** Performs the writes at their times, so that the store checks them, computes fields and records events. */
function writtenSnapshot({ seed, now: today }: DemoDataOptions, isPerformed: (write: DemoWrite) => boolean) {
  let now = new Date(0);
  const { float: random } = randomFrom(seed);
  const store = new Store({ violationsOf: bodyViolations, now: () => now, random });
  const options = { contract, seed, now: startOfDay(today), nextId: newIds() };
  const writes = demoOrganizations.flatMap(({ id, ...profile }) =>
    demoWrites(profile, options).map((write) => ({ ...write, organizationId: id })),
  );
  // The sort is stable, so that a record precedes those that refer to it.
  for (const write of writes.filter(isPerformed).sort((a, b) => a.at.getTime() - b.at.getTime())) {
    now = write.at;
    perform(write, store);
  }
  return store.snapshot();
}

/** Assigns IDs from 1 by kind over all organizations, because the ID of a record is never found in another one. */
function newIds(): (kind: string) => number {
  const examples = Object.values<Resource>(resources).flatMap((resource) =>
    exampleRecords(contract, resource).map(({ id }) => `${resource.kind} ${id}`),
  );
  const taken = new Set(examples);
  return (kind) => {
    let id = 1;
    while (taken.has(`${kind} ${id}`)) id += 1;
    taken.add(`${kind} ${id}`);
    return id;
  };
}

interface OrganizationWrite extends DemoWrite {
  readonly organizationId: number;
}

function perform({ resource, organizationId, id, action, body, at }: OrganizationWrite, store: Store): void {
  const actor = { type: 'system' } as const;
  if (action === 'update') store.update(resource, organizationId, id, body, { actor });
  else if (resource.schemas.create !== null) store.create(resource, organizationId, body, { id, actor });
  else {
    const times = { created_at: at.toISOString(), updated_at: at.toISOString() };
    store.load(resource, [{ ...body, active: true, ...times, id, organization_id: organizationId }]);
  }
}
