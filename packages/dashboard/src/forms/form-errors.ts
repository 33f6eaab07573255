import { WorklaneError } from '@worklane/client';

/** Error messages by field name, as the `errors` of a Base UI form. */
type FormErrors = Readonly<Record<string, string>>;

/** Returns the id of the input whose value has a JSON pointer in the request body. */
export const fieldId = (pointer: string): string => `field${pointer.replaceAll('/', '-')}`;

/**
 * Returns the name by which a field gets its error: its JSON pointer.
 * @param withDescendants for a field that shows several values of the body as one and reports the errors of all of them
 */
export const fieldName = (pointer: string, withDescendants = false): string =>
  withDescendants ? `${pointer}/*` : pointer;

/** Returns the errors of the request body that the service reported, by field name. */
export function formErrors(error: unknown): FormErrors {
  if (!WorklaneError.is(error)) return {};
  const details = new Map<string, Set<string>>();
  for (const { in: part, pointer, detail } of error.errors) {
    if (part !== 'body') continue;
    for (const name of [pointer, ...ancestors(pointer).map((ancestor) => fieldName(ancestor, true))]) {
      details.set(name, (details.get(name) ?? new Set()).add(detail));
    }
  }
  return Object.fromEntries([...details].map(([name, each]) => [name, sentence([...each].join('; '))]));
}

/** Returns a pointer and the pointers of the values around it: `/a/b` and `/a`. */
export function ancestors(pointer: string): string[] {
  if (pointer === '') return [];
  return [pointer, ...ancestors(pointer.slice(0, pointer.lastIndexOf('/')))];
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
