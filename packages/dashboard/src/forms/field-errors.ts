import { WorklaneError } from '@worklane/client';
import { createContext, use } from 'react';

/** What the service found wrong with the fields of a form: details by JSON pointer. */
export type FieldErrors = ReadonlyMap<string, readonly string[]>;

const none: FieldErrors = new Map();

/** The parts of an error that stand at places of the body. */
export function fieldErrors(error: unknown): FieldErrors {
  if (!WorklaneError.is(error)) return none;
  const inBody = error.errors.filter((each) => each.in === 'body');
  const byPointer = Map.groupBy(inBody, ({ pointer }) => pointer);
  return new Map([...byPointer].map(([pointer, each]) => [pointer, each.map(({ detail }) => detail)]));
}

export const FieldErrorsProvider = createContext<FieldErrors>(none);

/**
 * What is wrong with a field, as a sentence; undefined when nothing is.
 * @param deep also what is wrong below it, for a field that shows several values as one.
 */
export function useFieldError(pointer: string, deep = false): string | undefined {
  const errors = use(FieldErrorsProvider);
  const found = [...errors].filter(([place]) => place === pointer || (deep && place.startsWith(`${pointer}/`)));
  const details = [...new Set(found.flatMap(([, each]) => each))];
  return details.length === 0 ? undefined : sentence(details.join('; '));
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** The id of the element that a pointer leads to. */
export const fieldId = (pointer: string): string => `field${pointer.replaceAll('/', '-')}`;
