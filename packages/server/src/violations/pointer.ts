/** `maxLength` of a pointer in the schema ProblemError. */
const longest = 1024;

/** A place below another (RFC 6901). A name that fits into no problem is cut, because escaping all of it costs. */
export const below = (pointer: string, key: string | number): string =>
  `${pointer}/${String(key)
    .slice(0, longest + 1)
    .replaceAll('~', '~0')
    .replaceAll('/', '~1')}`;

export const segmentsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The place itself, or the nearest above it that fits into a problem. */
export function fitting(pointer: string): string {
  let fit = pointer;
  while (fit.length > longest) fit = fit.slice(0, fit.lastIndexOf('/'));
  return fit;
}

/** The value at a place. */
export function valueAt(value: unknown, pointer: string): unknown {
  let at = value;
  for (const segment of segmentsOf(pointer)) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, segment)) return undefined;
    at = (at as Record<string, unknown>)[segment];
  }
  return at;
}
