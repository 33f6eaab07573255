import { distance } from 'fastest-levenshtein';

/** Returns the name that is most similar to a text. */
export const closestName = (text: string, names: readonly string[]): string =>
  names.toSorted((a, b) => distance(text, a) - distance(text, b))[0] ?? '';
