import { type Resource, resources } from '@worklane/contract';
import { Store, type StoredRecord } from '@worklane/model';
import { describe, expect, it, vi } from 'vitest';
import { demoSnapshot, emptySnapshot } from '../../src/data/demo-snapshot.ts';
import { contract } from '../contract-document.ts';

const now = new Date('2026-05-13T10:00:00Z');

function recordsOf(kind: string, organizationId = 1042): readonly StoredRecord[] {
  const records = demoSnapshot({ seed: 1, now }).organizations[organizationId]?.records[kind] ?? [];
  expect(records).not.toEqual([]);
  return records;
}

describe('demoSnapshot', () => {
  it('is the same for the same seed all day, in every process', async () => {
    const snapshotOf = async (time: string, seed = 7) => {
      vi.resetModules();
      const { demoSnapshot: written } = await import('../../src/data/demo-snapshot.ts');
      return written({ seed, now: new Date(`2026-05-13T${time}Z`) });
    };
    expect(await snapshotOf('23:59:59')).toEqual(await snapshotOf('00:00:00'));
    expect(await snapshotOf('00:00:00')).not.toEqual(await snapshotOf('00:00:00', 8));
  });

  it('generates the same members without records', () => {
    const { organizations, events } = emptySnapshot({ seed: 1, now });
    expect(organizations[1042]?.records).toEqual({ member: recordsOf('member') });
    expect(organizations[1043]?.records).toEqual({ member: recordsOf('member', 1043) });
    expect(events).toEqual([]);
  });

  it.each(['2026-01-01', '2027-12-31', '2028-02-29'])(
    'satisfies the rules of the store on %s, for any seed, and has the events of both organizations in the order of time',
    (date) => {
      for (let seed = 0; seed < 4; seed++) {
        const times = demoSnapshot({ seed, now: new Date(`${date}T12:00:00Z`) }).events.map((event) => event.timestamp);
        expect(times.length).toBeGreaterThan(300);
        expect(times).toEqual(times.toSorted());
        expect(times.every((time) => time < `${date}T00:00:00`)).toBe(true);
      }
    },
  );

  it('contains the records to which the examples of the contract refer', () => {
    const store = new Store({ violationsOf: () => [] });
    store.restore(demoSnapshot({ seed: 1, now }));
    for (const resource of Object.values<Resource>(resources)) {
      const reads = [...contract.operations.values()].filter(
        ({ method, path }) => method === 'get' && path.endsWith(`/${resource.collection}/{id}`),
      );
      const id = Number(reads[0]?.parameters.find(({ name }) => name === 'id')?.example);
      expect(store.get(resource, 1042, id)).toMatchObject({ id });
    }
    expect(store.get(resources.tasks, 1042, 1)).toMatchObject({ id: 1 });
  });

  it('completes tasks after their creation', () => {
    const done = recordsOf('task').filter(({ completed_at }) => completed_at !== null);
    expect(done.some(({ completed_at, created_at }) => String(completed_at) > String(created_at))).toBe(true);
  });
});
