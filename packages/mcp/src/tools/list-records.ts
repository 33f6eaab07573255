import { resourceOf } from '../access.ts';
import { type Filter, requireFilters } from '../records/filter.ts';
import { pageText, type RecordPage } from '../records/page-text.ts';
import { recordMethods } from '../records/record-methods.ts';
import { argumentsSchema, reads, type Tool } from '../tool.ts';
import { fieldsArgument, kindArgument } from './kind-argument.ts';

interface ListArguments {
  readonly kind: string;
  readonly filter?: Filter;
  readonly sort?: string;
  readonly fields?: readonly string[];
  readonly limit?: number;
  readonly cursor?: string;
}

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
                '"due_at_to": "2026-03-02T00:00:00Z"}. A range includes _from and excludes _to. q searches for words; ids is a list.',
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
    const { presentRecords, shownFields } = await import('../records/present-records.ts');
    const shown = shownFields(resource, fields);
    const query = { ...filter, sort, limit, cursor };
    const { data, next_cursor } = await recordMethods(call.client, resource).list(query, { signal: call.signal });
    return { records: await presentRecords(call, resource, data, shown), next_cursor } satisfies RecordPage;
  },
  text: (result) => pageText(result as RecordPage),
};
