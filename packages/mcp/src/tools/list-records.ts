import type { Resource } from '@worklane/contract';
import { resourceOf } from '../access.ts';
import { type Filter, requireFilters } from '../records/filter.ts';
import { fitResult } from '../records/fit-result.ts';
import { pageText, type RecordPage } from '../records/page-text.ts';
import { presentRecords } from '../records/present-records.ts';
import { type AnyQuery, recordMethods } from '../records/record-methods.ts';
import { shortenedNote } from '../records/shorten-text.ts';
import { argumentsSchema, fieldsArgument, kindArgument, reads, type Tool, type ToolCall } from '../tool.ts';

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
    readable.length === 0
      ? undefined
      : argumentsSchema(
          {
            kind: kindArgument(readable),
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
            limit: { type: 'integer', minimum: 1, maximum: 100, default: 50 },
            cursor: { type: 'string' },
          },
          ['kind'],
        ),
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
  const { recordShortener } = await import('../records/record-shortener.ts');
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
