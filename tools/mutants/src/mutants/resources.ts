import { testOnPglite } from '../gate.ts';
import type { Area } from '../mutant.ts';

const platform = 'packages/platform';
const src = `${platform}/src/resources`;
const testOfRoom = (file: string) => testOnPglite(platform, `test/resources/${file}.test.ts`);
const everyKind = testOfRoom('every-kind');

export const resources: Area = {
  area: 'resources',
  mutants: [
    {
      name: 'A create answers 200 in place of 201',
      edits: [{ file: `${src}/handlers.ts`, find: '    status: 201,', replace: '    status: 200,' }],
      gate: everyKind,
    },
    {
      name: 'A create answers without Location',
      edits: [
        {
          file: `${src}/handlers.ts`,
          find: '      Location: `/api/v1/${path.organization_id}/${resource.collection}/${record.id}`,\n',
          replace: '',
        },
      ],
      gate: everyKind,
    },
    {
      name: 'The Location of what was created names another organization',
      edits: [
        {
          file: `${src}/handlers.ts`,
          find: 'Location: `/api/v1/${path.organization_id}/',
          replace: 'Location: `/api/v1/${path.organization_id + 1}/',
        },
      ],
      gate: everyKind,
    },
    {
      name: 'A record is read without ETag',
      edits: [
        {
          file: `${src}/handlers.ts`,
          find: 'headers: resource.schemas.update ? { ETag: etagOf(record) } : {} };',
          replace: 'headers: {} };',
        },
      ],
      gate: everyKind,
    },
    {
      name: 'A list has no Link to its next page',
      edits: [
        {
          file: `${src}/next-link.ts`,
          find: 'if (cursor === null) return {};',
          replace: 'if (cursor !== "") return {};',
        },
      ],
      gate: testOfRoom('lists'),
    },
    {
      name: 'A change is not counted as a version',
      edits: [{ file: `${src}/update.ts`, find: 'after.version = version + 1;', replace: 'after.version = version;' }],
      gate: everyKind,
    },
    {
      name: 'Escaped keys of a stored record are read by JSON.parse alone',
      edits: [
        {
          file: `${platform}/src/database/pglite.ts`,
          find: '[typeIds.jsonb]: parseJson,',
          replace: '[typeIds.jsonb]: JSON.parse,',
        },
      ],
      gate: testOfRoom('merge-patch'),
    },
    {
      name: 'A patch that changes nothing makes a version',
      edits: [
        {
          file: `${src}/update.ts`,
          find: '        if (Object.keys(previous).length === 0) return false;\n',
          replace: '',
        },
      ],
      gate: testOfRoom('merge-patch'),
    },
    {
      name: 'If-Match is not heeded',
      edits: [
        {
          file: `${src}/update.ts`,
          find: '        requireMatch(ifMatch, resource.kind, before);\n',
          replace: '',
        },
      ],
      gate: testOfRoom('conditional-requests'),
    },
    {
      name: 'A weak ETag matches',
      edits: [
        {
          file: `${src}/etag.ts`,
          find: "ifMatch.split(',').map((tag) => tag.trim());",
          replace: "ifMatch.split(',').map((tag) => tag.trim().replace(/^W\\//, ''));",
        },
      ],
      gate: testOfRoom('conditional-requests'),
    },
    {
      name: 'A deletion tells nobody: its event is not written',
      edits: [
        {
          file: `${src}/write-record.ts`,
          find: 'insertEvent(event, [sql`record as (delete from records where ${identity(resource, record)})`]);',
          replace: 'event && sql`delete from records where ${identity(resource, record)}`;',
        },
      ],
      gate: everyKind,
    },
    {
      name: 'A deletion is told as an update',
      edits: [{ file: `${src}/delete.ts`, find: "action: 'deleted', kind", replace: "action: 'updated', kind" }],
      gate: everyKind,
    },
    {
      name: 'An update does not tell the old values',
      edits: [
        {
          file: `${src}/update.ts`,
          find: 'record: after, previous, now } as const;',
          replace: 'record: after, now } as const;',
        },
      ],
      gate: everyKind,
    },
    {
      name: 'Records of other organizations are found',
      edits: [
        {
          file: `${src}/find.ts`,
          find: 'where organization_id = $1 and kind',
          replace: 'where organization_id >= least($1, 0) and kind',
        },
      ],
      gate: testOfRoom('isolation'),
    },
    {
      name: 'A record that others refer to is deleted without a word',
      edits: [
        {
          file: `${src}/delete.ts`,
          find: '      if (references.length > 0) throw referenced(resource.kind, id, references);\n',
          replace: '      if (references.length > 0) return;\n',
        },
      ],
      gate: testOfRoom('references'),
    },
    {
      name: 'A reference to a record that there is not is taken',
      edits: [
        {
          file: `${src}/write-record.ts`,
          find: 'const references = insertReferences(resource, record, referencesOf(resource, record));',
          replace: 'const references = insertReferences(resource, record, []);',
        },
      ],
      gate: testOfRoom('references'),
    },
    {
      name: 'A repeated Idempotency-Key creates once more',
      edits: [
        {
          file: `${src}/handlers.ts`,
          find: "body, headers['idempotency-key']);",
          replace: 'body, undefined);',
        },
      ],
      gate: testOfRoom('idempotency'),
    },
    {
      name: 'An Idempotency-Key may come again with another body',
      edits: [
        {
          file: `${src}/idempotency.ts`,
          find: 'if (row.request_hash === request.requestHash) return row.answer;',
          replace: 'if (row.request_hash) return row.answer;',
        },
      ],
      gate: testOfRoom('idempotency'),
    },
    {
      name: 'A filter of a list is ignored',
      edits: [
        {
          file: `${src}/filters.ts`,
          find: 'if (field.filter === undefined || value === undefined) return [];',
          replace: "if (field.filter !== 'contains' || value === undefined) return [];",
        },
      ],
      gate: testOfRoom('lists'),
    },
    {
      name: 'The end of a range is part of it',
      edits: [
        {
          file: `${src}/filters.ts`,
          find: '...(to ? [sql<boolean>`${value} < ${to}`] : []),',
          replace: '...(to ? [sql<boolean>`${value} <= ${to}`] : []),',
        },
      ],
      gate: testOfRoom('lists'),
    },
    {
      name: 'The page behind a cursor skips records with the same value',
      edits: [
        {
          file: `${src}/list-statement.ts`,
          find: 'return sql`(${value}, id) ${compare} (${start.value}::${sql.raw(type.name)}, ${start.id}::bigint)`;',
          replace: 'return sql`${value} ${compare} ${start.value}::${sql.raw(type.name)}`;',
        },
      ],
      gate: testOfRoom('paging'),
    },
    {
      name: 'A cursor can be taken to another list',
      edits: [{ file: `${src}/cursor.ts`, find: 'if (hash !== listHash(list)) {', replace: 'if (!hash) {' }],
      gate: testOfRoom('paging'),
    },
    {
      name: 'The end may be before the start',
      edits: [
        {
          file: `${src}/rules/time-order.ts`,
          find: 'if (to > from || (sameAllowed && to === from)) return [];',
          replace: 'if (to !== from || sameAllowed) return [];',
        },
      ],
      gate: testOfRoom('rules'),
    },
  ],
};
