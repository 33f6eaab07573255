import { sql } from 'kysely';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { upgradePreviousText, upgradeRecordText } from '../../src/outbox/record-changes.ts';
import { readRecord } from '../../src/records/find.ts';
import { listRecords } from '../../src/records/list.ts';
import type { PlainRecord } from '../../src/records/record.ts';
import { insertRecord } from '../../src/records/record-statements.ts';
import { requireAcceptedRecords } from '../../src/records/require-accepted-records.ts';
import { countEarlierRecords, rewriteRecords } from '../../src/records/rewrite-records.ts';
import { checkStoredRecords } from '../../src/records/stored-record-check.ts';
import { openTestApi } from '../environment/test-api.ts';
import { openTestStore } from '../environment/test-store.ts';
import { changedContract, type Loose } from './changed-contract.ts';

let ids: number[];

/** The tasks that are stored when the contract changes. */
const stored = [
  { title: 'A', description: 'Oak', status: 'open', estimated_minutes: 30, tags: ['x'] },
  { title: 'A long title', status: 'blocked', priority: 'urgent', estimated_minutes: 600, tags: ['x', 'y', 'z'] },
  { title: 'C', description: null, status: 'done', due_at: '2026-03-05T12:00:00.000Z' },
];

const api = await openTestApi(await openTestStore());
const organization = await api.organization();
beforeEach(async () => {
  const { db } = api.store;
  await db.deleteFrom('records').execute();
  await db.deleteFrom('stored_record_checks').execute();
  ids = [];
  for (const body of stored) ids.push((await organization.create('tasks', body)).id);
  await checkStoredRecords(db, new Date());
});

type Change = (task: Loose, schemas: Loose) => void;

const add =
  (name: string, schema: object, required = true): Change =>
  ({ properties, required: names }) => {
    properties[name] = schema;
    if (required) names.push(name);
  };
const set =
  (name: string, keywords: object): Change =>
  ({ properties }) =>
    Object.assign(properties[name], keywords);
const remove =
  (name: string, declared = true): Change =>
  (task) => {
    delete task.properties[name];
    task.required = task.required.filter((each: string) => each !== name);
    if (declared) task['x-resource'].removed = [name];
  };
const rename =
  (from: string, to: string, declared: object = { 'x-renamed-from': from }): Change =>
  (task, schemas) => {
    const schema = { ...task.properties[from], ...declared };
    remove(from, false)(task, schemas);
    add(to, schema)(task, schemas);
  };
const statuses =
  (values: string[], replaced?: object): Change =>
  (_task, { TaskStatus }) =>
    Object.assign(TaskStatus, { enum: values }, replaced && { 'x-replaced-values': replaced });
const priorities =
  (values: string[], replaced?: object): Change =>
  (_task, { Priority }) =>
    Object.assign(Priority, { enum: values }, replaced && { 'x-replaced-values': replaced });
const all =
  (...changes: Change[]): Change =>
  (task, schemas) => {
    for (const each of changes) each(task, schemas);
  };

const text = { type: 'string', minLength: 1, maxLength: 255 };
const place = 'specs/schemas/kinds/task/Task.yaml#/properties';
const known = ['open', 'in_progress', 'blocked', 'done', 'cancelled'];

const contractOf = (change: Change) => changedContract((schemas) => change(schemas.Task, schemas));

const compatible: [string, Change][] = [
  ['an optional field', add('story_points', { type: ['integer', 'null'] })],
  ['an optional field that is not in responses', add('story_points', { type: ['integer', 'null'] }, false)],
  ['an optional object', add('size', { oneOf: [{ type: 'object' }, { type: 'null' }] })],
  ['an optional enumeration', add('level', { type: ['string', 'null'], enum: ['low', null] })],
  ['a value of an enumeration', statuses([...known, 'paused'])],
  ['no unused value any more', statuses(known.filter((each) => each !== 'cancelled'))],
  ['a shorter text that fits', set('title', { maxLength: 12 })],
  ['a pattern that fits', set('title', { pattern: '^[A-Z]' })],
  ['a minimum that fits', set('estimated_minutes', { minimum: 30 })],
  ['fewer items that fit', set('tags', { maxItems: 3 })],
  ['null where none was', set('title', { type: ['string', 'null'] })],
  ['another type of an unused field', set('project_id', { type: ['string', 'null'] })],
  ['another description', set('title', { description: 'Another one.' })],
  ['a filter', set('estimated_minutes', { 'x-filter': 'equals' })],
];

