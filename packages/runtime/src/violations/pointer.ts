import { appendToPointer } from '@worklane/contract/openapi-reader';

/** `maxLength` of a pointer in the schema ProblemError. */
const maxPointerLength = 1024;

/** Appends a name to a JSON pointer (RFC 6901). A name too long for a problem is cut first, since escaping it takes time. */
export const below = (pointer: string, key: string | number): string =>
  appendToPointer(pointer, String(key).slice(0, maxPointerLength + 1));

/** Returns the pointer itself, or that of the nearest parent that a problem can hold. */
export function fitting(pointer: string): string {
  let fit = pointer;
  while (fit.length > maxPointerLength) fit = fit.slice(0, fit.lastIndexOf('/'));
  return fit;
}
