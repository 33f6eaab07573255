import type { SearchKind } from '@worklane/client';
import type { Resource } from '@worklane/contract';
import { resourceOf, resourceOfKind } from '../access.ts';
import { type Filter, requireFilters } from '../records/filter.ts';
import { fitResult, shortenedNote, shortenText } from '../records/fit-result.ts';
import { pageText, type RecordPage } from '../records/page-text.ts';
import { presentRecords } from '../records/present-records.ts';
import { type AnyQuery, recordMethods } from '../records/record-methods.ts';
import {
  argumentsSchema,
  fieldsArgument,
  idArgument,
  kindArgument,
  kindSchema,
  limitArgument,
  reads,
  type Tool,
  type ToolCall,
} from '../tool.ts';

interface SearchArguments {
  readonly query: string;
  readonly kinds?: readonly string[];
  readonly limit?: number;
}

const isSearchable = ({ fields }: Resource) => Object.values(fields).some(({ searchable }) => searchable);

export const search: Tool<SearchArguments> = {
  name: 'search',
  title: 'Search all kinds',
  description:
    'Finds records of any kind that contain every word of the query in a name, title, number, email address or description. ' +
    'Returns the kind, ID and name of each match, best first. Use it to turn a name into an ID.',
  annotations: reads,
  inputSchema({ readable }) {
    const kinds = readable.filter(isSearchable);
    if (kinds.length === 0) return undefined;
    return argumentsSchema(
      {
        query: {
          type: 'string',
          minLength: 1,
          maxLength: 200,
          description: 'Words in any order; the last may be incomplete.',
        },
        kinds: { type: 'array', items: kindArgument(kinds), minItems: 1, description: 'Default: all.' },
        limit: limitArgument(20),
      },
      ['query'],
    );
  },
  async run({ client, signal }, { query, kinds, limit = 20 }) {
    const searched = kinds?.map((each) => resourceOf(each).kind as SearchKind);
    const { data } = await client.search({ q: query, kinds: searched, limit }, { signal });
    const matches = data.map(({ kind, id, name }) => ({ kind: resourceOfKind(kind)?.collection, id, name }));
    return fitResult(matches.length, (count, maxText) => ({
      matches: matches.slice(0, count).map(({ name, ...match }) => ({ ...match, name: shortenText(name, maxText) })),
      has_more: matches.length === limit || matches.length > count,
      ...(maxText < Number.POSITIVE_INFINITY && { note: shortenedNote }),
    }));
  },
};

interface ListArguments {
  readonly kind: string;
  readonly filter?: Filter;
  readonly sort?: string;
  readonly fields?: readonly string[];
  readonly limit?: number;
  readonly cursor?: string;
}

const text = (page: object): string => pageText(page as RecordPage);

export const listRecords: Tool<ListArguments> = {
  name: 'list_records',
  title: 'List records',
  description:
    'Lists records of a kind, newest first by default, with their short fields; empty fields are omitted. Each reference has the ' +
    'name of the record next to its ID. For the next page, pass next_cursor as cursor, with the same filter and sort.',
  annotations: reads,
  inputSchema: ({ readable }) =>
    kindSchema(readable, {
      filter: {
        type: 'object',
        description:
          'Filters by name, each with one value; records must match all of them. For tasks: {"status": "open", "project_id": 7, ' +
          '"due_at_to": "2026-03-02T00:00:00Z"}. A range includes _from and excludes _to. Also {"status_in": ["open"]}, ' +
          '{"status_not": ["done"]}, {"assignee_id": "me"}, {"due_at_empty": true}. Times can be durations from now: {"due_at_to": "P0D"} is overdue, ' +
          '{"created_at_from": "-P7D"} the last week. q searches for words; ids is a list.',
      },
      sort: {
        type: 'string',
        description: 'A sortable field, prefixed with - for descending order: -updated_at.',
      },
      fields: fieldsArgument,
      limit: limitArgument(50),
      cursor: { type: 'string' },
    }),
  async run(call, { kind, filter = {}, sort, fields, limit = 50, cursor }) {
    const resource = resourceOf(kind);
    requireFilters(resource, filter, sort);
    const { shownFields } = await import('../records/shown-fields.ts');
    return readPage(call, resource, shownFields(resource, fields), { ...filter, sort, limit, cursor });
  },
  text,
};

/** Returns the first page of a query that is small enough. */
async function readPage(
  call: ToolCall,
  resource: Resource,
  fields: readonly string[],
  query: AnyQuery,
): Promise<RecordPage> {
  const { recordShortener } = await import('../records/shown-fields.ts');
  const { data, next_cursor } = await recordMethods(call.client, resource).list(query, { signal: call.signal });
  const presented = await presentRecords(call, resource, data, fields);
  const shorten = recordShortener(resource);
  const page = fitResult(
    presented.length,
    (count, maxText): RecordPage => ({
      records: presented.slice(0, count).map((record) => shorten(record, maxText)),
      next_cursor,
      ...(maxText < Number.POSITIVE_INFINITY && { note: shortenedNote }),
    }),
    text,
  );
  const { length } = page.records;
  // Only the API knows the cursor after fewer records.
  return length < data.length ? readPage(call, resource, fields, { ...query, limit: length }) : page;
}

interface GetArguments {
  readonly kind: string;
  readonly id: number;
  readonly fields?: readonly string[];
}

export const getRecord: Tool<GetArguments> = {
  name: 'get_record',
  title: 'Get a record',
  description:
    'Returns one record with every field that is not empty, including the version, which updates and deletions require.',
  annotations: reads,
  inputSchema: ({ readable }) => kindSchema(readable, { id: idArgument, fields: fieldsArgument }, ['id']),
  async run(call, { kind, id, fields }) {
    const resource = resourceOf(kind);
    const { shownFields } = await import('../records/shown-fields.ts');
    const shown = shownFields(resource, fields ?? Object.keys(resource.fields));
    const record = await recordMethods(call.client, resource).get(id, { signal: call.signal });
    const [presented] = await presentRecords(call, resource, [record], shown);
    return { record: presented };
  },
};
