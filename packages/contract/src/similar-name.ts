import { closest, distance } from 'fastest-levenshtein';

/** The longest name that is compared, since that takes time and longer names are not ours. */
const maxLength = 64;

/** Returns the known name that a name resembles, in any case, or that begins with it. */
export function similarName(name: string, known: Iterable<string>): string | undefined {
  const names = [...known];
  if (names.length === 0 || name.length > maxLength) return undefined;
  const lowerCase = names.map((each) => each.toLowerCase());
  const searched = name.toLowerCase();
  const nearest = closest(searched, lowerCase);
  // Two swapped letters are two edits; in a name of three letters they would turn it into any other name.
  const maxEdits = name.length < 4 ? 1 : Math.max(2, name.length / 3);
  if (distance(searched, nearest) <= maxEdits) return names[lowerCase.indexOf(nearest)];
  return name.length < 3 ? undefined : names.find((_, index) => lowerCase[index]?.startsWith(searched));
}

/** Returns ` Did you mean "open"?` for a name that resembles a known one, otherwise an empty text. */
export function suggestion(name: string, known: Iterable<string>): string {
  const similar = similarName(name, known);
  return similar === undefined ? '' : ` Did you mean "${similar}"?`;
}
