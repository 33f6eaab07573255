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

describe('the rules of resource kinds', () => {
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
    const item = { description: 'Oak', quantity: 1, unit_price: { amount: 1, currency: 'EUR' } };
    const order = await organization.create('orders', { line_items: [item] });
    expect(order).toMatchObject({ number: 'O-2027-00001', ordered_at: '2027-01-01T00:00:00.000Z' });
  });

  it('rejects the year 0 in dates and date-times alike', async () => {
    for (const [field, text, type] of [
      ['start_date', '0000-12-31', 'date'],
      ['start_at', '0000-12-31T00:00:00Z', 'date-time'],
    ] as const) {
      const isDate = type === 'date';
      const body = isDate ? { name: 'x' } : { name: 'x', channel: 'email' };
      const { status, body: problem } = await organization.post(isDate ? 'projects' : 'campaigns', {
        ...body,
        [field]: text,
      });
      expect([status, problem.errors]).toEqual([
        422,
        [{ in: 'body', pointer: `/${field}`, code: 'invalid_format', detail: `must be a valid ${type}` }],
      ]);
    }
    const filtered = await organization.get('projects?due_date_from=0000-01-01');
    expect([filtered.status, filtered.body.code]).toEqual([400, 'invalid_parameter']);
  });

  it('keeps the time at which a deal or a ticket was closed until it is opened', async () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 5, 1, 12, minute));
    for (const [collection, body, field, closed, open, timestamp] of [
      ['deals', { title: 'x' }, 'stage', ['won', 'lost'], 'lead', 'closed_at'],
      ['tickets', { subject: 'x' }, 'status', ['resolved', 'closed'], 'open', 'resolved_at'],
    ] as const) {
      api.now = at(0);
      const { id } = await organization.create(collection, body);
      const times = [];
      for (const [minute, value] of [closed[0], closed[1], closed[0], open, closed[1]].entries()) {
        api.now = at(minute + 1);
        times.push((await organization.patch(`${collection}/${id}`, { [field]: value })).body[timestamp]);
      }
      const [first, again] = [at(1).toISOString(), at(5).toISOString()];
      expect(times).toEqual([first, first, first, null, again]);
    }
  });
});