const migrated: [string, Change, Record<string, unknown>[]][] = [
  ['a text', add('must_have', { ...text, 'x-existing': 'yes' }), [{ must_have: 'yes' }]],
  [
    'a searchable text',
    add('must_have', { ...text, 'x-existing': 'walnut', 'x-searchable': true }),
    [{ must_have: 'walnut' }],
  ],
  ['a boolean', add('billable', { type: 'boolean', 'x-existing': false }), [{ billable: false }]],
  ['a list', add('watchers', { type: 'array', items: { type: 'integer' }, 'x-existing': [] }), [{ watchers: [] }]],
  [
    'an object',
    add('cost', { type: 'object', required: ['amount'], 'x-existing': { amount: 0 } }),
    [{ cost: { amount: 0 } }],
  ],
  [
    'an optional text with a value',
    add('note', { type: ['string', 'null'], 'x-existing': 'none' }),
    [{ note: 'none' }],
  ],
  ['an optional text with null', add('note', { type: ['string', 'null'], 'x-existing': null }), [{ note: null }]],
  ['a copy', add('label', { ...text, 'x-existing-from': 'title' }), [{ label: 'A' }, { label: 'A long title' }]],
  [
    'a copy with a value where there is none',
    add('summary', { ...text, 'x-existing-from': 'description', 'x-existing': 'empty' }),
    [{ summary: 'Oak' }, { summary: 'empty' }, { summary: 'empty' }],
  ],
  [
    'a required value instead of null',
    set('description', { type: 'string', 'x-existing': '' }),
    [{ description: 'Oak' }, { description: '' }],
  ],
  [
    'a required number instead of null',
    set('estimated_minutes', { type: 'integer', 'x-existing': 1 }),
    [{ estimated_minutes: 30 }, {}, { estimated_minutes: 1 }],
  ],
  ['another name', rename('title', 'headline'), [{ headline: 'A' }, { headline: 'A long title' }]],
  [
    'another name of an optional field',
    rename('due_at', 'deadline'),
    [{ deadline: null }, {}, { deadline: '2026-03-05T12:00:00.000Z' }],
  ],
  ['another name of a list', rename('tags', 'labels'), [{ labels: ['x'] }, { labels: ['x', 'y', 'z'] }]],
  [
    'another name and a value for null',
    rename('description', 'details', { type: 'string', 'x-renamed-from': 'description', 'x-existing': '-' }),
    [{ details: 'Oak' }, { details: '-' }],
  ],
  [
    'a replaced value',
    statuses(['open', 'in_progress', 'done', 'cancelled'], { blocked: 'open' }),
    [{}, { status: 'open' }],
  ],
  [
    'several replaced values',
    statuses(['open', 'done'], { in_progress: 'open', blocked: 'done', cancelled: 'done' }),
    [{ status: 'open' }, { status: 'done' }],
  ],
  [
    'a replaced value of a shared enumeration',
    priorities(['low', 'normal', 'high'], { urgent: 'high' }),
    [{}, { priority: 'high' }],
  ],
  [
    'two changes',
    all(rename('title', 'headline'), add('must_have', { ...text, 'x-existing': 'yes' })),
    [{ headline: 'A', must_have: 'yes' }],
  ],
];

const refused: [string, Change, ...string[]][] = [
  [
    'a required text without a value',
    add('must_have', text),
    `${place}/must_have: 3 of 3 tasks have null. Declare x-existing`,
  ],
  ['a copy of null', add('summary', { ...text, 'x-existing-from': 'description' }), `${place}/summary: 2 of 3`],
  ['a required value instead of null', set('description', { type: 'string' }), `${place}/description: 2 of 3`],
  [
    'another name without a declaration',
    rename('title', 'headline', {}),
    `${place}/headline: 3 of 3`,
    `${place}/title: 3 of 3 tasks have unknown_field. Declare x-renamed-from`,
  ],
  ['another name of an optional field', rename('due_at', 'deadline', {}), `${place}/due_at: 1 of 3`],
  [
    'another name with a wrong declaration',
    rename('title', 'headline', { 'x-renamed-from': 'name' }),
    `${place}/title: 3 of 3`,
  ],
  [
    'no field any more, without a declaration',
    remove('description', false),
    `${place}/description: 1 of 3 tasks have unknown_field`,
  ],
  [
    'no used value any more',
    statuses(known.filter((each) => each !== 'blocked')),
    `${place}/status: 1 of 3 tasks have not_in_enum. Declare x-replaced-values.`,
  ],
  ['a replacement of another value', statuses(['open', 'done'], { in_progress: 'open' }), `${place}/status: 1 of 3`],
  ['a replacement that is no value', statuses(['open', 'done'], { blocked: 'paused' }), `${place}/status: 1 of 3`],
  ['no used value of a shared enumeration', priorities(['low', 'normal', 'high']), `${place}/priority: 1 of 3`],
  [
    'a shorter text',
    set('title', { maxLength: 5 }),
    `${place}/title: 1 of 3 tasks have maxLength. Change these records`,
  ],
  ['a pattern', set('title', { pattern: '^[a-z]' }), `${place}/title: 3 of 3 tasks have pattern`],
  ['shorter items', set('tags', { items: { type: 'integer' } }), `${place}/tags: 2 of 3`],
  [
    'another type',
    set('estimated_minutes', { type: ['string', 'null'] }),
    `${place}/estimated_minutes: 2 of 3 tasks have invalid_type`,
  ],
];

