import { describe, expect, it } from 'vitest';
import { OpenapiReader, referencedName } from './openapi-reader.ts';

const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };

const document = {
  openapi: '3.1.0',
  info: { title: 'Test', version: '1' },
  security: [{ oauth2: ['tasks.read'] }],
  paths: {
    '/tasks/{id}': {
      parameters: [{ $ref: '#/components/parameters/Id' }, { name: 'limit', in: 'query', schema: { maximum: 10 } }],
      get: {
        operationId: 'getTask',
        parameters: [{ name: 'limit', in: 'query', schema: { maximum: 20 } }],
        responses: { 200: { $ref: '#/components/responses/Task' } },
      },
      put: {
        operationId: 'replaceTask',
        security: [],
        requestBody: {
          content: { 'application/json': { examples: { call: { $ref: '#/components/examples/Call' } } } },
        },
        responses: {},
      },
    },
  },
  webhooks: { 'task.created': { post: { operationId: 'onTaskCreated', responses: {} } } },
  components: {
    parameters: { Id: id },
    responses: { Task: { description: 'The task' } },
    examples: { Call: { value: { title: 'Call Maja' } } },
    schemas: {
      Task: { type: 'object', description: 'A task' },
      Alias: { $ref: '#/components/schemas/Task' },
      Loop: { $ref: '#/components/schemas/Pool' },
      Pool: { $ref: '#/components/schemas/Loop' },
      'a/b~c': { type: 'null' },
    },
  },
};

const reader = new OpenapiReader(document, 'openapi.json');

describe('operations', () => {
  it('merges the parameters of the path, which the operation may override', () => {
    const { parameters, path, method } = reader.operation('getTask');
    expect([method, path]).toEqual(['get', '/tasks/{id}']);
    expect(parameters).toEqual([id, { name: 'limit', in: 'query', schema: { maximum: 20 } }]);
  });

  it('resolves responses and request bodies', () => {
    expect(reader.operation('getTask').responses).toEqual({ 200: { description: 'The task' } });
    expect(reader.operation('getTask').requestBody).toBeUndefined();
    const json = reader.operation('replaceTask').requestBody?.content['application/json'] ?? {};
    expect(reader.examples(json)).toEqual([['call', { title: 'Call Maja' }]]);
  });

  it('applies the security of the document to operations without their own', () => {
    expect(reader.operation('getTask').security).toEqual([{ oauth2: ['tasks.read'] }]);
    expect(reader.operation('replaceTask').security).toEqual([]);
  });

  it('keeps webhooks apart', () => {
    expect([...reader.operations.keys()]).toEqual(['getTask', 'replaceTask']);
    expect(reader.webhooks.get('onTaskCreated')?.path).toBe('task.created');
  });

  it('throws for an unknown id', () => {
    expect(() => reader.operation('getNote')).toThrow('Unknown operation: getNote.');
  });
});

describe('resolve', () => {
  const { Task } = document.components.schemas;

  it('returns the target of a reference over any number of steps', () => {
    expect(reader.resolve({ $ref: '#/components/schemas/Alias' })).toBe(Task);
  });

  it('returns a node that is no reference', () => {
    expect(reader.resolve(Task)).toBe(Task);
  });

  it('lets keywords beside the reference replace those of the target', () => {
    const schema = { $ref: '#/components/schemas/Alias', description: 'The parent' };
    expect(reader.resolve(schema)).toEqual({ type: 'object', description: 'The parent' });
  });

  it('unescapes and percent-decodes the pointer', () => {
    expect(reader.resolve({ $ref: '#/components/schemas/a~1b~0c' })).toEqual({ type: 'null' });
    expect(reader.resolve({ $ref: '#/paths/~1tasks~1%7Bid%7D/put' })).toBe(document.paths['/tasks/{id}'].put);
  });

  it.each([
    ['#/components/schemas/Tusk', 'openapi.json: #/components/schemas/Tusk does not exist.'],
    ['#/components/schemas/toString', 'openapi.json: #/components/schemas/toString does not exist.'],
    ['#/components/schemas/Loop', 'openapi.json: #/components/schemas/Loop refers to itself.'],
    ['task.yaml#/Task', 'openapi.json: task.yaml#/Task is in another document. Bundle the documents first.'],
  ])('throws for %s', ($ref, message) => {
    expect(() => reader.resolve({ $ref })).toThrow(
      expect.objectContaining({ name: 'UnresolvedReferenceError', message }),
    );
  });
});

describe('referencedName', () => {
  it('returns the last token of a reference', () => {
    expect(referencedName('#/components/schemas/Task')).toBe('Task');
  });
});
