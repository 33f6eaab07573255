import { resources } from '@worklane/contract';
import { Store, type StoreSnapshot } from '@worklane/model';
import { bodyViolations } from '../validation/public-contract.ts';
import { startOfDay } from './calendar.ts';
import { type DemoDataOptions, demoData } from './demo-data.ts';
import { createFaker } from './faker.ts';
import type { PlannedWrite } from './planned-write.ts';

/** By seed and day: tests start many mocks. Records are never changed in place. */
const known = new Map<string, StoreSnapshot>();

/** Returns the state of a store after all writes of the demo data, with their events. */
export function demoSnapshot({ seed, now }: DemoDataOptions): StoreSnapshot {
  const name = `${seed} ${startOfDay(now).toISOString()}`;
  const snapshot = known.get(name) ?? writtenSnapshot(demoData({ seed, now }), seed);
  known.set(name, snapshot);
  return snapshot;
}

/** Returns the state of a store with the members of the demo data and without records. */
export function emptySnapshot(options: DemoDataOptions): StoreSnapshot {
  return writtenSnapshot(demoData(options, [resources.members]), options.seed);
}

/** Performs the writes at their times, so that the store checks them, computes fields and records events. */
function writtenSnapshot(writes: readonly PlannedWrite[], seed: number): StoreSnapshot {
  let now = new Date(0);
  const { number } = createFaker(seed);
  const store = new Store({ violationsOf: bodyViolations, now: () => now, random: () => number.float() });
  for (const write of writes) {
    now = new Date(write.at);
    perform(write, store);
  }
  return store.snapshot();
}

function perform({ resource, organizationId, id, action, body, number, at }: PlannedWrite, store: Store): void {
  if (action === 'update') store.update(resource, organizationId, id, body);
  else if (resource.schemas.create !== null) {
    store.create(resource, organizationId, body, { id, ...(number !== undefined && { number }) });
  } else {
    const timestamp = new Date(at).toISOString();
    const times = { created_at: timestamp, updated_at: timestamp };
    const record = { ...body, ...times, id, organization_id: organizationId };
    store.load(resource, [record]);
  }
}
