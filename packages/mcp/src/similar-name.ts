import { closest, distance } from 'fastest-levenshtein';

/** Returns the known name that a name resembles, if there is one. */
export function similarName(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const best = closest(name, known);
  return distance(name, best) <= Math.max(2, name.length / 3) ? best : undefined;
}
