import type { Resource } from '@worklane/contract';
import type { StoredRecord } from './record.ts';

/**
 * The words of PostgreSQL's default parser, approximately: an e-mail address, a host with or without a path, a path and a number
 * with its sign are one word each; words that are joined by hyphens count together and on their own. Lengths are limited, because
 * the time of a search would grow with their square. Input: at most 10,000 characters, the longest text of the contract.
 */
const word = new RegExp(
  [
    String.raw`[\p{L}\p{N}._+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+`,
    String.raw`[\p{L}\p{N}][\p{L}\p{N}-]{0,62}(?:\.[\p{L}\p{N}][\p{L}\p{N}-]{0,62})+(?:/[^\s<>"]*)?`,
    String.raw`[\p{L}\p{N}_-]{1,64}(?:/[\p{L}\p{N}_.-]{1,64})+`,
    String.raw`[+-]?\p{Nd}{1,20}(?![\p{L}\p{N}])`,
    String.raw`[\p{L}\p{N}\p{M}]+(?:-[\p{L}\p{N}\p{M}]+)*`,
  ].join('|'),
  'gu',
);

/** Returns the words of a text in lower case. */
const wordsOf = (text: string): string[] => (text.toLowerCase().match(word) ?? []).flatMap(withParts);

function withParts(text: string): string[] {
  const [host = ''] = text.split('/');
  if (host.includes('.') && host !== text) return [text, host];
  return /^\p{L}.*-/u.test(text) && !/[@./]/.test(text) ? [text, ...text.split('-')] : [text];
}

/** Records never change in place, so their words are found once. */
const known = new WeakMap<StoredRecord, ReadonlySet<string>>();

function wordsOfRecord({ fields }: Resource, record: StoredRecord): ReadonlySet<string> {
  const words =
    known.get(record) ??
    new Set(
      Object.keys(fields).flatMap((name) => (fields[name]?.searchable ? wordsOf(String(record[name] ?? '')) : [])),
    );
  known.set(record, words);
  return words;
}

/** Returns whether a record contains all words of a search, as the service does; a search without words finds nothing. */
export function searchFor(resource: Resource, q: string): (record: StoredRecord) => boolean {
  const searched = wordsOf(q);
  return (record) => {
    if (searched.length === 0) return false;
    const words = wordsOfRecord(resource, record);
    return searched.every((each) => words.has(each));
  };
}
