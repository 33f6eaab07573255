import { describe, expect, it } from 'vitest';
import { payloadDocument, type Schema } from './payload-document.ts';

const status: Schema = { type: 'string', enum: ['open', 'done'] };

/** Returns the models of a document with one message, whose payload has these properties. */
function models(properties: Record<string, Schema>, required: string[] = [], enumerations = true) {
  const payload = { $ref: '#/components/schemas/TaskCreated' };
  const document = payloadDocument(
    {
      info: { title: 'Events', version: '1.0.0' },
      channels: { 'task.created': { messages: { 'task.created': { payload } } } },
      components: {
        schemas: {
          TaskCreated: { type: 'object', properties, required },
          TaskStatus: status,
          Money: { type: 'object', properties: { amount: { type: 'integer', format: 'int64' } } },
          RecordId: { type: 'integer', format: 'int64', description: 'Identifies a record.' },
          ExternalId: { type: ['string', 'null'] },
        },
      },
    },
    { enumerations },
  ) as { components: { messages: object; schemas: Record<string, Schema> } };
  expect(document.components.messages).toEqual({ 'task.created': { payload } });
  return document.components.schemas;
}

/** Returns what becomes of a required property. */
const property = (schema: Schema, enumerations = true) => {
  const { TaskCreated } = models({ value: schema }, ['value'], enumerations);
  return { schema: TaskCreated?.properties?.value, isRequired: TaskCreated?.required?.includes('value') };
};

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const any = { type: ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'] };

describe('payloadDocument', () => {
  it.each<[string, Schema, Schema]>([
    ['an integer with its format', { type: 'integer', format: 'int32' }, { type: 'integer', format: 'int32' }],
    ['a constant as its type', { type: 'string', const: 'task.created' }, { type: 'string' }],
    ['a date-time with its format', { type: 'string', format: 'date-time' }, { type: 'string', format: 'date-time' }],
    ['a list of types as any value', { type: ['string', 'number', 'boolean'] }, any],
    ['a union as any value', { oneOf: [{ type: 'string' }, { type: 'number' }] }, any],
    [
      'a reference to a scalar as the scalar',
      reference('RecordId'),
      { type: 'integer', format: 'int64', description: 'Identifies a record.' },
    ],
    [
      'a reference with a description of its own',
      { ...reference('RecordId'), description: 'The task.' },
      { type: 'integer', format: 'int64', description: 'The task.' },
    ],
    [
      'a reference to an enumeration unchanged',
      { ...reference('TaskStatus'), description: 'The status.' },
      reference('TaskStatus'),
    ],
    [
      'the items of an array',
      { type: 'array', items: reference('Money') },
      { type: 'array', items: reference('Money') },
    ],
    [
      'the values of a map',
      { type: 'object', additionalProperties: { type: ['string', 'number'] } },
      { type: 'object', additionalProperties: any },
    ],
  ])('writes %s', (_what, schema, wanted) => {
    expect(property(schema)).toEqual({ schema: wanted, isRequired: true });
  });

  it.each<[string, Schema, Schema]>([
    ['a nullable string', { type: ['string', 'null'] }, { type: ['string', 'null'] }],
    ['a reference to a nullable string', reference('ExternalId'), { type: ['string', 'null'] }],
    ['a nullable reference to an object', { oneOf: [reference('Money'), { type: 'null' }] }, reference('Money')],
    [
      'a nullable reference to an enumeration',
      { oneOf: [reference('TaskStatus'), { type: 'null' }] },
      reference('TaskStatus'),
    ],
    [
      'a nullable reference to a scalar',
      { oneOf: [reference('RecordId'), { type: 'null' }] },
      { type: ['integer', 'null'], format: 'int64', description: 'Identifies a record.' },
    ],
  ])('writes %s as optional', (_what, schema, wanted) => {
    expect(property(schema)).toEqual({ schema: wanted, isRequired: false });
  });

  it('writes an optional property as nullable', () => {
    const { TaskCreated } = models({ title: { type: 'string' } });
    expect(TaskCreated).toMatchObject({ required: [], properties: { title: { type: ['string', 'null'] } } });
  });

  it('names objects and enumerations without a name after their property', () => {
    const inline = models({ task_data: { type: 'object', properties: { state: status } } }, ['task_data']);
    expect(Object.keys(inline).toSorted()).toEqual(['TaskCreated', 'TaskCreatedTaskData', 'TaskCreatedTaskDataState']);
    expect(inline.TaskCreated?.properties?.task_data).toEqual(reference('TaskCreatedTaskData'));
  });

  it('contains only the schemas that payloads use', () => {
    expect(Object.keys(models({ price: reference('Money') })).toSorted()).toEqual(['Money', 'TaskCreated']);
  });

  it('writes enumerations as strings on request', () => {
    expect(property(reference('TaskStatus'), false).schema).toEqual({ type: 'string' });
  });

  it('rejects a reference that the bundle does not resolve', () => {
    expect(() => property(reference('Lost'))).toThrow(
      '#/components/schemas/Lost is not in the bundled AsyncAPI document',
    );
  });
});
