import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { extensions } from '../src/extensions.ts';
import worklanePlugin from '../src/plugin.ts';

const id = { type: 'integer', format: 'double-int', minimum: 1, maximum: 9_007_199_254_740_991 };
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const validDocument = () => ({
  openapi: '3.1.0',
  info: { title: 'Notes', version: '1' },
  'x-versions': { header: 'Notes-Version', dates: [{ date: '2026-01-01' }, { date: '2027-01-01' }] },
  paths: {
    '/notes/{id}': {
      get: {
        parameters: [{ name: 'id', in: 'path', required: true, schema: reference('NoteId') as object }],
        responses: {
          200: {
            description: 'The note.',
            headers: { Age: { schema: { ...seconds() } }, 'x-age': { schema: seconds() } },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      NoteId: { title: 'NoteId', ...id },
      NullableNoteId: { title: 'NullableNoteId', ...id, type: ['integer', 'null'] },
      NoteStatus: { title: 'NoteStatus', type: 'string', enum: ['draft', 'sent'] },
      Note: {
        title: 'Note',
        type: 'object',
        'x-resource': { kind: 'note', collection: 'notes' },
        properties: {
          id: reference('NoteId'),
          parent_id: { ...reference('NullableNoteId'), 'x-references': 'note' } as object,
          related_ids: { type: 'array', items: reference('NoteId') as object, 'x-references': 'note' },
          target: { type: 'object', properties: { id: reference('NoteId') }, 'x-references': 'any' } as object,
          status: reference('NoteStatus') as object,
          words: seconds() as object,
          path: { type: 'string', pattern: '^(\\x2F|[a-z\\-])+$' },
        },
      },
    },
  },
});

const seconds = () => ({ type: 'integer', format: 'int32', minimum: 0, maximum: 60 });

type TestDocument = ReturnType<typeof validDocument>;
const properties = (document: TestDocument) => document.components.schemas.Note.properties;

async function problems(document: object): Promise<string[]> {
  const rules = [
    'integer-format',
    'known-extensions',
    'named-enums',
    'portable-pattern',
    'record-rules',
    'reference-type',
    'stored-values',
    'versions',
  ].map((name) => [`worklane/${name}`, 'error']);
  const config = await createConfig({ plugins: [worklanePlugin()], rules: Object.fromEntries(rules) });
  const found = await lintFromString({ source: JSON.stringify(document), config });
  return found.map(({ ruleId, message, location: [at] }) => `${at?.pointer} ${ruleId.slice(9)}: ${message}`);
}

const note = '#/components/schemas/Note/properties';

describe('the lint rules for schemas', () => {
  it('report no problems for a valid document', async () => {
    expect(await problems(validDocument())).toEqual([]);
  });

  it.each<[string, (document: TestDocument) => void, string]>([
    [
      'versions that are not in order',
      (document) => document['x-versions'].dates.reverse(),
      '#/x-versions versions: x-versions must be in the order of their dates.',
    ],
    [
      'a field since the first version',
      (document) => Object.assign(properties(document).words, { 'x-since': '2026-01-01' }),
      `${note}/words/x-since versions: x-since must name a version of x-versions after the first.`,
    ],
    [
      'a removed field that the record has',
      (document) =>
        Object.assign(document.components.schemas.Note, { 'x-removed': { words: { since: '2027-01-01', value: 1 } } }),
      '#/components/schemas/Note/x-removed versions: x-removed has the field words.',
    ],
    [
      'a transition since an unknown version',
      (document) =>
        Object.assign(properties(document).status, {
          'x-transitions': { sent: { from: ['draft'], to: 'sent', since: '2026-02-01' } },
        }),
      `${note}/status/x-transitions versions: x-transitions must name a version of x-versions after the first.`,
    ],
    [
      'an event that a version has removed',
      (document) =>
        Object.assign(document, {
          webhooks: { 'note.sent': { post: { 'x-removed': '2027-01-01', responses: { 200: { description: 'OK' } } } } },
        }),
      '#/webhooks/note.sent/post/x-removed versions: Webhooks of all versions receive an event. Deprecate it instead of x-removed.',
    ],
    [
      'a message of a rule that the field does not have',
      (document) => Object.assign(properties(document).words, { 'x-messages': { after: 'must end later' } }),
      `${note}/words record-rules: x-messages of words names after, but there is no x-after.`,
    ],
    [
      'an operation that is removed before it is added',
      (document) =>
        Object.assign(document.paths['/notes/{id}'].get, { 'x-since': '2027-01-01', 'x-removed': '2027-01-01' }),
      '#/paths/~1notes~1{id}/get/x-removed versions: x-removed must be a later version than x-since.',
    ],
    [
      'an operation that an unknown version removed',
      (document) => Object.assign(document.paths['/notes/{id}'].get, { 'x-removed': '2027-01-02' }),
      '#/paths/~1notes~1{id}/get/x-removed versions: x-removed must name a version of x-versions after the first.',
    ],
    [
      'a parameter of the path that a version has removed',
      (document) => Object.assign(document.paths['/notes/{id}'].get.parameters[0] ?? {}, { 'x-removed': '2027-01-01' }),
      '#/paths/~1notes~1{id}/get/parameters/0/x-removed versions: x-removed of a parameter applies to those of the query that are not required.',
    ],
    [
      'an added value that leads to no earlier one',
      (document) =>
        Object.assign(document.components.schemas.NoteStatus, {
          'x-added-values': { sent: { since: '2027-01-01', before: 'other' } },
        }),
      '#/components/schemas/NoteStatus/x-added-values versions: x-added-values must lead from a value to an earlier one, but has sent: other.',
    ],
    [
      'an integer without a maximum',
      (document) => Reflect.deleteProperty(properties(document).words, 'maximum'),
      `${note}/words integer-format: An integer must have minimum and maximum, from -9007199254740991 to 9007199254740991.`,
    ],
    [
      'an integer that a double cannot store',
      (document) => Object.assign(properties(document).words, { maximum: 2 ** 53 }),
      `${note}/words integer-format: An integer must have minimum and maximum, from -9007199254740991 to 9007199254740991.`,
    ],
    [
      'a small integer without a format',
      (document) => Reflect.deleteProperty(properties(document).words, 'format'),
      `${note}/words integer-format: An integer from 0 to 60 must have format: int32.`,
    ],
    [
      'an integer of more than 32 bits with another format than double-int',
      (document) => Object.assign(properties(document).words, { format: 'int64', maximum: 2 ** 31 }),
      `${note}/words/format integer-format: An integer from 0 to 2147483648 must have format: double-int.`,
    ],
    [
      'an integer in a header',
      (document) =>
        Reflect.deleteProperty(document.paths['/notes/{id}'].get.responses[200].headers.Age.schema, 'minimum'),
      '#/paths/~1notes~1{id}/get/responses/200/headers/Age/schema integer-format: An integer must have minimum and maximum, from -9007199254740991 to 9007199254740991.',
    ],
    [
      'an enumeration in a property',
      (document) => Object.assign(properties(document), { status: { type: 'string', enum: ['draft'] } }),
      `${note}/status/enum named-enums: An enumeration must have a schema file of its own, such as TaskStatus.yaml.`,
    ],
    [
      'a pattern that can end a regular expression literal',
      (document) => Object.assign(properties(document).path, { pattern: '^\\/' }),
      `${note}/path/pattern portable-pattern: Write / as \\x2F in the pattern ^\\/`,
    ],
    [
      'a pattern that is invalid with the flag v',
      (document) => Object.assign(properties(document).path, { pattern: '[a-z-]' }),
      `${note}/path/pattern portable-pattern: Escape characters such as - in a character class in the pattern [a-z-]`,
    ],
    [
      'an ID in a parameter that is not the schema of an ID',
      (document) => Object.assign(document.paths['/notes/{id}'].get.parameters[0] ?? {}, { schema: { ...id } }),
      '#/paths/~1notes~1{id}/get/parameters/0/schema reference-type: "id" must refer to the schema of an ID, such as RecordId.yaml.',
    ],
    [
      'a list of IDs that are not the schema of an ID',
      (document) => Object.assign(properties(document).related_ids, { items: { ...id } }),
      `${note}/related_ids reference-type: "related_ids" must refer to the schema of an ID, such as RecordId.yaml.`,
    ],
    [
      'a reference with other limits than the ID',
      (document) => Object.assign(document.components.schemas.NullableNoteId, { minimum: 0 }),
      `${note}/parent_id reference-type: A reference to "note" must have the type, format and limits of its ID.`,
    ],
    [
      'a reference that is not an integer',
      (document) => Object.assign(properties(document), { parent_id: { type: 'string', 'x-references': 'note' } }),
      `${note}/parent_id reference-type: A reference to "note" must have the type, format and limits of its ID.`,
    ],
    [
      'a reference to an unknown kind',
      (document) => Object.assign(properties(document).parent_id, { 'x-references': 'memo' }),
      `${note}/parent_id reference-type: A reference to "memo" must have the type, format and limits of its ID.`,
    ],
    [
      'a removed field that is still there',
      (document) => Object.assign(document.components.schemas.Note['x-resource'], { removed: ['words'] }),
      '#/components/schemas/Note/x-resource/removed stored-values: x-resource.removed has the field words.',
    ],
    [
      'a misspelled extension',
      (document) => Object.assign(properties(document).words, { 'x-sortabel': true }),
      `${note}/words/x-sortabel known-extensions: Unknown extension x-sortabel. Use ${Object.keys(extensions).join(', ')}, or declare it in tools/spec-rules/src/extensions.yaml.`,
    ],
  ])('report %s once', async (_name, change, problem) => {
    const document = validDocument();
    change(document);
    expect(await problems(document)).toEqual([problem]);
  });

  it.each<[object, string]>([
    [{ type: 'string', 'x-existing': 7 }, 'x-existing of added is no valid value: must be string'],
    [
      { ...reference('NoteStatus'), 'x-existing': 'lost' },
      'x-existing of added is no valid value: must be equal to one of the allowed values',
    ],
    [
      { ...reference('NullableNoteId'), 'x-references': 'note', 'x-existing': 7 },
      'x-existing of added must be null: an ID is that of one organization',
    ],
    [{ type: 'string', 'x-existing-from': 'wrods' }, 'x-existing-from of added must be a field, but there is no wrods'],
    [
      { type: 'string', 'x-renamed-from': 'path' },
      'x-renamed-from of added must be an earlier name, but path is a field',
    ],
    [
      { ...reference('NullableNoteId'), 'x-references': 'note', 'x-renamed-from': 'old' },
      'x-renamed-from of added is not supported for references',
    ],
    [
      { ...reference('NoteStatus'), 'x-replaced-values': { sent: 'draft' } },
      'x-replaced-values of added must not replace sent, which is a value',
    ],
    [
      { ...reference('NoteStatus'), 'x-replaced-values': { lost: 'found' } },
      'x-replaced-values of added must lead to a value, but found is none',
    ],
  ])('report the declaration %j for stored records', async (added, message) => {
    const document = validDocument();
    Object.assign(properties(document), { added });
    expect(await problems(document)).toEqual([`${note}/added stored-values: ${message}.`]);
  });

  const code = { type: ['string', 'null'], maxLength: 99 };
  const time = (type: unknown = ['string', 'null']) => ({ type, format: 'date-time' });
  it.each<[object, string]>([
    [
      { ...time(), 'x-after': 'lost' },
      'x-after of added must name another field, and both must be times, or both dates',
    ],
    [
      { ...time(), 'x-after': 'path' },
      'x-after of added must name another field, and both must be times, or both dates',
    ],
    [{ ...time(), 'x-excludes': 'lost' }, 'x-excludes of added must name a field beside it'],
    [{ ...time(), 'x-requires': 'lost' }, 'x-requires of added must name a field beside it'],
    [{ ...time(), 'x-currency-of': 'lost' }, 'x-currency-of of added must name a field of the record'],
    [{ ...time('string'), 'x-set-on-create': true }, 'x-set-on-create of added requires a date-time or null'],
    [
      { ...code, pattern: '^a', 'x-unique': true },
      'x-unique of added requires a text that clients set, without enumeration and pattern',
    ],
    [{ ...code, 'x-unique': ['lost'] }, 'x-unique of added must name other fields with one value, but not lost'],
    [{ ...code, 'x-unique': ['added'] }, 'x-unique of added must name other fields with one value, but not added'],
    [
      { ...code, 'x-unique': true, 'x-existing': 'x' },
      'x-unique of added is not possible while added gives stored records equal values',
    ],
    [
      { ...code, maxLength: 601, 'x-unique': true },
      'x-unique of added requires a maxLength of at most 600 characters together',
    ],
    [
      { type: 'object', properties: { inner: { ...code, 'x-unique': true } } },
      'x-unique of inner must be at a field of the record',
    ],
    [{ ...time(), 'x-set-when': { status: ['lost'] } }, 'x-set-when of added names lost, but status has no such value'],
    [
      { type: 'object', properties: { inner: { type: 'string', 'x-excludes': 'path' } } },
      'x-excludes of inner must name a field beside it',
    ],
  ])('report the rule %j of a record', async (added, message) => {
    const document = validDocument();
    Object.assign(properties(document), { added, status: reference('NoteStatus') });
    expect(await problems(document)).toEqual([`${note}/added record-rules: ${message}.`]);
  });

  it.each<[object, string]>([
    [{ sent: { from: ['lost'], to: 'sent' } }, 'The transition sent names lost, which is no value of added.'],
    [{ sent: { from: ['sent'], to: 'sent' } }, 'The transition sent must lead to another value than sent.'],
    [{ updated: { from: ['draft'], to: 'sent' } }, 'Every kind has the event updated. Choose another name.'],
    [
      { sent: { from: ['draft'], to: 'sent' }, posted: { from: ['draft'], to: 'sent' } },
      'A change can have one event, but sent and posted are possible. Remove one.',
    ],
    [
      { sent: { from: ['draft'], to: 'sent' }, kept: { from: ['sent'], to: 'draft', renamedFrom: 'sent' } },
      'The events of kept are stored as sent, which another event of the kind uses.',
    ],
  ])('report the transitions %j', async (transitions, message) => {
    const document = validDocument();
    Object.assign(properties(document), { added: { ...reference('NoteStatus'), 'x-transitions': transitions } });
    expect(await problems(document)).toEqual([`${note}/added record-rules: ${message}`]);
  });

  it('report a computed field that nothing sets', async () => {
    const document = validDocument();
    Object.assign(document.components.schemas.Note['x-resource'], { computed: ['path', 'totals'] });
    expect(await problems(document)).toEqual([
      `${note}/path record-rules: Nothing sets the computed field path. Add x-set-when.`,
    ]);
  });

  it('report settings that are no properties', async () => {
    const document = validDocument();
    const settings = { constant: ['path'], computed: ['wrods'], initial: { path: 'a', lost: 1 } };
    Object.assign(document.components.schemas.Note, { 'x-settings': settings });
    const place = '#/components/schemas/Note/x-settings record-rules: x-settings names';
    expect(await problems(document)).toEqual(
      ['wrods', 'lost'].map((name) => `${place} ${name}, which is no property.`),
    );
  });

  it('accept rules that can be satisfied', async () => {
    const document = validDocument();
    Object.assign(properties(document), {
      status: { ...reference('NoteStatus'), 'x-transitions': { sent: { from: ['draft'], to: 'sent' } } },
      code: { ...code, 'x-unique': ['status', 'start_at'], 'x-messages': { unique: 'must be unique in a status' } },
      start_at: { ...time(), 'x-set-on-create': true },
      end_at: { ...time('string'), 'x-after': 'start_at', 'x-requires': 'path', 'x-excludes': 'words' },
      sent_at: { ...time(), 'x-set-when': { status: ['sent'] } },
      items: {
        type: 'array',
        items: { type: 'object', properties: { price: { type: 'object', 'x-currency-of': 'path' } } },
      },
    });
    expect(await problems(document)).toEqual([]);
  });

  it('accept valid declarations for stored records', async () => {
    const document = validDocument();
    Object.assign(document.components.schemas.Note['x-resource'], { removed: ['gone'] });
    Object.assign(properties(document), {
      title: { type: 'string', maxLength: 9, 'x-renamed-from': 'name', 'x-existing': 'Untitled' },
      heading: { type: 'string', 'x-existing-from': 'path' },
      parent_id: { ...reference('NullableNoteId'), 'x-references': 'note', 'x-existing': null },
      status: { ...reference('NoteStatus'), 'x-existing': 'draft', 'x-replaced-values': { lost: 'sent' } },
    });
    expect(await problems(document)).toEqual([]);
  });
});
