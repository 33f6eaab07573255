import { type Resource, resources } from '@worklane/contract';
import { type RunningMock, startMock } from '@worklane/mock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prompts } from '../src/prompts/register-prompts.ts';
import { filtersOf, sortFieldsOf } from '../src/records/filter.ts';
import { tools } from '../src/tools/tools.ts';
import { type Agent, connect, type Era, type Json, mockServer, openAgent } from './connect.ts';

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

const now = () => Date.parse('2026-03-04T22:30:00Z');

it('returns the organization, the member, the application and the time', async () => {
  const identity = { memberId: 15, clientId: 'app_8Rd2mQv5' };
  const scopes = ['tasks.read', 'tasks.write', 'members.read'];
  const { get } = await connect(await mockServer(), { identity, scopes, now });
  expect(await get('who_am_i')).toEqual({
    organization: { id: 1042 },
    member: {
      id: 15,
      name: 'Tomás Pereira',
      email: 'tomas.pereira@harbour-and-pine.example',
      role: expect.any(String),
    },
    application: 'app_8Rd2mQv5',
    can_read: ['tasks', 'members'],
    can_change: ['tasks'],
    read_only: false,
    time: '2026-03-04T22:30:00.000Z',
    weekday: 'Wednesday',
  });
});

it('returns no member when the token acts for the application itself', async () => {
  const { get } = await connect(await mockServer(), { identity: { clientId: 'app_demo1042' } });
  expect(await get('who_am_i')).toMatchObject({ member: null, application: 'app_demo1042' });
});

it('returns only the ID of the member when the token cannot read members, or when the member has left', async () => {
  const mock = await mockServer();
  const unreadable = await connect(mock, { identity: { memberId: 15 }, scopes: ['tasks.read'] });
  expect((await unreadable.get('who_am_i')).member).toEqual({ id: 15 });
  expect(mock.requests).toEqual([]);
  const gone = await connect(mock, { identity: { memberId: 999999 } });
  expect((await gone.get('who_am_i')).member).toEqual({ id: 999999 });
});

describe.each(prompts)('$name', ({ name, reads, changes, arguments: args, text }) => {
  const kinds = [...new Set([...reads, ...changes])].map((kind) => (resources as Record<string, Resource>)[kind]);
  const values = Object.fromEntries(Object.keys(args).map((each) => [each, 'X']));

  it('names only tools, fields, filters and values that exist', () => {
    const known = new Set([
      ...tools.map((tool) => tool.name),
      ...kinds.flatMap((kind) => {
        const resource = kind ?? expect.unreachable();
        const enums = Object.values(resource.fields).flatMap((field) => field.enum ?? []);
        return [...Object.keys(resource.fields), ...filtersOf(resource), ...sortFieldsOf(resource), ...enums];
      }),
    ]);
    const written = text(values);
    const [, fields = ''] = /with the fields ([^.]*)/.exec(written) ?? [];
    const statuses = [...written.matchAll(/\bstatus (\w+)/g)].map(([, status = '']) => status);
    const names = [...(written.match(/\b[a-z]+(?:_[a-z]+)+\b/g) ?? []), ...fields.split(/, | and /), ...statuses];
    expect(names.filter((each) => each !== '' && !known.has(each))).toEqual([]);
  });

  it('has the arguments that it documents, all of them required, and a text with their values', async () => {
    const { client } = await connect(await mockServer());
    const { prompts: listed } = await client.listPrompts();
    const prompt = listed.find((each) => each.name === name);
    expect(prompt?.arguments ?? []).toEqual(
      Object.entries(args).map(([each, description]) => ({ name: each, description, required: true })),
    );
    const { messages } = await client.getPrompt({ name, arguments: values });
    const written = expect.stringMatching(Object.keys(args).length > 0 ? /\bX\b/ : /\w/);
    expect(messages).toEqual([{ role: 'user', content: { type: 'text', text: written } }]);
  });
});

it('rejects a prompt without its argument', async () => {
  const { client } = await connect(await mockServer());
  await expect(client.getPrompt({ name: 'prepare_meeting', arguments: {} })).rejects.toThrow(/company/);
});
