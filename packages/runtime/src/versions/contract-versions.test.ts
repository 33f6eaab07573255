import { type Operation, operations } from '@worklane/contract';
import { OpenapiReader } from '@worklane/contract/openapi-reader';
import { describe, expect, it } from 'vitest';
import { ContractVersions } from './contract-versions.ts';

const [first, second, third] = ['2026-11-27', '2027-03-01', '2027-09-01'];
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const removed = { nickname: { since: second, value: null } };
const headline = { type: 'string', 'x-since': second, 'x-renamed-from': 'title' };
const status = {
  enum: ['open', 'blocked', 'closed'],
  'x-added-values': { blocked: { since: third, before: 'open' } },
  'x-replaced-values': { done: 'closed' },
};
const properties = {
  id: { type: 'integer' },
  headline,
  status,
  lines: { type: 'array', items: ref('Line') },
  owner: { type: 'integer', 'x-since': third },
};

const openapi = new OpenapiReader({
  'x-versions': {
    header: 'Worklane-Version',
    dates: [{ date: first, 'x-sunset': '2028-01-01' }, { date: second }, { date: third }],
  },
  paths: {
    '/tasks': {
      get: {
        operationId: 'listTasks',
        parameters: [
          { name: 'headline_in', in: 'query', schema: {}, 'x-since': second, 'x-renamed-from': 'title_in' },
          { name: 'limit', in: 'query', schema: {}, 'x-since': second },
          { name: 'page', in: 'query', schema: {}, 'x-removed': second },
          { name: 'types', in: 'query', schema: { type: 'array' } },
          { name: 'sort', in: 'query', schema: { enum: ['headline'], 'x-replaced-values': { '-title': '-headline' } } },
        ],
        responses: {},
      },
      post: { operationId: 'createTask', 'x-since': second, 'x-removed': third, responses: {} },
    },
  },
  webhooks: { 'task.closed': { post: { operationId: 'receiveTaskClosed', 'x-since': second, responses: {} } } },
  components: {
    schemas: {
      Line: { properties: { count: { 'x-since': third, 'x-renamed-from': 'quantity' }, parent: ref('Line') } },
      Task: { properties, 'x-removed': removed },
      TaskUpdate: { properties, 'x-removed': removed },
      TaskPrevious: { properties, 'x-removed': { nickname: { since: second } } },
      TaskList: { properties: { data: { type: 'array', items: ref('Task') } } },
      TaskUpdated: { properties: { data: ref('Task'), previous: ref('TaskPrevious') } },
      Event: {
        oneOf: [ref('TaskUpdated')],
        discriminator: { propertyName: 'type', mapping: { 'task.updated': '#/components/schemas/TaskUpdated' } },
      },
      NullableTask: { oneOf: [ref('Task'), { type: 'null' }] },
      Unchanged: { properties: { id: { type: 'integer' }, 'x-renamed': {} } },
    },
  },
});
const versions = new ContractVersions(openapi);

const task = { id: 1, headline: 'a', status: 'blocked', lines: [{ count: 2 }], owner: 3 };
const sent = (schema: string, version: string, value: unknown) =>
  JSON.parse(versions.downgradeJson(schema, version, JSON.stringify(value)));

describe('responses', () => {
  const firstTask = { id: 1, title: 'a', status: 'open', lines: [{ quantity: 2 }], nickname: null };

  it.each([
    ['all changes since the first version', 'Task', first, task, firstTask],
    [
      'only those of later versions',
      'Task',
      second,
      task,
      { ...task, status: 'open', lines: [{ quantity: 2 }], owner: undefined },
    ],
    ['none for the current version', 'Task', third, task, task],
    ['lists', 'TaskList', first, { data: [task, task] }, { data: [firstTask, firstTask] }],
    ['what can be null', 'NullableTask', first, task, firstTask],
    [
      'changed fields of events',
      'Event',
      first,
      { type: 'task.updated', data: task, previous: { headline: 'b', owner: 1 } },
      { type: 'task.updated', data: firstTask, previous: { title: 'b' } },
    ],
    [
      'members of a union without changes',
      'Event',
      first,
      { type: 'other', data: task },
      { type: 'other', data: task },
    ],
    ['names of objects', 'Task', first, { ...task, status: 'constructor' }, { ...firstTask, status: 'constructor' }],
  ])('undo %s', (_, schema, version, value, expected) => {
    expect(sent(schema, version, value)).toEqual(JSON.parse(JSON.stringify(expected)));
  });

  it('keeps the text of a schema without changes', () => {
    expect(versions.downgradeJson('Unchanged', first, '{ "id":  1 }')).toBe('{ "id":  1 }');
  });

  it('converts lines and events of streams', () => {
    const text = `id: 1\ndata: ${JSON.stringify({ type: 'task.updated', data: { headline: 'a' } })}\n\n: idle\n\n`;
    expect(versions.downgradeJson('Event', second, text)).toBe(text);
    expect(versions.downgradeJson('Event', first, text)).toBe(
      'id: 1\ndata: {"type":"task.updated","data":{"title":"a","nickname":null}}\n\n: idle\n\n',
    );
    expect(versions.downgradeJson('Line', first, '{"count":1}\n{"count":2}\n')).toBe(
      '{"quantity":1}\n{"quantity":2}\n',
    );
  });

  it('names fields in problems as the request does', () => {
    const operation = {
      ...operations.updateTask,
      requestBody: { required: true, content: { 'application/json': 'TaskUpdate' } },
    };
    const errors = [
      { in: 'body', pointer: '/headline', code: 'too_long' },
      { in: 'body', pointer: '/lines/0/count', code: 'too_long' },
      { in: 'query', pointer: '/headline', code: 'too_long' },
    ];
    const body = { status: 422, mediaType: 'application/problem+json', text: JSON.stringify({ errors }) };
    const problem = JSON.parse(versions.downgradeText(operation as Operation, first, body));
    expect(problem.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '/title',
      '/lines/0/quantity',
      '/headline',
    ]);
  });
});