const states = () => sql<object>`select id, version, updated_at from records order by id`.execute(api.store.db);

/** Reads all tasks by a contract, each alone and in a list, and requires that they are valid. */
async function readAll({ tasks, violationsOf }: ReturnType<typeof contractOf>): Promise<PlainRecord[]> {
  const listed = await listRecords(api, tasks, organization.id, { sort: 'created_at' }, { now: new Date() });
  for (const record of listed.data) {
    expect(violationsOf(tasks, record)).toEqual([]);
    expect(await readRecord(api.store.db, tasks, organization.id, record.id)).toEqual(record);
  }
  return listed.data.toSorted((one, other) => one.id - other.id);
}

describe('a database with tasks accepts a contract with', () => {
  it.each(compatible)('%s', async (_name, change) => {
    const contract = contractOf(change);
    await requireAcceptedRecords(api.store.db, contract);
    expect(await countEarlierRecords(api.store.db, contract.resources)).toEqual({});
    expect(await readAll(contract)).toHaveLength(3);
  });

  it.each(migrated)('%s that it declares for stored records', async (_name, change, values) => {
    const { db } = api.store;
    const contract = contractOf(change);
    const before = await states();
    const events = await organization.events();
    await requireAcceptedRecords(db, contract);
    expect(await readAll(contract)).toMatchObject(stored.map((_, index) => values[index] ?? {}));

    const count = (await countEarlierRecords(db, contract.resources)).task;
    const written: number[] = [];
    await rewriteRecords(db, { resources: contract.resources, onRewrite: (_kind, each) => written.push(each) });
    expect(written).toEqual([count]);
    expect(await countEarlierRecords(db, contract.resources)).toEqual({});
    expect(await readAll(contract)).toMatchObject(stored.map((_, index) => values[index] ?? {}));
    expect(await states()).toEqual(before);
    expect(await organization.events()).toEqual(events);

    // A node of the previous release still runs: its updates lose the new values, which are then those of an earlier record again.
    for (const id of ids) expect((await organization.get(`tasks/${id}`)).status).toBe(200);
    expect((await organization.patch(`tasks/${ids[0]}`, { custom_fields: { floor: 2 } })).status).toBe(200);
    expect(await readAll(contract)).toMatchObject(stored.map((_, index) => values[index] ?? {}));
  });

  it('no field any more that it declares as removed', async () => {
    const contract = contractOf(remove('description'));
    await requireAcceptedRecords(api.store.db, contract);
    expect((await readAll(contract))[0]).not.toHaveProperty('description');
  });
});

describe('a database with tasks refuses a contract with', () => {
  it.each(refused)('%s', async (_name, change, ...problems) => {
    const { db } = api.store;
    const contract = contractOf(change);
    const refusal = requireAcceptedRecords(db, contract);
    for (const problem of problems) await expect(refusal).rejects.toThrow(problem);
    // Without tasks, there is nothing to refuse.
    await db.deleteFrom('records').execute();
    await requireAcceptedRecords(db, contract);
  });

  it('no tasks any more', async () => {
    const { db } = api.store;
    const contract = contractOf(() => undefined);
    const withoutTasks = { ...contract, resources: contract.resources.filter(({ kind }) => kind !== 'task') };
    await expect(requireAcceptedRecords(db, withoutTasks)).rejects.toThrow('specs/schemas/kinds/task: 3 records.');
  });
});

