import { type Contract, diffContracts } from '@worklane/contract-diff';
import { describe, expect, it } from 'vitest';
import { changelogEntries } from './changelog-entries.ts';

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (name: string) => ({ content: { 'application/json': { schema: reference(name) } } });
const note = () => ({
  type: 'object',
  additionalProperties: false,
  properties: { text: { type: 'string' }, color: { type: 'string' } } as Record<string, object>,
});

/** A contract with notes and their event. */
const contract = () => ({
  openapi: {
    openapi: '3.1.0',
    paths: {
      '/notes': {
        get: { operationId: 'listNotes', responses: { 200: json('Note') } } as object | undefined,
        post: { operationId: 'createNote', requestBody: json('NoteCreate'), responses: { 201: json('Note') } },
      },
    } as Record<string, object>,
    webhooks: {
      'note.created': {
        post: {
          operationId: 'receiveNoteCreated',
          requestBody: json('Note'),
          responses: { 200: { description: 'Received.' } },
        },
      },
    } as Record<string, object>,
    components: {
      schemas: { Note: { 'x-resource': { kind: 'note', collection: 'notes' }, ...note() }, NoteCreate: note() },
    },
  },
  asyncapi: {
    asyncapi: '3.0.0',
    channels: {
      'note.created': {
        address: null,
        messages: { 'note.created': { name: 'note.created', payload: reference('Note') } },
      },
    } as Record<string, object>,
    operations: { sendNoteCreated: { action: 'send', channel: { $ref: '#/channels/note.created' } } } as Record<
      string,
      object
    >,
    components: { schemas: { Note: note() } },
  },
});

type TestContract = ReturnType<typeof contract>;

/** Returns the entries for a change, without what the test is not about. */
function entries(change: (head: TestContract) => void, given: (base: TestContract) => void = () => {}) {
  const [base, head] = [contract(), contract()];
  given(base);
  given(head);
  change(head);
  const versions: [Contract, Contract] = [base, head];
  return changelogEntries(diffContracts(...versions, '2027-12-01'), ...versions);
}

const schemas = ({ openapi, asyncapi }: TestContract) => [
  ...Object.values(openapi.components.schemas),
  ...Object.values(asyncapi.components.schemas),
];

describe('changelogEntries', () => {
  it('reports the removal of an operation as breaking', () => {
    const [entry] = entries(({ openapi }) => Reflect.deleteProperty(openapi.paths['/notes'] ?? {}, 'get'));
    expect(entry).toEqual({
      ...{ level: 'breaking', subject: 'listNotes', text: 'GET /notes removed. Its users fail.' },
      ...{ operations: ['listNotes'], events: [] },
    });
  });

  it('reports a removal on the day of the sunset as announced', () => {
    const deprecated = { deprecated: true, 'x-deprecated-since': '2027-05-03', 'x-sunset': '2027-12-01' };
    const found = entries(
      ({ openapi }) => Reflect.deleteProperty(openapi.paths['/notes'] ?? {}, 'get'),
      ({ openapi }) => Object.assign((openapi.paths['/notes'] as { get: object }).get, deprecated),
    );
    expect(found).toMatchObject([{ level: 'removed', subject: 'listNotes' }]);
  });

  it('reports a field that is added to the schemas of a record once, with its operations and events', () => {
    const found = entries((head) => {
      for (const { properties } of schemas(head)) properties.size = { type: 'integer' };
    });
    expect(found).toEqual([
      {
        ...{
          level: 'added',
          subject: 'Note.size',
          text: 'Field added.',
          where: expect.stringMatching(/^listNotes response 200, .* and 2 more$/),
        },
        ...{ operations: ['listNotes', 'createNote'], events: ['note.created'] },
      },
    ]);
  });

  it('reports the deprecation of an operation and of a field', () => {
    const found = entries((head) => {
      const [operation] = Object.values(head.openapi.paths['/notes'] ?? {});
      Object.assign(operation, { deprecated: true, 'x-deprecated-since': '2027-05-03', 'x-sunset': '2028-05-01' });
      for (const { properties } of schemas(head)) Object.assign(properties.color ?? {}, { deprecated: true });
    });
    expect(found).toMatchObject([
      { level: 'deprecated', subject: 'listNotes', text: 'Deprecated since 2027-05-03, sunset 2028-05-01.' },
      { level: 'deprecated', subject: 'Note.color', text: 'Deprecated.' },
    ]);
  });

  it('names the operations of a path that is added', () => {
    const found = entries(({ openapi }) => {
      openapi.paths['/tags'] = { get: { operationId: 'listTags', responses: {} } };
    });
    expect(found).toEqual([
      { level: 'added', subject: 'listTags', text: 'GET /tags added.', operations: ['listTags'], events: [] },
    ]);
  });

  it('reports an event that is added to both documents once', () => {
    const found = entries(({ openapi, asyncapi }) => {
      openapi.webhooks['note.deleted'] = openapi.webhooks['note.created'] ?? {};
      asyncapi.channels['note.deleted'] = asyncapi.channels['note.created'] ?? {};
      asyncapi.operations.sendNoteDeleted = { action: 'send', channel: { $ref: '#/channels/note.deleted' } };
    });
    expect(found).toMatchObject([{ level: 'added', subject: 'webhook note.deleted', events: ['note.deleted'] }]);
  });
});
