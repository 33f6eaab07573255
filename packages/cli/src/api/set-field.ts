import { UsageError } from '../errors.ts';
import { type FieldPath, pathText } from './field-path.ts';

/**
 * Sets a value in a JSON document, and creates the objects and lists on the way to it.
 * @param appends whether a list is added to the one that is there
 * @throws UsageError if the path does not fit the document
 */
export function setField(document: unknown, path: FieldPath, value: unknown, appends = false): void {
  let parent = document;
  path.forEach((step, index) => {
    const place = index === 0 ? 'The request body' : pathText(path.slice(0, index) as unknown as FieldPath);
    requireContainer(parent, step, place);
    const container = parent as Record<string | number, unknown>;
    if (index < path.length - 1) container[step] ??= typeof path[index + 1] === 'number' ? [] : {};
    else container[step] = appends ? appended(container[step], value) : value;
    parent = container[step];
  });
}

const appended = (existing: unknown, value: unknown): unknown =>
  Array.isArray(existing) && Array.isArray(value) ? [...existing, ...value] : value;

function requireContainer(container: unknown, step: string | number, place: string): void {
  if (typeof step === 'number') {
    if (!Array.isArray(container)) throw new UsageError(`${place} is not a list.`);
    if (step > container.length)
      throw new UsageError(`${place}[${container.length}] is missing: set the items in order.`);
  } else if (typeof container !== 'object' || container === null || Array.isArray(container)) {
    throw new UsageError(`${place} is not a JSON object.`);
  }
}
