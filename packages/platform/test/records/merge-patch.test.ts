import type { schemas } from '@worklane/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../environment/test-api.ts';
import type { TestOrganization } from '../environment/test-organization.ts';

let api: TestApi;
let organization: TestOrganization;

beforeAll(async () => {
  api = await openTestApi();
  organization = await api.organization();
});
afterAll(() => api.close());

const address = {
  line1: 'Kungsgatan 1',
  line2: null,
  postal_code: '111 43',
  city: 'Stockholm',
  region: null,
  country: 'SE',
};

describe('PATCH of a record', () => {
  it('clears a field with null, resets one with a default, and keeps omitted ones', async () => {
    const task = await organization.create('tasks', {
      title: 'one',
      description: 'two',
      priority: 'high',
      tags: ['a'],
      estimated_minutes: 5,
    });
    const { body } = await organization.patch(`tasks/${task.id}`, { description: null, tags: ['b', 'c'] });
    expect(body).toMatchObject({ title: 'one', description: null, tags: ['b', 'c'], estimated_minutes: 5 });
  });

  it('keeps unusual keys of custom fields', async () => {
    const keys = ['\\', '"', '\n', '\\n', '\t', '/'];
    let custom_fields: Record<string, number> = {};
    const { id } = await organization.create('tasks', { title: 'Keys', custom_fields });
    for (const [value, key] of keys.entries()) {
      custom_fields = { ...custom_fields, [key]: value };
      const { body } = await organization.patch(`tasks/${id}`, { custom_fields: { [key]: value } });
      expect(body.custom_fields).toEqual(custom_fields);
      const again = await organization.create('tasks', {
        title: JSON.stringify(key),
        custom_fields: { '!': 0, [key]: value },
      });
      expect((await organization.get(`tasks/${again.id}`)).body.custom_fields).toEqual({ '!': 0, [key]: value });
      expect((await organization.get(`tasks/${id}`)).body.custom_fields).toEqual(custom_fields);
    }
  });

  it('merges objects at every depth', async () => {
    const contact = await organization.create('contacts', {
      last_name: 'Lind',
      address,
      custom_fields: { a: 1, b: 'two', c: true },
    });
    const { body } = await organization.patch(`contacts/${contact.id}`, {
      address: { city: 'Uppsala', postal_code: null },
      custom_fields: { a: null, b: 'three', d: 4 },
    });
    const { postal_code: _, ...rest } = address;
    expect(body.address).toEqual({ ...rest, city: 'Uppsala' });
    expect(body.custom_fields).toEqual({ b: 'three', c: true, d: 4 });
    const cleared = await organization.patch(`contacts/${contact.id}`, { address: null });
    expect(cleared.body.address).toBeNull();
  });

  it.each([{}, { title: 'same' }, { custom_fields: {} }, { custom_fields: { absent: null } }, { description: null }])(
    'the patch %j changes nothing: no version, no event',
    async (patch) => {
      const task = await organization.create('tasks', { title: 'same' });
      const size = await organization.size();
      const changes = api.changes.length;
      const response = await organization.patch(`tasks/${task.id}`, patch);
      expect(response).toMatchObject({ status: 200, body: task, headers: { etag: '"1"' } });
      expect(await organization.size()).toEqual(size);
      expect(api.changes).toHaveLength(changes);
    },
  );

  it('validates the merged record against its limits', async () => {
    const fields = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`field_${index}`, index]));
    const task = await organization.create('tasks', { title: 'full', custom_fields: fields });
    const size = await organization.size();
    const over = await organization.patch(`tasks/${task.id}`, { custom_fields: { one_more: 1 } });
    expect(over).toMatchObject({
      status: 422,
      body: {
        code: 'validation_failed',
        errors: [{ in: 'body', pointer: '/custom_fields', code: 'too_many_properties' }],
      },
    });
    expect(await organization.size()).toEqual(size);
    const swapped = await organization.patch(`tasks/${task.id}`, { custom_fields: { one_more: 1, field_0: null } });
    expect(swapped.status).toBe(200);
  });

  it.each([
    ['one member', { amount: 100, currency: 'EUR' }, { amount: 350_000 }, { amount: 350_000, currency: 'EUR' }],
    ['the other member', { amount: 100, currency: 'EUR' }, { currency: 'SEK' }, { amount: 100, currency: 'SEK' }],
    ['no member', { amount: 100, currency: 'EUR' }, {}, { amount: 100, currency: 'EUR' }],
    ['the whole', null, { amount: 1, currency: 'EUR' }, { amount: 1, currency: 'EUR' }],
    ['null', { amount: 100, currency: 'EUR' }, null, null],
  ])('accepts %s of an amount of money', async (_, value, patch, after) => {
    const { id } = await organization.create('deals', { title: 'Chairs', value });
    const { status, body } = await organization.patch(`deals/${id}`, { value: patch });
    expect({ status, value: body.value }).toEqual({ status: 200, value: after });
  });

  it.each([
    ['an amount without currency', null, { amount: 5 }, ['/value/currency required']],
    ['nothing for no value', null, {}, ['/value/amount required', '/value/currency required']],
    ['a removed currency', { amount: 5, currency: 'EUR' }, { currency: null }, ['/value/currency invalid_type']],
    ['an unknown member', { amount: 5, currency: 'EUR' }, { cents: 5 }, ['/value/cents unknown_property']],
    ['an invalid member', { amount: 5, currency: 'EUR' }, { currency: 'euro' }, ['/value/currency no_match']],
    ['a list', { amount: 5, currency: 'EUR' }, [5, 'EUR'], ['/value invalid_type']],
  ])('rejects %s where an amount of money results', async (_, value, patch, expected) => {
    const deal = await organization.create('deals', { title: 'Chairs', value });
    const { status, body } = await organization.patch(`deals/${deal.id}`, { value: patch });
    const errors = body.errors.map(({ pointer, code }: schemas.ProblemError) => `${pointer} ${code}`);
    expect({ status, errors }).toEqual({ status: 422, errors: expected });
    expect((await organization.get(`deals/${deal.id}`)).body).toEqual(deal);
  });

  it('keeps the kind of a reference whose ID changes, and checks the reference that results', async () => {
    const [first, second] = [
      await organization.create('projects', { name: 'Lobby' }),
      await organization.create('projects', { name: 'Bar' }),
    ];
    const related = { kind: 'project', id: first.id };
    const { id } = await organization.create('documents', { name: 'Plan', related });
    const updated = await organization.patch(`documents/${id}`, { related: { id: second.id } });
    expect(updated).toMatchObject({ status: 200, body: { related: { kind: 'project', id: second.id } } });
    const missing = await organization.patch(`documents/${id}`, { related: { kind: 'task' } });
    expect(missing).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/related', code: 'reference_not_found' }] },
    });
  });

  it('replaces a list as a whole, so that its items need all of their fields', async () => {
    const unit_price = { amount: 100, currency: 'EUR' };
    const item = { description: 'Chair', quantity: 1, unit_price };
    const { id } = await organization.create('quotes', { title: 'Chairs', line_items: [item] });
    const patch = { line_items: [{ ...item, unit_price: { amount: 200 } }] };
    const rejected = await organization.patch(`quotes/${id}`, patch);
    expect(rejected).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/line_items/0/unit_price/currency', code: 'required' }] },
    });
  });

  it.each([
    ['tasks', { title: null }, '/title'],
    ['tasks', { title: '' }, '/title'],
    ['tasks', { id: 5 }, '/id'],
    ['tasks', { version: 9 }, '/version'],
    ['tasks', { completed_at: null }, '/completed_at'],
    ['tasks', { unknown: 1 }, '/unknown'],
    ['tasks', { tags: [null] }, '/tags/0'],
    ['tasks', { due_at: 'tomorrow' }, '/due_at'],
  ])('rejects for %s the patch %j at %s and writes nothing', async (collection, patch, pointer) => {
    const { id } = await organization.create(collection, { title: 'one' });
    const size = await organization.size();
    const response = await organization.patch(`${collection}/${id}`, patch);
    expect(response).toMatchObject({ status: 422, body: { code: 'validation_failed', errors: [{ pointer }] } });
    expect(await organization.size()).toEqual(size);
  });

  it('accepts application/merge-patch+json', async () => {
    const { id } = await organization.create('tasks', { title: 'one' });
    const response = await organization.patch(
      `tasks/${id}`,
      { title: 'two' },
      { 'content-type': 'application/merge-patch+json' },
    );
    expect(response).toMatchObject({ status: 200, body: { title: 'two' } });
  });
});
