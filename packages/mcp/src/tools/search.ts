import { type Resource, recordName } from '@worklane/contract';
import { resourceOf } from '../access.ts';
import { concurrently } from '../concurrently.ts';
import { fitResult } from '../records/fit-result.ts';
import { recordMethods } from '../records/record-methods.ts';
import { shortenedNote, shortenText } from '../records/shorten-text.ts';
import { argumentsSchema, reads, type Tool, type ToolCall } from '../tool.ts';
import { unlessForbidden } from '../tool-error.ts';
import { kindArgument } from './kind-argument.ts';

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
    'Returns the kind, ID and name of each match. Use it to turn a name into an ID.',
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
        limit: { type: 'integer', minimum: 1, maximum: 20, default: 5, description: 'Matches of each kind.' },
      },
      ['query'],
    );
  },
  async run(call, { query, kinds, limit = 5 }) {
    const search = (resource: Resource) => matchesOf(call, resource, { q: query, limit });
    const found = kinds
      ? await concurrently(kinds.map(resourceOf), search)
      : await concurrently(call.access.readable.filter(isSearchable), (kind) => unlessForbidden(search(kind)));
    const searched = found.filter((each) => each !== undefined);
    const most = Math.max(0, ...searched.map(({ matches }) => matches.length));
    return fitResult(most, (count, maxText) => ({
      matches: searched.flatMap(({ matches }) =>
        matches.slice(0, count).map(({ name, ...match }) => ({ ...match, name: shortenText(name, maxText) })),
      ),
      more_matches_in: searched.flatMap(({ kind, matches, hasMore }) =>
        hasMore || matches.length > count ? [kind] : [],
      ),
      ...(maxText < Number.POSITIVE_INFINITY && { note: shortenedNote }),
    }));
  },
};

async function matchesOf({ client, signal }: ToolCall, resource: Resource, query: { q: string; limit: number }) {
  const { data, next_cursor } = await recordMethods(client, resource).list(query, { signal });
  return {
    kind: resource.collection,
    hasMore: next_cursor !== null,
    matches: data.map((record) => ({
      kind: resource.collection,
      id: record.id,
      name: recordName(resource, record),
    })),
  };
}
