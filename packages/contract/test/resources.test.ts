import { describe, expect, it } from 'vitest';
import openapi from '../src/generated/openapi.json' with { type: 'json' };
import { type Operation, operations, type Resource, resources } from '../src/index.ts';
import { OpenapiReader } from '../src/openapi/openapi-reader.ts';

const reader = new OpenapiReader(openapi);
const operationTable: Record<string, Operation> = operations;
const all: Resource[] = Object.values(resources);
const kinds = all.filter(({ schemas }) => schemas.create);
const schemaOf = (name: string) =>
  openapi.components.schemas[name as 'Task'] as { properties: Record<string, object>; required?: string[] };

const assignedByService = ['id', 'organization_id', 'version', 'created_at', 'updated_at', 'created_by', 'updated_by'];

describe('the resource catalogue', () => {
  it('has the resource kinds, which are writable, and read-only members', () => {
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(openapi.components.schemas.EntityKind.enum.toSorted());
    expect(all.filter(({ schemas }) => !schemas.create).map(({ kind }) => kind)).toEqual(['member']);
  });

  it.each(kinds)('accepts the same fields to create and to update $collection', (resource) => {
    const { record, create, update } = resource.schemas;
    const writable = Object.keys(schemaOf(create ?? '').properties);
    expect(Object.keys(schemaOf(update ?? '').properties)).toEqual(writable);
    expect(Object.keys(schemaOf(record).properties)).toEqual(expect.arrayContaining(writable));
    expect(writable.filter((name) => assignedByService.includes(name))).toEqual([]);
    expect(writable).toEqual(expect.arrayContaining(['external_id', 'custom_fields']));
    expect(schemaOf(update ?? '').required ?? []).toEqual([]);
  });

  it.each(kinds)('always returns every field of $collection; optional ones have a default or are null', (resource) => {
    const { record } = resource.schemas;
    expect(schemaOf(record).required).toEqual(Object.keys(resource.fields));
    expect(Object.keys(schemaOf(record).properties)).toEqual([...Object.keys(resource.fields), 'invalid_fields']);
    const undecided = Object.entries(resource.fields).filter(
      ([, field]) => field.writable && !field.required && !field.nullable && !('default' in field),
    );
    expect(undecided).toEqual([]);
  });

  it.each(kinds)(
    'includes the previous value of every changeable field of $collection in update events',
    (resource) => {
      const { record } = resource.schemas;
      const constant = ['id', 'organization_id', 'created_at', 'created_by'];
      expect(Object.keys(schemaOf(`${record}Previous`).properties)).toEqual(
        Object.keys(resource.fields).filter((name) => !constant.includes(name)),
      );
    },
  );

  it.each(all)('accepts exactly the list parameters that the fields of $collection declare', (resource) => {
    const list = Object.values(operationTable).find(
      ({ method, path }) => method === 'get' && path === `/api/v1/{organization_id}/${resource.collection}`,
    );
    const fields = Object.entries(resource.fields);
    const expected = [
      'limit',
      'cursor',
      'sort',
      'updated_since',
      'ids',
      ...(fields.some(([, { searchable }]) => searchable) ? ['q'] : []),
      ...fields.flatMap(([, { filters }]) => filters),
    ];
    const query = list?.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
    expect(query?.toSorted()).toEqual(expected.toSorted());
    expect(sortValues(list?.id ?? '').toSorted()).toEqual(
      fields.flatMap(([name, { sortable }]) => (sortable ? [name, `-${name}`] : [])).toSorted(),
    );
  });

  it.each(all)('declares existing kinds in the references of $collection', (resource) => {
    const known = ['any', ...all.map(({ kind }) => kind)];
    for (const { kind } of resource.references) expect(known).toContain(kind);
    const named = Object.keys(resource.fields).filter((name) => name !== 'external_id' && /_ids?$/.test(name));
    const referring = resource.references.map(({ path }) => path[0]);
    expect(named.filter((name) => name !== 'organization_id' && !referring.includes(name))).toEqual([]);
  });

  it.each(kinds)(
    'has list, create, batch, get, history, update, delete and restore of $collection with its scopes',
    (resource) => {
      const own = Object.values(operationTable).filter(({ collection }) => collection === resource.collection);
      expect(own.map(({ method, scopes }) => [method, ...scopes]).toSorted()).toEqual([
        ['delete', resource.scopes.write],
        ['get', resource.scopes.read],
        ['get', resource.scopes.read],
        ['get', resource.scopes.read],
        ['patch', resource.scopes.write],
        ['post', resource.scopes.write],
        ['post', resource.scopes.write],
        ['post', resource.scopes.write],
      ]);
    },
  );

  function sortValues(operationId: string): string[] {
    const sort = reader.operation(operationId).parameters.find(({ name }) => name === 'sort');
    return (reader.resolve(sort?.schema ?? {}).enum ?? []).map(String);
  }
});
