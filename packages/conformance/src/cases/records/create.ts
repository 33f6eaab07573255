import { randomUUID } from 'node:crypto';
import type { Resource, schemas } from '@worklane/contract';
import { orderedFields, uniqueFieldsOf } from '@worklane/model';
import { otherOrganization } from '../../fixtures/fixtures.ts';
import { expectThat } from '../../mismatch.ts';
import { expectList } from '../../world/list.ts';
import { writtenResources } from '../../world/resource-operations.ts';
import { anotherValue, type Body, createBodies, hasUniqueFields, invalidBodies, valuesOfUnique } from './bodies.ts';
import { casesOfRecords, ifImplemented, Records, recordCase } from './record-cases.ts';

/** New records: what is stored, computed and rejected. */
export const creations = casesOfRecords(
  'create',
  recordCase('stores every value that a field can have', async (records) => {
    const { scene, resource } = records;
    const ids: number[] = [];
    for (const body of await createBodies(scene, resource))
      ids.push((await records.created(body, { isListed: false })).id);
    await ifImplemented(() => expectList(scene, resource, [['ids', ids.join()]]));
  }),
  recordCase('rejects every violation in a body, and stores nothing then', async (records) => {
    const valid = await records.full();
    for (const body of invalidBodies(records.resource.schemas.create ?? '', valid)) await records.create(body);
    // No rejected body has taken the external ID.
    await records.created(valid);
  }),
  recordCase('rejects a body that breaks a rule', async (records) => {
    const valid = await records.full();
    for (const change of ruleChanges(valid)) await records.create({ ...valid, ...change });
  }),
  recordCase('rejects an external_id in use by a record of the resource and organization', async (records) => {
    const { scene, resource } = records;
    const external_id = `a${randomUUID()}`;
    const create = async (among = records, id = external_id) => among.create(await among.minimal({ external_id: id }));
    const record = await create();
    expectThat(record !== undefined && (await create()) === undefined, 'expected the external_id to be taken');
    expectThat((await create(records, external_id.toUpperCase())) !== undefined, 'expected case to matter');
    const other = writtenResources[(writtenResources.indexOf(resource) + 1) % writtenResources.length] as Resource;
    await ifImplemented(() => create(new Records(scene, other)));
    await ifImplemented(async () => {
      if (!needsNoOther(resource)) return;
      const theirs = new Records(otherOrganization(scene), resource);
      await theirs.created(await theirs.minimal({ external_id }));
    });
    await records.delete(record);
    expectThat((await create()) !== undefined, 'expected the external_id of a deleted record to be free');
  }),
  recordCase(
    'rejects values of unique fields that another record has, and no others',
    async (records) => {
      const { scene, resource } = records;
      for (const fields of uniqueFieldsOf(resource)) {
        const record = await records.created(await records.full());
        const create = async (change: Body = {}) =>
          records.create({ ...(await records.full()), ...valuesOfUnique(fields, record), ...change });
        const [name, ...others] = fields.names;
        const value = String(record[name]);
        expectThat((await create()) === undefined, `expected ${name} ${value} to be taken`);
        for (const each of new Set([value.toUpperCase(), value.toLowerCase(), null])) {
          for (const _ of [1, 2]) await create({ [name]: each });
        }
        for (const other of others) {
          for (const each of [await anotherValue(scene, resource, other, record[other]), null])
            await create({ [other]: each });
        }
        await ifImplemented(async () => {
          if (!needsNoOther(resource)) return;
          const theirs = new Records(otherOrganization(scene), resource);
          await theirs.created(await theirs.minimal({ [name]: value }));
        });
        await records.delete(record);
        expectThat((await create()) !== undefined, `expected ${name} of a deleted record to be free`);
      }
    },
    hasUniqueFields,
  ),
  recordCase(
    'computes totals exactly',
    async (records) => {
      const record = await records.created();
      for (const priced of pricedFields) {
        await records.created(await records.minimal(priced));
        await records.update(record, priced, { isListed: true });
      }
    },
    ({ fields }) => fields.totals !== undefined,
  ),
);

/** Whether a record of a kind needs no record of another kind. */
const needsNoOther = ({ references, fields }: Resource) =>
  !references.some(({ path: [name = ''] }) => fields[name]?.required);

/** Returns changes of a valid body that break a rule that its schema does not state. Most are for some kinds only. */
export function ruleChanges(valid: Body): Body[] {
  const has = (name: string) => name in valid;
  const items = valid.line_items as schemas.LineItemInput[] | undefined;
  const { currency } = valid;
  const anItem = { description: 'Item', quantity: 1, unit_price: { amount: 1, currency }, ...items?.[0] };
  const withItem = (item: object): Body => ({ line_items: [...(items ?? []), { ...anItem, ...item }] });
  const endingIn = (end: RegExp) => Object.keys(valid).filter((name) => end.test(name));
  const times = endingIn(/_at$/);
  const text = JSON.stringify(valid);
  const withCurrency = (code: string) => text.replaceAll(/"currency":"[A-Z]{3}"/g, `"currency":"${code}"`);
  return [
    // ISO 4217 has no such code, and withdrew the other.
    ...['ABC', 'DEM']
      .map(withCurrency)
      .filter((each) => each !== text)
      .map((each) => JSON.parse(each)),
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
    Object.fromEntries(endingIn(/_(?:date|until)$/).map((name) => [name, '0000-12-31'])),
    ...(items
      ? [
          withItem({ unit_price: { amount: 1, currency: 'XCD' } }),
          withItem({ product_id: items[0]?.product_id ?? 1, service_id: items[0]?.service_id ?? 1 }),
          { ...withItem({}), currency: 'XCD' },
          withItem({ quantity: 1_000_000, unit_price: { amount: 999_999_999_999, currency } }),
        ]
      : []),
  ];
}

/**
 * Line items, `<quantity>x<amount>@<tax rate>`, that are totalled wrongly with doubles, with the tax of each line, or with halves to
 * even, up or towards zero.
 */
const pricedItems = [
  ...['1.005x100@0', '0.5x1@0 1.5x1@0 2.5x1@0', '0.5x-1@0 2.5x-1@0 1x-50@25', '1x3@7 1x3@7 1x3@7'],
  ...['1x50@5 1x50@19 1x50@5.5 1x10@8.165', '9007.19925474x999999999999@0', '0.1x3@33.3 0.2x3@33.3 0.7x15@0.1'],
  '0.0000001x5000000@100 333333.333333x3@14.975',
  '1x999999999999@0 1x-999999999999@0',
];

/** The fields that have these line items. */
export const pricedFields: readonly Body[] = pricedItems.map((items) => ({
  currency: 'EUR',
  line_items: items.split(' ').map((item) => {
    const [quantity, amount, tax_rate] = item.split(/[x@]/).map(Number);
    return { description: 'Item', quantity, tax_rate, unit_price: { amount, currency: 'EUR' } };
  }),
}));