describe('a change of the contract', () => {
  it('is not refused for records that were invalid before', async () => {
    const { db } = api.store;
    await sql`update records set document = document || '{"title": ""}' where id = ${ids[0]}`.execute(db);
    await db.deleteFrom('stored_record_checks').execute();
    await checkStoredRecords(db, new Date());
    const contract = contractOf(add('story_points', { type: ['integer', 'null'] }));
    await requireAcceptedRecords(db, contract);
    await sql`update records set document = document || '{"title": ""}' where id = ${ids[1]}`.execute(db);
    await expect(requireAcceptedRecords(db, contract)).rejects.toThrow(`${place}/title: 2 of 3`);
  });

  it('is not judged in a database whose records no release has checked', async () => {
    await api.store.db.deleteFrom('stored_record_checks').execute();
    await requireAcceptedRecords(api.store.db, contractOf(add('must_have', text)));
  });

  it('is filtered by before and after records are rewritten, and searched for afterwards', async () => {
    const { db } = api.store;
    const { tasks, resources } = contractOf(
      all(
        add('level', { type: 'string', 'x-filter': 'equals', 'x-existing': 'low' }),
        add('label', { type: ['string', 'null'], 'x-filter': 'equals', 'x-existing-from': 'title' }),
        add('note', { type: 'string', 'x-searchable': true, 'x-existing': 'walnut' }),
        rename('priority', 'urgency', { 'x-renamed-from': 'priority', 'x-replaced-values': { urgent: 'high' } }),
        priorities(['low', 'normal', 'high']),
        statuses(['open', 'done'], { blocked: 'open' }),
      ),
    );
    const found = async (query: object) =>
      (await listRecords(api, tasks, organization.id, { sort: 'created_at', ...query }, { now: new Date() })).data.map(
        ({ id }) => ids.indexOf(id),
      );
    const filters: [object, number[]][] = [
      [{ level: 'low' }, [0, 1, 2]],
      [{ level: 'high' }, []],
      [{ label: 'C' }, [2]],
      [{ urgency: 'high' }, [1]],
      [{ urgency: 'normal' }, [0, 2]],
      [{ status: 'open' }, [0, 1]],
    ];
    for (const [query, want] of filters) expect(await found(query)).toEqual(want);
    await rewriteRecords(db, { resources });
    for (const [query, want] of [...filters, [{ q: 'walnut' }, [0, 1, 2]] as const]) {
      expect(await found(query)).toEqual(want);
    }
  });

  it('is written for nodes of the release before, by the earlier names', async () => {
    const { tasks } = contractOf(rename('description', 'details'));
    const task = await readRecord(api.store.db, tasks, organization.id, ids[0] ?? 0);
    const record = { ...task, id: task.id + 50, details: 'Ash' };
    await insertRecord(api.store.db, { action: 'created', resource: tasks, record, now: task.created_at });
    expect((await organization.get(`tasks/${record.id}`)).body.description).toBe('Ash');
  });

  it('changes events, deliveries and stored responses as it changes records', () => {
    const { tasks, violationsOf } = contractOf(
      all(
        rename('title', 'headline'),
        add('must_have', { ...text, 'x-existing': 'yes' }),
        statuses(['open', 'done'], { blocked: 'open' }),
        remove('description'),
      ),
    );
    const stored = JSON.stringify({ id: 7, title: 'A', description: 'Oak', status: 'blocked' });
    const data = JSON.parse(upgradeRecordText(tasks, stored));
    expect(data).toMatchObject({ id: 7, headline: 'A', must_have: 'yes', status: 'open' });
    expect(violationsOf(tasks, data).map(({ pointer }) => pointer)).not.toContain('/must_have');
    expect(data).not.toHaveProperty('description');
    const previous = { title: 'B', description: null, status: 'blocked', version: 1 };
    expect(JSON.parse(upgradePreviousText(tasks, JSON.stringify(previous)))).toEqual({
      headline: 'B',
      status: 'open',
      version: 1,
    });
  });
});

describe('rewriteRecords', () => {
  it('rewrites all records in batches, continues where it was stopped, and leaves newer values', async () => {
    const { db } = api.store;
    await sql`
      insert into records (organization_id, kind, id, version, document, search, created_at, updated_at)
      select organization_id, kind, id + n, version, document || jsonb_build_object('must_have', case when n = 7 then 'own' end),
        search, created_at, updated_at
      from records, generate_series(1, 250) as n where kind = 'task' and id = ${ids[2]}`.execute(db);
    const { resources, tasks } = contractOf(add('must_have', { ...text, 'x-existing': 'yes' }));
    const stopping = new AbortController();
    const stopped = rewriteRecords(db, { resources, signal: stopping.signal, onRewrite: () => stopping.abort() });
    await expect(stopped).rejects.toThrow('aborted');
    expect(await countEarlierRecords(db, resources)).toEqual({ task: 152 });
    const counts: number[] = [];
    await rewriteRecords(db, { resources, onRewrite: (_kind, count) => counts.push(count) });
    expect(counts).toEqual([100, 52]);
    expect(await countEarlierRecords(db, resources)).toEqual({});
    const own = await readRecord(db, tasks, organization.id, (ids[2] ?? 0) + 7);
    expect(own.must_have).toBe('own');
  });

  it.runIf(inject('engine') === 'postgresql')('leaves records that others are changing to the next time', async () => {
    const { db } = api.store;
    const { resources } = contractOf(add('must_have', { ...text, 'x-existing': 'yes' }));
    await db.transaction().execute(async (other) => {
      await sql`select from records where id = ${ids[0]} for update`.execute(other);
      await rewriteRecords(db, { resources });
      expect(await countEarlierRecords(db, resources)).toEqual({ task: 1 });
    });
    await rewriteRecords(db, { resources });
    expect(await countEarlierRecords(db, resources)).toEqual({});
  });
});
