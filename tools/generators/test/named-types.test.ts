import { expect, test } from 'vitest';
import { withNamedTypes } from '../src/artefacts/named-types.ts';
import type { OpenapiDocument } from '../src/documents.ts';

const schemas = {
  Task: { type: 'object', description: 'A piece\nof work.', properties: { id: {} } },
  TaskList: { type: 'object', properties: { data: {} } },
  RecordId: { type: 'integer' },
  CustomFields: { type: 'object', additionalProperties: true },
};

const typesOf = (text: string) => withNamedTypes(text, { components: { schemas } } as unknown as OpenapiDocument);

test('objects become interfaces with their descriptions; other types stay as they are', () => {
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

test('they are referred to by name, and nothing else is', () => {
  const text =
    'data: components["schemas"]["Task"][]; id: components["schemas"]["RecordId"]; a: components["responses"]["Task"];';
  expect(typesOf(text)).toContain(
    'data: Task[]; id: components["schemas"]["RecordId"]; a: components["responses"]["Task"];',
  );
});
