import { type Client, clientCredentials, createClient, WorklaneError } from '@worklane/client';
import { eventTypes, resources } from '@worklane/contract';
import { waitFor } from '@worklane/testing/wait-for';
import { beforeAll, expect, test } from 'vitest';
import { type OwnOrganization, ownOrganization } from '../environment/shared-platform.ts';
import { applicationOf } from './application.ts';

let platform: OwnOrganization;
let client: Client;

beforeAll(async () => {
  platform = await ownOrganization();
  client = createClient({ baseUrl: platform.baseUrl, auth: clientCredentials(applicationOf(platform)) });
});

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

test('creates, reads, updates and deletes a record', async () => {
  const { id, version } = await client.projects.create({ name: 'New office' });
  expect(await client.projects.get(id)).toMatchObject({ id, name: 'New office', version });
  const changed = await client.projects.update(id, { description: 'By May' }, { ifMatch: version });
  expect(changed).toMatchObject({ name: 'New office', description: 'By May' });
  await expect(client.projects.delete(id, { ifMatch: version })).rejects.toMatchObject({ code: 'version_mismatch' });
  expect(await client.projects.delete(id, { ifMatch: changed.version })).toBeUndefined();
  await expect(client.projects.get(id)).rejects.toMatchObject({ code: 'not_found', status: 404 });
});

test('lists every collection', async () => {
  const lists = Object.values(resources).map(({ property }) => client[property].list({ limit: 1 }));
  for (const page of await Promise.all(lists)) expect(page).toMatchObject({ data: expect.any(Array) });
});

test('iterates over all matching records, page by page', async () => {
  const titles = Array.from({ length: 25 }, (_, index) => `Page ${String(index).padStart(2, '0')}`);
  await Promise.all(titles.map((title) => client.tasks.create({ title, tags: ['paged'] })));
  const found = await collect(client.tasks.iterate({ tags: 'paged', sort: 'title', limit: 10 }));
  expect(found.map(({ title }) => title)).toEqual(titles);
});

test('applies concurrent modifications of a record', async () => {
  const { id } = await client.tasks.create({ title: 'Shared', tags: [] });
  const names = ['a', 'b', 'c', 'd'];
  await Promise.all(
    names.map((name) => client.tasks.modify(id, ({ tags }) => ({ tags: [...tags, name] }), { maxAttempts: 20 })),
  );
  expect((await client.tasks.get(id)).tags.toSorted()).toEqual(names);
});

test('creates one record for a repeated idempotency key', async () => {
  const create = () => client.contacts.create({ last_name: 'Lindqvist' }, { idempotencyKey: 'contact-of-maja' });
  const [first, second] = [await create(), await create()];
  expect(second.id).toBe(first.id);
  const other = client.contacts.create({ last_name: 'Okafor' }, { idempotencyKey: 'contact-of-maja' });
  await expect(other).rejects.toMatchObject({ code: 'idempotency_key_reused' });
});

test('throws an error with the code of the problem', async () => {
  const places = await client.tasks
    .create({ title: '', assignee_id: 999_999 })
    .then(() => [])
    .catch((error: unknown) => {
      if (WorklaneError.is(error, 'validation_failed')) return error.errors.map(({ pointer }) => pointer);
      throw error;
    });
  expect(places).toContain('/title');

  const { id } = await client.companies.create({ name: 'Nordwind' });
  const employee = await client.contacts.create({ last_name: 'Berg', company_id: id });
  await expect(client.companies.delete(id)).rejects.toMatchObject({
    code: 'record_referenced',
    referencedBy: [expect.objectContaining({ id: employee.id })],
    requestId: expect.stringMatching(/./),
  });
});

test('registers webhooks for the organization of the token', async () => {
  const webhook = await client.webhooks.create({ url: 'https://127.0.0.1:9/hooks', events: ['task.created'] });
  expect(webhook).toMatchObject({
    org_id: platform.credentials.organization_id,
    secret: /^whsec_/.test(webhook.secret) && webhook.secret,
  });
  expect(await collect(client.webhooks.iterate())).toContainEqual(expect.objectContaining({ id: webhook.id }));
  expect((await client.webhooks.rotateSecret(webhook.id)).secret).not.toBe(webhook.secret);
  await client.webhooks.test(webhook.id);
  await waitFor(async () => expect((await client.webhooks.logs(webhook.id)).data).not.toEqual([]));
  const { url } = webhook;
  const replaced = await client.webhooks.replace(webhook.id, { url, events: ['task.deleted'] });
  expect(replaced.events).toEqual(['task.deleted']);
  await client.webhooks.delete(webhook.id);
  await expect(client.webhooks.get(webhook.id)).rejects.toMatchObject({ code: 'not_found' });
  expect((await client.webhooks.events()).data.map(({ type }) => type)).toEqual(eventTypes);
});

test('resumes the feed at its cursor and streams new events', async () => {
  await client.deals.create({ title: 'Before' });
  let cursor: string | undefined;
  for await (const page of client.events.pages({ types: ['deal.created'] })) cursor = page.next_cursor;

  const titles: string[] = [];
  const following = (async () => {
    for await (const { event } of client.events.stream({ types: ['deal.created'], cursor })) {
      titles.push(event.data.title);
      if (titles.length === 2) break;
    }
  })();
  await client.deals.create({ title: 'First' });
  await client.deals.create({ title: 'Second' });
  await following;
  expect(titles).toEqual(['First', 'Second']);
  const since = await collect(client.events.iterate({ types: ['deal.created'], cursor }));
  expect(since.map(({ data }) => data.title)).toEqual(['First', 'Second']);
  await expect(client.events.list({ cursor: 'nonsense' })).rejects.toMatchObject({ code: 'invalid_cursor' });
});

test('raw calls use the tokens of the client', async () => {
  const path = { organization_id: platform.credentials.organization_id };
  const { data, response } = await client.raw.GET('/api/v1/{organization_id}/tasks', {
    params: { path, query: { limit: 1 } },
  });
  expect(data?.data).toHaveLength(1);
  expect(response.headers.get('x-request-id')).toBeTruthy();
});
