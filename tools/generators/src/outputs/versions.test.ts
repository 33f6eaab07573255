import type { OpenapiDocument } from '@worklane/contract/openapi-reader';
import { expect, it } from 'vitest';
import { describeRules } from './rule-descriptions.ts';
import { declareVersions } from './versions.ts';

const since = '2027-03-01';
const document = () => ({
  paths: {
    '/notes': {
      post: { description: 'Adds a note.', 'x-removed': since },
      get: { parameters: [{ name: 'text_in', in: 'query' }, { name: 'text', in: 'header' }, { $ref: '#/x' }] },
    },
  },
  webhooks: { 'note.sent': { post: {} } },
  components: {
    schemas: {
      Note: {
        'x-resource': { kind: 'note', collection: 'notes' },
        description: 'A note.',
        properties: {
          text: {
            description: 'A text.',
            'x-after': 'a',
            'x-messages': { after: 'must end later' },
            'x-since': since,
            'x-renamed-from': 'body',
          },
        },
        'x-removed': { color: { since, value: null } },
      },
      Letter: {
        'x-resource': { kind: 'note', collection: 'notes' },
        properties: { status: { 'x-transitions': { sent: { from: ['draft'], to: 'sent', since } } } },
      },
      NoteCreate: {},
      NotePrevious: {},
      NoteSort: { enum: ['text', '-text'] },
      NoteStatus: { description: 'A status.', 'x-added-values': { sent: { since, before: 'draft' } } },
    },
  },
});

it('declares at lists, requests and events what follows from the versions of a record', () => {
  const versioned = document();
  declareVersions(versioned as unknown as OpenapiDocument);
  const { NoteCreate, NotePrevious, NoteSort } = versioned.components.schemas;
  expect(NoteCreate).toEqual({ 'x-removed': { color: { since, value: null } } });
  expect(NotePrevious).toEqual({ 'x-removed': { color: { since } } });
  expect(NoteSort).toMatchObject({ 'x-since': since, 'x-replaced-values': { body: 'text', '-body': '-text' } });
  const [filter, ...others] = versioned.paths['/notes'].get.parameters;
  expect(filter).toMatchObject({ 'x-since': since, 'x-renamed-from': 'body_in' });
  expect(versioned.webhooks['note.sent'].post).toEqual({ 'x-since': since });
  expect(others).toEqual(document().paths['/notes'].get.parameters.slice(1));
});

it('describes versions in the reference', () => {
  const described = document();
  describeRules(described);
  expect(described.paths['/notes'].post.description).toBe('Adds a note. Removed in version `2027-03-01`.');
  const { Note, NoteStatus } = described.components.schemas;
  expect(Note.description).toBe('A note. `color` before version `2027-03-01` only.');
  expect(Note.properties.text.description).toBe('A text. Since version `2027-03-01`; `body` before. Must end later.');
  expect(NoteStatus.description).toBe('A status. `sent` since version `2027-03-01`; `draft` before.');
});
