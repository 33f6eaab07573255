import type { OpenapiDocument } from '@worklane/contract/openapi-reader';
import { describe, expect, it } from 'vitest';
import { withNamedTypes } from './openapi-types.ts';

const schemas = {
  Task: { type: 'object', description: 'A piece\nof work.', properties: { id: {} } },
  TaskList: { type: 'object', properties: { data: {} } },
  RecordId: { type: 'integer' },
  CustomFields: { type: 'object', additionalProperties: true },
};

const typesOf = (text: string) => withNamedTypes(text, { components: { schemas } } as unknown as OpenapiDocument);

describe('withNamedTypes', () => {
  it('turns object types into interfaces with their descriptions and keeps other types', () => {
    const text = [
      `export type Task = components['schemas']['Task'];`,
      `export type TaskList = components['schemas']['TaskList'];`,
      `export type RecordId = components['schemas']['RecordId'];`,
      `export type CustomFields = components['schemas']['CustomFields'];`,
    ].join('\n');
    expect(typesOf(text).split('\n').slice(0, 5)).toEqual([
      '/** A piece of work. */',
      `export interface Task extends Schema<'Task'> {}`,
      `export interface TaskList extends Schema<'TaskList'> {}`,
      `export type RecordId = components['schemas']['RecordId'];`,
      `export type CustomFields = components['schemas']['CustomFields'];`,
    ]);
  });

  it('refers to object types by name and leaves other references unchanged', () => {
    const text =
      'data: components["schemas"]["Task"][]; id: components["schemas"]["RecordId"]; a: components["responses"]["Task"];';
    expect(typesOf(text)).toContain(
      'data: Task[]; id: components["schemas"]["RecordId"]; a: components["responses"]["Task"];',
    );
  });
});