describe('events of later versions', () => {
  const text = (mediaType: string, sentText: string, version = first) =>
    versions.downgradeText(operations.listEvents, version, { status: 200, mediaType, text: sentText });
  const [closed, updated] = [{ type: 'task.closed' }, { type: 'task.updated' }];

  it('are left out of lists and streams, but for their cursors', () => {
    const list = JSON.stringify({ data: [closed, updated], next_cursor: 'a' });
    expect(JSON.parse(text('application/json', list))).toEqual({ data: [updated], next_cursor: 'a' });
    expect(text('application/json', list, second)).toBe(list);
    const stream = 'id: 1\nevent: task.closed\ndata: {}\n\nid: 2\nevent: task.updated\ndata: {}\n\n';
    const shown = 'id: 1\n\nid: 2\nevent: task.updated\ndata: {}\n\n';
    expect(text('text/event-stream', stream)).toBe(shown);
  });

  it.each([
    [{ events: ['task.updated', 'task.closed'] }, '/events/1'],
    [{ event_type: 'task.closed' }, '/event_type'],
  ])('are rejected: %j', (body, pointer) => {
    const upgraded = (version: string) => () => versions.upgradeBody('Unchanged', version, body);
    const errors = [expect.objectContaining({ pointer, code: 'not_in_enum' })];
    expect(upgraded(first)).toThrow(expect.objectContaining({ code: 'validation_failed', errors }));
    expect(upgraded(second)()).toEqual(body);
  });
});

describe('requests', () => {
  it.each([
    ['names', first, { title: 'a', lines: [{ quantity: 2 }] }, { headline: 'a', lines: [{ count: 2 }] }],
    ['names of the version only', second, { title: 'a' }, { title: 'a' }],
    ['replaced values', first, { status: 'done' }, { status: 'closed' }],
    ['removed fields', first, { nickname: 'b' }, {}],
    ['what is no object', first, ['a', null], ['a', null]],
  ])('get %s of the current version', (_, version, value, expected) => {
    expect(versions.upgradeBody('TaskUpdate', version, value)).toEqual(expected);
  });

  it.each([
    ['/tasks', '/tasks'],
    ['/tasks?title_in=a%26b=c,d&limit=1', '/tasks?headline_in=a%26b=c,d&limit=1'],
    ['/tasks?sort=-title', '/tasks?sort=-headline'],
    ['/tasks?title=a?b', '/tasks?title=a?b'],
  ])('%s becomes %s', (target, expected) => {
    expect(versions.upgradeTarget(operations.listTasks, first, target)).toBe(expected);
    expect(versions.upgradeTarget({ ...operations.listTasks }, third, '/tasks?title_in=a')).toBe('/tasks?title_in=a');
  });
});

// The conformance suite judges unknown versions and the headers of deprecation.
describe('the header', () => {
  const header = (date: string) => ({ 'worklane-version': date });

  it('chooses an earlier version of operations with an access token', () => {
    expect(versions.earlier(operations.listTasks, header(first))).toBe(first);
    expect(versions.earlier(operations.listTasks, header(third))).toBeUndefined();
    expect(versions.earlier(operations.listTasks, {})).toBeUndefined();
    expect(versions.earlier(operations.createToken, header(first))).toBeUndefined();
  });

  it.each([
    ['createTask', first, 'not_found'],
    ['createTask', second, undefined],
    ['createTask', third, 'not_found'],
    ['createTask', undefined, 'not_found'],
    ['listTasks', third, undefined],
  ] as const)('chooses whether there is %s in version %s', (id, date, code) => {
    const check = () => versions.check(operations[id], date === undefined ? {} : header(date));
    if (code) expect(check).toThrow(expect.objectContaining({ code }));
    else expect(check).not.toThrow();
  });

  it.each([
    [first, '/tasks?limit=1&page=2&title_in=a', ['/limit']],
    [second, '/tasks?limit=1&pag%65=2', ['/page']],
    [undefined, '/tasks?headline_in=a', []],
    [undefined, '/tasks?page=1', ['/page']],
    [third, '/tasks', []],
    [first, '/tasks?types=task.updated,task.closed&q=task.closed', ['/types']],
    [second, '/tasks?types=task.closed', []],
  ])('chooses the parameters of version %s: %s', (date, target, pointers) => {
    const check = () => versions.checkQuery(operations.listTasks, date === undefined ? {} : header(date), target);
    if (pointers.length === 0) return expect(check).not.toThrow();
    const errors = pointers.map((pointer) => expect.objectContaining({ in: 'query', pointer }));
    expect(check).toThrow(expect.objectContaining({ code: 'invalid_parameter', errors }));
  });
});
