import type { Resource } from './catalogues.ts';
import type { SearchKind, SearchResult } from './generated/types.ts';
import { type NamedRecord, nameFields, recordName } from './record-name.ts';
import { foldText, matchesSearch, searchTerms, searchTokens } from './search-tokens.ts';

/** Records of each kind that a search over kinds ranks: those that were created last. */
export const mostRanked = 50;

/** Records of a kind that have the words of a search. Of their fields, they need `updated_at` and the `rankedFields`. */
export interface SearchMatches {
  readonly resource: Resource;
  readonly records: readonly NamedRecord[];
}

/** Returns the fields that decide the rank of a record: those that name it, and those that lists find by equality. */
export const rankedFields = (resource: Resource): string[] => [
  ...new Set([
    ...nameFields(resource),
    ...Object.entries(resource.fields).flatMap(([name, { searchable, filter }]) =>
      searchable && filter === 'equals' ? [name] : [],
    ),
  ]),
];

/** Returns the first results of a search: names and identifiers that are equal to it, names with all of its words, then all others. */
export function rankMatches(q: string, limit: number, matches: readonly SearchMatches[]): SearchResult[] {
  const terms = searchTerms(q);
  const whole = foldText(q.trim());
  const ranks: [SearchResult[], SearchResult[], SearchResult[]] = [[], [], []];
  const found = matches.flatMap(({ resource, records }) => {
    const [names, fields] = [nameFields(resource), rankedFields(resource)];
    return records.map((record) => {
      const name = names.flatMap((field) => record[field] ?? []).join(' ');
      const isWhole = [name, ...fields.map((field) => record[field])].some(
        (text) => typeof text === 'string' && foldText(text) === whole,
      );
      const result = { kind: resource.kind as SearchKind, id: record.id, name: name || recordName(resource, record) };
      return { name, isWhole, result: { ...result, updated_at: String(record.updated_at) } };
    });
  });
  found.sort(({ result: a }, { result: b }) =>
    a.updated_at === b.updated_at ? b.id - a.id : a.updated_at < b.updated_at ? 1 : -1,
  );
  for (const { name, isWhole, result } of found) {
    // Splitting names into words takes long, and no more results than the limit are returned.
    const hasWords = !isWhole && ranks[1].length < limit && matchesSearch(new Set(searchTokens(name)), terms);
    ranks[isWhole ? 0 : hasWords ? 1 : 2].push(result);
  }
  return ranks.flat().slice(0, limit);
}
