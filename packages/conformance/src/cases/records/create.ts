import { randomUUID } from 'node:crypto';
import type { Resource, schemas } from '@worklane/contract';
import { orderedFields } from '@worklane/model';
import { otherOrganization } from '../../fixtures/other-organization.ts';
import { expectThat } from '../../mismatch.ts';
import { expectList } from '../../world/list.ts';
import { createRecord, deleteRecord } from '../../world/records.ts';
import { writtenResources } from '../../world/resource-operations.ts';
import type { Scene } from '../case.ts';
import { invalidBodies } from './invalid-bodies.ts';
import { type Body, casesOfRecords, ifImplemented } from './record-cases.ts';
import { createBodies, fullBody, minimalBody, sequence } from './valid-bodies.ts';

/** New records: what is stored, computed and rejected. */
export const creations = casesOfRecords('create', [
  {
    name: 'stores every value that a field can have',
    async run(scene, resource) {
      const bodies = await createBodies(scene, resource);
      const ids = await sequence(bodies, async (body) => (await created(scene, resource, body)).id);
      await ifImplemented(() => expectList(scene, resource, [['ids', ids.join()]]));
    },
  },
  {
    name: 'rejects every violation in a body, and stores nothing then',
    provokes: [422],
    async run(scene, resource) {
      const valid = await fullBody(scene, resource);
      for (const body of invalidBodies(resource.schemas.create ?? '', valid)) {
        const record = await createRecord(scene, resource, body);
        expectThat(record === undefined, 'expected the body to be rejected');
      }
      // No rejected body has taken the external ID.
      await created(scene, resource, valid);
    },
  },
  {
    name: 'rejects a body that breaks a rule',
    provokes: [422],
    async run(scene, resource) {
      const valid = await fullBody(scene, resource);
      for (const change of ruleChanges(valid)) await createRecord(scene, resource, { ...valid, ...change });
    },
  },
  {
    name: 'rejects an external_id in use by a record of the same resource and organization only',
    provokes: [409],
    async run(scene, resource) {
      const external_id = `a${randomUUID()}`;
      const create = async (judged = scene, of = resource, id = external_id) =>
        createRecord(judged, of, await minimalBody(judged, of, { external_id: id }));
      const record = await create();
      expectThat(record !== undefined && (await create()) === undefined, 'expected the external_id to be taken');
      expectThat((await create(scene, resource, external_id.toUpperCase())) !== undefined, 'expected case to matter');
      const other = writtenResources[(writtenResources.indexOf(resource) + 1) % writtenResources.length] as Resource;
      await ifImplemented(() => create(scene, other));
      if (needsNoOther(resource)) {
        await ifImplemented(async () => {
          const theirs = otherOrganization(scene);
          const record = await create(theirs);
          expectThat(record !== undefined, 'expected the external_id to be free in another organization');
          await deleteRecord(theirs, resource, record);
        });
      }
      await deleteRecord(scene, resource, record);
      expectThat((await create()) !== undefined, 'expected the external_id of a deleted record to be free');
    },
  },
  {
    name: 'computes totals exactly',
    isFor: ({ fields }) => fields.totals !== undefined,
    async run(scene, resource) {
      for (const items of pricedItems) {
        const line_items = items.map(([quantity, amount, tax_rate]) => lineItem({ quantity, tax_rate }, amount));
        await createRecord(scene, resource, await minimalBody(scene, resource, { currency: 'EUR', line_items }));
      }
    },
  },
]);

/** Whether a record of a kind needs no record of another kind. */
const needsNoOther = ({ references, fields }: Resource) =>
  !references.some(({ path: [name = ''] }) => fields[name]?.required);

/** Creates a record. @throws Mismatch when it is rejected */
export async function created(scene: Scene, resource: Resource, body: Body) {
  const record = await createRecord(scene, resource, body);
  expectThat(record !== undefined, 'expected the body to be accepted');
  return record;
}

/** Returns changes of a valid body that break a rule that its schema does not state. Most are for some kinds only. */
export function ruleChanges(valid: Body): Body[] {
  const has = (name: string) => name in valid;
  const items = valid.line_items as schemas.LineItemInput[] | undefined;
  const withItem = (item: object): Body => ({ line_items: [...(items ?? []), { ...items?.[0], ...item }] });
  const times = Object.keys(valid).filter((name) => name.endsWith('_at'));
  return [
    ...orderedFields
      .filter(({ start, end }) => has(start) && has(end))
      .flatMap(({ start, end }) => [
        { [start]: valid[end] },
        { [end]: valid[start] },
        { [start]: valid[end], [end]: valid[start] },
        { [start]: String(valid[start]).replace(/^\d+/, '2999') },
      ]),
    // RFC 3339 allows leap seconds, and an offset can lead out of the years 1 to 9999.
    ...['2016-12-31T23:59:60Z', '0001-01-01T00:00:00+01:00', '9999-12-31T23:59:59-01:00'].map((time) =>
      Object.fromEntries(times.map((name) => [name, time])),
    ),
    ...(items
      ? [
          withItem({ unit_price: { amount: 1, currency: 'XTS' } }),
          withItem({ product_id: items[0]?.product_id ?? 1, service_id: items[0]?.service_id ?? 1 }),
          { currency: 'XTS' },
          withItem({ quantity: 1_000_000, unit_price: { amount: 999_999_999_999, currency: valid.currency ?? 'EUR' } }),
        ]
      : []),
  ];
}

const lineItem = (item: object, amount: number) => ({
  description: 'Item',
  ...item,
  unit_price: { amount, currency: 'EUR' },
});

/** Line items that are totalled wrongly with doubles, with tax of each line, or with halves to even, up or towards zero. */
const pricedItems: readonly (readonly (readonly [quantity: number, amount: number, rate: number])[])[] = [
  [[1.005, 100, 0]],
  [
    [0.5, 1, 0],
    [1.5, 1, 0],
    [2.5, 1, 0],
  ],
  [
    [0.5, -1, 0],
    [2.5, -1, 0],
    [1, -50, 25],
  ],
  [
    [1, 3, 7],
    [1, 3, 7],
    [1, 3, 7],
  ],
  [
    [1, 50, 5],
    [1, 50, 19],
    [1, 50, 5.5],
    [1, 10, 8.165],
  ],
  [[9_007.19925474, 999_999_999_999, 0]],
  [
    [0.1, 3, 33.3],
    [0.2, 3, 33.3],
    [0.7, 15, 0.1],
  ],
  [
    [1e-7, 5_000_000, 100],
    [333_333.333333, 3, 14.975],
  ],
];
