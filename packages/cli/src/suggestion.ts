import { closest, distance } from 'fastest-levenshtein';

/** Returns ` Did you mean "open"?` for a name that resembles a known one, otherwise an empty text. */
export function suggestion(name: string, known: Iterable<string>): string {
  const similar = similarName(name, [...known]);
  return similar === undefined ? '' : ` Did you mean "${similar}"?`;
}

/** Returns the known name that a name resembles, or that it is the start of. */
export function similarName(name: string, names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const lowerCase = name.toLowerCase();
  const prefixed = names.filter((each) => each.toLowerCase().startsWith(lowerCase) && lowerCase.length > 2);
  const best = closest(
    lowerCase,
    names.map((each) => each.toLowerCase()),
  );
  // The limits of commander's own suggestions.
  const [edits, length] = [distance(lowerCase, best), Math.max(name.length, best.length)];
  const isSimilar = edits <= 3 && (length - edits) / length > 0.4;
  return isSimilar ? names.find((each) => each.toLowerCase() === best) : prefixed[0];
}
