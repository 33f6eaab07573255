/**
 * Returns the tokens of a JSON pointer (RFC 6901). The form for URI fragments, `#/components/...`, is percent-decoded
 * (section 6).
 */
export function parsePointer(pointer: string): string[] {
  const text = pointer.startsWith('#') ? decodeURIComponent(pointer.slice(1)) : pointer;
  return text
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Returns the pointer to a value inside the one that `pointer` refers to. */
export const appendToPointer = (pointer: string, ...tokens: readonly (string | number)[]): string =>
  tokens.reduce<string>(
    (parent, token) => `${parent}/${String(token).replaceAll('~', '~0').replaceAll('/', '~1')}`,
    pointer,
  );

/** Returns the value that a pointer refers to, or undefined if there is none. */
export function evaluatePointer(value: unknown, pointer: string): unknown {
  let current = value;
  for (const token of parsePointer(pointer)) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, token)) return undefined;
    current = (current as Record<string, unknown>)[token];
  }
  return current;
}
