/** `maxLength` of a pointer in the schema ProblemError. */
const maxPointerLength = 1024;

/** Appends a name to a JSON pointer (RFC 6901). A name too long for a problem is cut first, since escaping it takes time. */
export const below = (pointer: string, key: string | number): string =>
  `${pointer}/${String(key)
    .slice(0, maxPointerLength + 1)
    .replaceAll('~', '~0')
    .replaceAll('/', '~1')}`;

export const segmentsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Returns the pointer itself, or that of the nearest parent that a problem can hold. */
export function fitting(pointer: string): string {
  let fit = pointer;
  while (fit.length > maxPointerLength) fit = fit.slice(0, fit.lastIndexOf('/'));
  return fit;
}

/** Returns the value at a pointer; undefined where there is none. */
export function valueAt(value: unknown, pointer: string): unknown {
  let current = value;
  for (const segment of segmentsOf(pointer)) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, segment)) return undefined;
    current = (current as Record<string, unknown>)[segment];
  }
  return current;
}
