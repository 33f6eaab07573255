import type { SearchKind } from '@worklane/client';
import type { Resource } from '@worklane/contract';
import { resourceOf, resourceOfKind } from '../access.ts';
import { fitResult } from '../records/fit-result.ts';
import { shortenedNote, shortenText } from '../records/shorten-text.ts';
import { argumentsSchema, kindArgument, reads, type Tool } from '../tool.ts';

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
        limit: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
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
