import { closest, distance } from 'fastest-levenshtein';

/** Longer names are no misspelling of ours, and comparing them costs. */
const longestName = 64;

/** `: did you mean title?`, or nothing when no name is near. */
export function suggestion(name: string, known: readonly string[]): string {
  if (known.length === 0 || name.length > longestName) return '';
  const nearest = closest(name, known);
  // Two swapped letters are two edits; in a name of three letters they would make any other name.
  const most = name.length < 4 ? 1 : Math.max(2, name.length / 3);
  return distance(name, nearest) <= most ? `: did you mean ${nearest}?` : '';
}
