import { bundleFromString, createConfig } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import worklanePlugin from '../src/plugin.ts';

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const document = {
  asyncapi: '3.0.0',
  info: { title: 'Notes', version: '1' },
  components: {
    schemas: {
      Note: {
        type: 'object',
        properties: {
          id: reference('NoteId'),
          parent_id: { ...reference('NoteId'), description: 'The parent.', 'x-references': 'note' },
          key: { ...reference('Key'), description: 'Its key.' },
          author: { ...reference('Author'), description: 'Who wrote it.' },
          status: { ...reference('NoteStatus'), 'x-filter': 'equals' },
        },
      },
      Notes: { type: 'array', items: reference('Note') },
      NoteId: { title: 'NoteId', description: 'Identifies the note.', type: 'integer' },
      Key: { title: 'Key', description: 'A key.', type: 'string' },
      NoteStatus: { title: 'NoteStatus', type: 'string', enum: ['draft', 'sent'] },
      Author: {
        title: 'Author',
        type: 'object',
        properties: { id: { ...reference('NoteId'), description: 'Its ID.' } },
      },
    },
    messages: { note: { payload: reference('Notes') } },
  },
};

it('writes int64 for integers of more than 32 bits', async () => {
  const config = await createConfig({ plugins: [worklanePlugin()], decorators: { 'worklane/wide-integers': 'on' } });
  const schemas = {
    NoteId: { type: 'integer', format: 'double-int' },
    Count: { type: 'object', properties: { count: { type: 'integer', format: 'int32' } } },
  };
  const source = JSON.stringify({ ...document, components: { schemas } });
  const { bundle } = await bundleFromString({ source, config });
  expect((bundle.parsed as typeof document).components.schemas).toEqual({
    ...schemas,
    NoteId: { type: 'integer', format: 'int64' },
  });
});

it('merges references with the keywords beside them, except those to enumerations and objects', async () => {
  const config = await createConfig({
    plugins: [worklanePlugin()],
    decorators: { 'worklane/merge-reference-siblings': 'on' },
  });
  const { bundle, problems } = await bundleFromString({ source: JSON.stringify(document), config });
  expect(problems).toEqual([]);
  const { Note, Notes, NoteId, NoteStatus, Author } = document.components.schemas;
  expect(bundle.parsed).toMatchObject({ components: { messages: document.components.messages } });
  expect((bundle.parsed as typeof document).components.schemas).toEqual({
    Note: {
      ...Note,
      properties: {
        id: reference('NoteId'),
        parent_id: { description: 'The parent.', type: 'integer', 'x-references': 'note' },
        key: { description: 'Its key.', type: 'string' },
        author: reference('Author'),
        status: reference('NoteStatus'),
      },
    },
    Notes,
    NoteId,
    NoteStatus,
    Author: { ...Author, properties: { id: { description: 'Its ID.', type: 'integer' } } },
  });
});
