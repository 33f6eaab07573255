import type { Validator } from '@worklane/contract';
import * as schemaValidators from '@worklane/contract/schema-validators';
import { expectOrderByVersion } from '@worklane/testing/receiver-by-version';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBody, kinds, updateBody } from '../environment/example-bodies.ts';
import { openTestApi, type TestApi } from '../environment/test-api.ts';
import type { TestOrganization } from '../environment/test-organization.ts';

const validators: Readonly<Record<string, Validator<unknown>>> = schemaValidators;

let api: TestApi;
let organization: TestOrganization;

beforeAll(async () => {
  api = await openTestApi();
  organization = await api.organization();
});
afterAll(() => api.close());

function expectValid(schema: string, value: unknown): void {
  const validate = validators[schema];
  expect(validate?.(value), `${schema}: ${JSON.stringify(validate?.errors)}`).toBe(true);
}

describe.each(kinds)('the operations of $collection', (resource) => {
  const { collection, kind, schemas } = resource;

  it('create, return, update and delete a record, with one event per change', async () => {
    const body = await createBody(organization, resource);
    const before = (await organization.events()).length;
    const created = await organization.post(collection, body);
    expect(created.body).toMatchObject({ organization_id: organization.id, version: 1 });
    expect(created.status).toBe(201);
    expectValid(schemas.record, created.body);
    const path = `${collection}/${created.body.id}`;
    expect(created.headers).toMatchObject({ etag: '"1"', location: `/api/v1/${organization.id}/${path}` });

    const found = await organization.get(path);
    expect(found).toMatchObject({ status: 200, body: created.body, headers: { etag: '"1"' } });

    const listed = await organization.get(`${collection}?limit=200`);
    expect(listed.status).toBe(200);
    expectValid(schemas.list, listed.body);
    expect(listed.body.data).toContainEqual(created.body);

    const updated = await organization.patch(path, await updateBody(organization, resource));
    expect(updated.status, JSON.stringify(updated.body)).toBe(200);
    expectValid(schemas.record, updated.body);
    expect(updated.body.version).toBe(2);
    expect(updated.headers.etag).toBe('"2"');
    expect((await organization.get(path)).body).toEqual(updated.body);

    const deleted = await organization.delete(path, { 'if-match': '"2"' });
    expect(deleted).toMatchObject({ status: 204, body: undefined });
    expect(await organization.get(path)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await organization.get(`${collection}?limit=200`)).body.data).not.toContainEqual(updated.body);

    const events = (await organization.events()).slice(before).filter((event) => event.entity_id === created.body.id);
    expect(events.map(({ type, version, data }) => ({ type, version, data }))).toEqual([
      { type: `${kind}.created`, version: 1, data: created.body },
      { type: `${kind}.updated`, version: 2, data: updated.body },
      // A receiver that compares versions keeps the record for ever if the deletion repeats the last one.
      { type: `${kind}.deleted`, version: 3, data: { ...updated.body, version: 3 } },
    ]);
    for (const { data } of events) expectValid(schemas.record, data);
    expectOrderByVersion(events);
    const [, update] = events;
    expectValid(`${schemas.record}Previous`, update?.previous);
    const changed = Object.keys(updated.body).filter(
      (name) => JSON.stringify(updated.body[name]) !== JSON.stringify(created.body[name]),
    );
    expect(Object.keys(update?.previous ?? {}).toSorted()).toEqual(changed.toSorted());
    for (const name of changed) expect(update?.previous?.[name]).toEqual(created.body[name]);
  });
});
