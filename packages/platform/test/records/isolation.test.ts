import { describe, expect, it } from 'vitest';
import { createBody, kinds } from '../environment/example-bodies.ts';
import { openTestApi } from '../environment/test-api.ts';

const api = await openTestApi();
const owner = await api.organization();
const stranger = await api.organization();

describe.each(kinds)('$collection of another organization', (resource) => {
  it('are not found, listed, writable or restorable', async () => {
    const { collection } = resource;
    const record = await owner.create(collection, await createBody(owner, resource));
    const sizes = [await owner.size(), await stranger.size()];
    const path = `${collection}/${record.id}`;
    const notFound = { status: 404, body: { code: 'not_found' } };
    expect(await stranger.get(path)).toMatchObject(notFound);
    expect(await stranger.patch(path, { external_id: 'mine' })).toMatchObject(notFound);
    expect(await stranger.delete(path)).toMatchObject(notFound);
    expect(await stranger.get(`${path}/history`)).toMatchObject(notFound);
    expect((await stranger.get(collection)).body.data).toEqual([]);
    const forbidden = { status: 403 };
    const theirs = `/api/v1/${owner.id}/${collection}`;
    expect(await stranger.requestPath('GET', theirs)).toMatchObject(forbidden);
    expect(await stranger.requestPath('POST', theirs, { body: {} })).toMatchObject(forbidden);
    expect(await stranger.requestPath('GET', `${theirs}/${record.id}`)).toMatchObject(forbidden);
    expect(await stranger.requestPath('PATCH', `${theirs}/${record.id}`, { body: {} })).toMatchObject(forbidden);
    expect(await stranger.requestPath('DELETE', `${theirs}/${record.id}`)).toMatchObject(forbidden);
    expect([await owner.size(), await stranger.size()]).toEqual(sizes);
    expect((await owner.get(path)).body).toEqual(record);
    await owner.delete(path);
    expect(await stranger.request('POST', `${path}/restore`)).toMatchObject(notFound);
    expect(await stranger.get(`${path}/history`)).toMatchObject(notFound);
  });
});

it('lists and returns members only in their own organization', async () => {
  const id = await owner.member({ name: 'Ebba Lind' });
  expect(await owner.get(`members/${id}`)).toMatchObject({ status: 200, body: { id, name: 'Ebba Lind' } });
  expect((await owner.get('members?limit=200')).body.data.map((member: { id: number }) => member.id)).toContain(id);
  expect(await stranger.get(`members/${id}`)).toMatchObject({ status: 404 });
  expect((await stranger.get('members')).body.data).toEqual([]);
  for (const method of ['POST', 'PATCH', 'DELETE'] as const) {
    expect((await owner.request(method, `members/${id}`)).status).toBeGreaterThanOrEqual(404);
  }
});
