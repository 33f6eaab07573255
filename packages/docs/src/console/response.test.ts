import { describe, expect, it } from 'vitest';
import { operationPlace } from '../contract/openapi.ts';
import { consoleOperation } from './console-data.ts';
import type { JsonSchema } from './console-operation.ts';
import { responseViolations } from './response.ts';
import { violationsOf } from './validation.ts';

const [getTask, listEvents, deleteTask] = ['getTask', 'listEvents', 'deleteTask'].map((id) =>
  consoleOperation(operationPlace(id)),
) as [ReturnType<typeof consoleOperation>, ReturnType<typeof consoleOperation>, ReturnType<typeof consoleOperation>];

const received = (status: number, text: string, mediaType = 'application/json') => ({
  ...{ status, text, milliseconds: 1 },
  headers: [
    ...Object.entries({ 'X-Request-Id': 'req_1', 'Cache-Control': 'no-store', ...(status === 200 && { ETag: '"1"' }) }),
    ...(mediaType === '' ? [] : [['Content-Type', `${mediaType}; charset=utf-8`] as const]),
  ],
});

describe('responseViolations', () => {
  it.each([
    [
      'an undocumented status',
      getTask,
      received(418, ''),
      ['Status', '', /Undocumented status 418. Documented: 200, 400/],
    ],
    [
      'an undocumented media type',
      getTask,
      received(200, 'ok', 'text/plain'),
      ['Body', '', /Undocumented: text\/plain/],
    ],
    ['no media type', getTask, received(200, '', ''), ['Body', '', /Undocumented: no media type/]],
    ['malformed JSON', getTask, received(200, '{'), ['Body', '', /Malformed JSON/]],
    ['a body where none is documented', deleteTask, received(204, '{}'), ['Body', '', /must have no body/]],
  ] as const)('reports %s', (_, operation, response, [part, pointer, message]) => {
    const violations = responseViolations(operation, response);
    expect(violations).toEqual([{ part, pointer, message: expect.stringMatching(message) }]);
  });

  it('reports headers that violate their schema or are missing', () => {
    const header = (required: boolean, schema: JsonSchema) => ({ required, schema }) as const;
    const headers = { 'Retry-After': header(false, { type: 'integer' }), 'X-Request-Id': header(true, {}) };
    const responses = { 204: { description: '', headers, content: {} } };
    const response = { ...received(204, '', ''), headers: [['retry-after', 'soon']] as const };
    expect(responseViolations({ ...deleteTask, responses }, response)).toEqual([
      { part: 'Header', pointer: '', message: expect.stringContaining('Retry-After: ') },
      { part: 'Header', pointer: '', message: 'The header X-Request-Id is missing.' },
    ]);
  });
});

describe('violationsOf', () => {
  const schema = (operation: typeof getTask) => operation.responses[200]?.content['application/json'] ?? {};

  it('reports a discriminated value by the alternative that it selects', () => {
    const event = { id: 'evt_1', type: 'task.deleted', timestamp: 'yesterday' };
    const violations = violationsOf(
      { data: [event], next_cursor: 'c', has_more: false },
      schema(listEvents),
      listEvents,
    );
    const pointers = [...new Set(violations.map(({ pointer }) => pointer))];
    expect(pointers.every((pointer) => pointer.startsWith('/data/0'))).toBe(true);
    expect(violations.length).toBeLessThan(10);
    expect(pointers).toContain('/data/0/timestamp');
  });

  it('reports a nullable value once, and decodes pointers', () => {
    const nullable = { properties: { 'a/b c': { oneOf: [{ type: 'null' }, { type: 'integer', minimum: 1 }] } } };
    expect(violationsOf({ 'a/b c': 0 }, nullable, { $defs: {} })).toEqual([
      { pointer: '/a~1b c', message: '0 is less than 1.' },
    ]);
    expect(violationsOf({ 'a/b c': null }, nullable, { $defs: {} })).toEqual([]);
  });
});
