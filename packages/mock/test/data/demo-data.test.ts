import { type Resource, resources } from '@worklane/contract';
import * as validators from '@worklane/contract/schema-validators';
import { Store, type StoredRecord } from '@worklane/model';
import { describe, expect, it, vi } from 'vitest';
import { demoData } from '../../src/data/demo-data.ts';
import { demoSnapshot, emptySnapshot } from '../../src/data/demo-snapshot.ts';
import { contract } from '../contract-document.ts';

const now = new Date('2026-05-13T10:00:00Z');
const kinds = Object.values<Resource>(resources).filter(({ schemas }) => schemas.create !== null);

function recordsOf(kind: string, organizationId = 1042): readonly StoredRecord[] {
  const records = demoSnapshot({ seed: 1, now }).organizations[organizationId]?.records[kind] ?? [];
  expect(records).not.toEqual([]);
  return records;
}

describe('demoData', () => {
  it('generates the same data for the same seed all day', () => {
    const data = JSON.stringify(demoSnapshot({ seed: 7, now }));
    expect(JSON.stringify(demoData({ seed: 7, now: new Date('2026-05-13T23:59:59Z') }))).toBe(
      JSON.stringify(demoData({ seed: 7, now: new Date('2026-05-13T00:00:00Z') })),
    );
    expect(data).not.toBe(JSON.stringify(demoSnapshot({ seed: 8, now })));
  });

  it('gives the events the same IDs in every process', async () => {
    const idsOf = async () => {
      vi.resetModules();
      const { demoSnapshot: snapshotOf } = await import('../../src/data/demo-snapshot.ts');
      return snapshotOf({ seed: 1, now }).events.map(({ id }) => id);
    };
    expect(await idsOf()).toEqual(await idsOf());
  });

  it('writes the events of all organizations in the order of time', () => {
    const times = demoSnapshot({ seed: 1, now }).events.map(({ timestamp }) => timestamp);
    expect(times).toEqual(times.toSorted());
  });

  it.each(kinds.map((resource) => [resource.kind, resource] as const))(
    'generates valid bodies for 20 to 60 records of the kind %s',
    (kind, { schemas }) => {
      const writes = demoData({ seed: 1, now }).filter((write) => write.resource.kind === kind);
      for (const { action, body } of writes) {
        const validate = validators[(action === 'create' ? schemas.create : schemas.update) as 'TaskCreate'];
        expect(validate(body) ? null : validate.errors).toBeNull();
      }
      const { length } = writes.filter(({ action, organizationId }) => action === 'create' && organizationId === 1042);
      expect(length).toBeGreaterThanOrEqual(20);
      expect(length).toBeLessThanOrEqual(60);
    },
  );

  it('generates the same members without records', () => {
    const { organizations, events } = emptySnapshot({ seed: 1, now });
    expect(organizations[1042]?.records).toEqual({ member: recordsOf('member') });
    expect(organizations[1043]?.records).toEqual({ member: recordsOf('member', 1043) });
    expect(events).toEqual([]);
  });

  it.each(['2026-01-01', '2027-12-31', '2028-02-29'])(
    'satisfies the rules of the store on %s, for any seed',
    (date) => {
      const today = new Date(`${date}T12:00:00Z`);
      for (let seed = 0; seed < 4; seed++) {
        const { events } = demoSnapshot({ seed, now: today });
        expect(events.length).toBeGreaterThan(500);
        expect(events.every(({ timestamp }) => timestamp < `${date}T00:00:00`)).toBe(true);
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

  it.each([
    ['task', 'status', 4],
    ['deal', 'stage', 5],
    ['booking', 'status', 4],
    ['order', 'status', 4],
  ])('varies the %s by %s', (kind, field, count) => {
    expect(new Set(recordsOf(kind).map((record) => record[field])).size).toBeGreaterThanOrEqual(count);
  });

  it('agrees the times of bookings with their status', () => {
    const bookings = recordsOf('booking').filter(({ id }) => id < 500);
    const today = now.toISOString();
    for (const { status, start_at, created_at } of bookings) {
      if (status === 'completed' || status === 'no_show') expect(String(start_at) < today).toBe(true);
      if (status === 'requested') expect(String(start_at) > today).toBe(true);
      expect(String(created_at) < String(start_at)).toBe(true);
    }
    expect(bookings.some(({ start_at }) => String(start_at) > today)).toBe(true);
  });

  it('offers products and services at their prices, in one currency', () => {
    for (const [organizationId, currency] of [
      [1042, 'EUR'],
      [1043, 'GBP'],
    ] as const) {
      const products = new Map(recordsOf('product', organizationId).map((product) => [product.id, product]));
      const orders = recordsOf('order', organizationId).filter(({ id }) => id < 200);
      const items = orders.flatMap(({ line_items }) => line_items as Record<string, unknown>[]);
      expect(new Set(items.map(({ unit_price }) => (unit_price as { currency: string }).currency))).toEqual(
        new Set([currency]),
      );
      for (const { product_id, description } of items.filter(({ product_id }) => product_id !== null)) {
        expect(products.get(Number(product_id))?.name).toBe(description);
      }
    }
  });

  it('takes the company of a ticket from its contact', () => {
    const companies = new Map(recordsOf('contact').map(({ id, company_id }) => [id, company_id]));
    for (const { contact_id, company_id } of recordsOf('ticket')) {
      if (contact_id !== null) expect(company_id).toBe(companies.get(Number(contact_id)));
    }
  });

  it('leaves no placeholder in a text', () => {
    expect(JSON.stringify(demoSnapshot({ seed: 1, now }))).not.toMatch(/\{(company|contact|product|project)\}/);
  });

  it('completes tasks after their creation', () => {
    const done = recordsOf('task').filter(({ completed_at }) => completed_at !== null);
    expect(done.some(({ completed_at, created_at }) => String(completed_at) > String(created_at))).toBe(true);
  });
});
