import { type Resource, resources } from '@worklane/contract';
import { type RunningMock, startMock } from '@worklane/mock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Agent, type Era, type Json, openAgent } from './connect.ts';

const kinds = Object.values<Resource>(resources);
const isSearchable = ({ fields }: Resource) => Object.values(fields).some(({ searchable }) => searchable);
const isWritable = ({ scopes }: Resource) => scopes.write !== null;

/** What tools do with a kind does not depend on the protocol. */
const kindsByEra: Readonly<Record<Era, readonly Resource[]>> = { '2025-11-25': [resources.tasks], '2026-07-28': kinds };

describe.each(Object.entries(kindsByEra) as [Era, Resource[]][])('protocol %s', (version, walked) => {
  let mock: RunningMock;
  let agent: Agent;

  beforeAll(async () => {
    mock = await startMock({ port: 0 });
    agent = await openAgent(mock, { version });
  });
  afterAll(async () => {
    await agent?.client.close();
    await mock?.close();
  });

  it('negotiates its version', () => {
    expect(agent.client.getNegotiatedProtocolVersion()).toBe(version);
  });

  it('lists every kind of the contract', async () => {
    const { kinds: listed } = await agent.get('list_kinds');
    expect(listed).toEqual(
      kinds.map((resource) => ({
        kind: resource.collection,
        description: expect.stringMatching(/\w+ \w+.*\.$/s),
        readable: true,
        writable: isWritable(resource),
        named_by: expect.any(Array),
      })),
    );
  });

  describe.each(walked)('$collection', (resource) => {
    const kind = resource.collection;

    it('are described with every field, filter and sort order', async () => {
      const described = await agent.get('describe_kind', { kind });
      expect(described).toMatchObject({
        kind,
        writable: isWritable(resource),
        description: expect.stringMatching(/\w/),
      });
      expect(described.fields.map(({ name }: Json) => name)).toEqual(Object.keys(resource.fields));
      for (const field of described.fields) {
        const { writable, required, enum: values } = resource.fields[field.name] ?? expect.unreachable();
        expect(field).toMatchObject({
          type: expect.stringMatching(/^[a-z]/i),
          description: expect.stringMatching(/\w/),
        });
        expect([field.read_only ?? false, field.required ?? false, field.values]).toEqual([
          !writable,
          required,
          values,
        ]);
      }
      for (const { path, kind: referenced } of resource.references.filter(({ path }) => path.length <= 2)) {
        if (referenced === 'any') continue;
        const { references } = described.fields.find(({ name }: Json) => name === path[0]);
        expect(resources).toHaveProperty(`${references}.kind`, referenced);
      }
    });

    it('are listed in every documented sort order, and with fields, a page at a time', async () => {
      const { sort } = await agent.get('describe_kind', { kind });
      const first = await agent.get('list_records', { kind, limit: 2, sort: `-${sort[0]}` });
      expect(first.records).toHaveLength(2);
      const second = await agent.get('list_records', {
        kind,
        limit: 2,
        sort: `-${sort[0]}`,
        cursor: first.next_cursor,
      });
      const ids = [...first.records, ...second.records].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const order of sort) await agent.get('list_records', { kind, limit: 1, sort: order });
      const all = await agent.get('list_records', { kind, limit: 1, fields: Object.keys(resource.fields) });
      expect(all.records[0]).toHaveProperty('created_at');
    });

    it('are filtered by every documented filter', async () => {
      const { filters } = await agent.get('describe_kind', { kind });
      const { record } = await agent.get('get_record', { kind, id: await firstId(kind) });
      for (const name of filters) {
        const value = filterValue(resource, name, record);
        if (value === undefined) continue;
        const { records } = await agent.get('list_records', { kind, filter: { [name]: value } });
        expect([name, Array.isArray(records)]).toEqual([name, true]);
      }
    });

    it.runIf(isWritable(resource))(
      'are created from the documented example, found, read, updated and deleted',
      async () => {
        const { example } = await agent.get('describe_kind', { kind });
        const record = { ...example, external_id: `${version} ${kind}` };
        const { created, failed } = await agent.get('create_records', { kind, records: [record] });
        expect(failed).toEqual([]);
        const [{ id, version: first, name }] = created;
        if (isSearchable(resource)) await expectFound(resource, id, name);
        const changes = { external_id: `${version} ${kind} changed` };
        const updates = { kind, changes, records: [{ id, version: first }] };
        expect(await agent.get('update_records', updates)).toEqual({
          updated: [{ id, version: first + 1 }],
          failed: [],
        });
        expect((await agent.get('get_record', { kind, id })).record).toMatchObject({ ...changes, version: first + 1 });
        const deletions = { kind, records: [{ id, version: first + 1 }] };
        expect(await agent.get('delete_records', deletions)).toEqual({ deleted: [{ id }], failed: [] });
        expect((await agent.call('get_record', { kind, id })).value).toMatchObject({ code: 'not_found' });
      },
    );

    it('have a reference in Markdown that contains every field', async () => {
      const { contents } = await agent.client.readResource({ uri: `worklane://kinds/${kind}` });
      const [content] = contents as Json[];
      expect(content.mimeType).toBe('text/markdown');
      const rows = [...content.text.matchAll(/^\| `(\w+)` \|(?: (?:[^|]|\\\|)* \|){3}$/gm)].map(([, name]) => name);
      expect(rows).toEqual(Object.keys(resource.fields));
      expect(content.text.includes('```json')).toBe(isWritable(resource));
    });

    /** The members, which cannot be created, are searched by the data of the mock. */
    it.runIf(isSearchable(resource) && !isWritable(resource))('are found by their name', async () => {
      const id = await firstId(kind);
      const { record } = await agent.get('get_record', { kind, id });
      await expectFound(resource, id, record.name);
    });
  });

  async function firstId(kind: string): Promise<number> {
    const { records } = await agent.get('list_records', { kind, limit: 1 });
    return records[0].id;
  }

  async function expectFound({ collection: kind, fields }: Resource, id: number, name: string) {
    const { record } = await agent.get('get_record', { kind, id });
    const [, text] =
      Object.entries<Json>(record).find(([field, value]) => fields[field]?.searchable && typeof value === 'string') ??
      expect.unreachable(`${kind} ${id} has no text to search for.`);
    const { matches } = await agent.get('search', { query: text.slice(0, 200), kinds: [kind], limit: 20 });
    expect(matches).toContainEqual({ kind, id, name });
  }
});

/** Returns a value that a filter accepts; undefined if a record has none. */
function filterValue({ fields }: Resource, name: string, record: Json): unknown {
  if (name === 'ids') return [record.id];
  if (name === 'q') return 'word';
  if (name === 'updated_since') return record.updated_at;
  const value = name in fields ? record[name] : record[name.replace(/_(from|to)$/, '')];
  // A list matches if it contains the value, an actor if it has it.
  return value instanceof Object ? String(Object.values(value)[0]) : value;
}
