import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../environment/test-api.ts';
import type { TestOrganization } from '../environment/test-organization.ts';

let api: TestApi;
let organization: TestOrganization;

beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(async () => {
  organization = await api.organization();
});
afterEach(() => {
  api.now = null;
});
afterAll(() => api.close());

const item = (quantity: number, amount: number, tax_rate = 0, currency = 'EUR') => ({
  description: 'Oak',
  quantity,
  unit_price: { amount, currency },
  tax_rate,
});
const euros = (amount: number) => ({ amount, currency: 'EUR' });

describe('the rules of resource kinds', () => {
  it.each([
    { items: [], net: 0, tax: 0 },
    { items: [item(48, 18_900, 25), item(1, 24_000, 25)], net: 931_200, tax: 232_800 },
    { items: [item(0.5, 1, 0)], net: 1, tax: 0 },
    { items: [item(3, 33, 19), item(1, 7, 7)], net: 106, tax: 19 },
    { items: [item(1.005, 1000, 0)], net: 1005, tax: 0 },
  ])('computes the totals $net and $tax of $items', async ({ items, net, tax }) => {
    const quote = await organization.create('quotes', { title: 'x', line_items: items });
    expect(quote.totals).toEqual({ net: euros(net), tax: euros(tax), gross: euros(net + tax) });
  });

  it('updates the totals with the line items, in one version', async () => {
    const quote = await organization.create('quotes', { title: 'x', line_items: [item(1, 100)] });
    const { body } = await organization.patch(`quotes/${quote.id}`, { line_items: [item(2, 100)] });
    expect(body).toMatchObject({ version: 2, totals: { gross: euros(200) } });
    const [, event] = await organization.events();
    expect(Object.keys(event?.previous ?? {})).toEqual(['version', 'line_items', 'totals', 'updated_at']);
  });

  it('rejects line items with another currency, or with both a product and a service', async () => {
    const product = await organization.create('products', { name: 'x' });
    const service = await organization.create('services', { name: 'x' });
    const { body } = await organization.post('quotes', {
      title: 'x',
      line_items: [item(1, 1, 0, 'SEK'), { ...item(1, 1), product_id: product.id, service_id: service.id }],
    });
    expect(body.errors).toMatchObject([
      { pointer: '/line_items/0/unit_price/currency', code: 'currency_mismatch' },
      { pointer: '/line_items/1/service_id', code: 'not_allowed' },
    ]);
    const quote = await organization.create('quotes', { title: 'x', line_items: [item(1, 1)] });
    const changed = await organization.patch(`quotes/${quote.id}`, { currency: 'SEK' });
    expect(changed).toMatchObject({ status: 422, body: { errors: [{ code: 'currency_mismatch' }] } });
  });

  it('rejects totals above the largest safe integer, and names the line items alone', async () => {
    const tooLarge = { title: 'x', line_items: [item(1_000_000, 999_999_999_999)] };
    const error = { in: 'body', pointer: '/line_items', code: 'too_large', detail: expect.any(String) };
    expect((await organization.post('quotes', tooLarge)).body).toMatchObject({ status: 422, errors: [error] });
    const { id } = await organization.create('quotes', { title: 'x' });
    const updated = await organization.patch(`quotes/${id}`, tooLarge);
    expect(updated).toMatchObject({ status: 422, body: { errors: [error] } });
  });

  it('assigns numbers without gaps or duplicates to concurrent and failing creations', async () => {
    api.now = new Date('2026-06-01T00:00:00Z');
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        organization.post('quotes', { title: 'x', ...(index % 4 === 0 ? { contact_id: 404 } : {}) }),
      ),
    );
    const numbers = responses.filter(({ status }) => status === 201).map(({ body }) => body.number);
    expect(numbers.toSorted()).toEqual(
      Array.from({ length: 30 }, (_, index) => `Q-2026-${String(index + 1).padStart(5, '0')}`),
    );
    api.now = new Date('2027-01-01T00:00:00Z');
    expect((await organization.create('quotes', { title: 'x' })).number).toBe('Q-2027-00001');
    const order = await organization.create('orders', { line_items: [item(1, 1)] });
    expect(order).toMatchObject({ number: 'O-2027-00001', ordered_at: '2027-01-01T00:00:00.000Z' });
  });

  it.each([
    ['tasks', { title: 'x' }, 'status', 'done', 'open', 'completed_at'],
    ['tickets', { subject: 'x' }, 'status', 'resolved', 'open', 'resolved_at'],
    ['deals', { title: 'x' }, 'stage', 'won', 'negotiation', 'closed_at'],
  ])(
    'sets and clears the status timestamp: %s %j, %s %s and back to %s, %s',
    async (collection, body, field, reached, left, timestamp) => {
      api.now = new Date('2026-06-01T00:00:00Z');
      const { id } = await organization.create(collection, body);
      const change = async (value: object) => (await organization.patch(`${collection}/${id}`, value)).body[timestamp];
      api.now = new Date('2026-06-02T00:00:00Z');
      expect(await change({ [field]: reached })).toBe('2026-06-02T00:00:00.000Z');
      api.now = new Date('2026-06-03T00:00:00Z');
      expect(await change({ external_id: 'x' })).toBe('2026-06-02T00:00:00.000Z');
      expect(await change({ [field]: left })).toBeNull();
      const created = await organization.create(collection, { ...body, [field]: reached });
      expect(created[timestamp]).toBe('2026-06-03T00:00:00.000Z');
    },
  );

  it('sets resolved_at again when a ticket changes from resolved to closed', async () => {
    api.now = new Date('2026-06-01T00:00:00Z');
    const { id } = await organization.create('tickets', { subject: 'x', status: 'resolved' });
    api.now = new Date('2026-06-02T00:00:00Z');
    const { body } = await organization.patch(`tickets/${id}`, { status: 'closed' });
    expect(body.resolved_at).toBe('2026-06-02T00:00:00.000Z');
  });

  it('compares start and end across time zone offsets', async () => {
    const shift = { title: 'x', start_at: '2026-01-01T10:00:00+02:00' };
    const create = (end_at: string) => organization.post('appointments', { ...shift, end_at });
    const rejected = { status: 422, body: { errors: [{ pointer: '/end_at', code: 'end_before_start' }] } };
    expect(await create('2026-01-01T08:00:00Z')).toMatchObject(rejected);
    expect(await create('2026-01-01T09:30:00+02:00')).toMatchObject(rejected);
    const created = await create('2026-01-01T08:00:00.5Z');
    expect(created.body).toMatchObject({ start_at: '2026-01-01T08:00:00.000Z', end_at: '2026-01-01T08:00:00.500Z' });
    const moved = await organization.patch(`appointments/${created.body.id}`, { start_at: '2026-01-01T09:00:00Z' });
    expect(moved).toMatchObject(rejected);
    const project = await organization.post('projects', {
      name: 'x',
      start_date: '2026-02-02',
      due_date: '2026-02-01',
    });
    expect(project).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/due_date', code: 'end_before_start' }] },
    });
    await organization.create('projects', { name: 'x', start_date: '2026-02-02', due_date: '2026-02-02' });
  });
});
