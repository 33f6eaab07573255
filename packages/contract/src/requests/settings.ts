import type { Settings } from '../catalogues.ts';
import { invalidFields, type ProblemViolation } from './problem-error.ts';

/** Returns a resource with the settings of a request. Those that the request omits keep their values. */
export const withSettings = <Resource extends object>(
  { fields, writable }: Settings,
  stored: Resource,
  body: Readonly<Partial<Resource>>,
): Resource =>
  Object.fromEntries(
    fields.map((field) => {
      const name = field as keyof Resource;
      return [name, writable.includes(field) && body[name] !== undefined ? body[name] : stored[name]];
    }),
  ) as Resource;

/**
 * Rejects the values of another resource. Read-only fields that change are not compared: a retry has their old values.
 * @throws ProblemError validation_failed
 */
export function requireSameResource<Name extends string>(
  { constant }: { readonly constant: readonly Name[] },
  stored: Readonly<Record<Name, string | number>>,
  body: Readonly<Partial<Record<Name, string | number>>>,
): void {
  const errors = constant.flatMap((name): ProblemViolation[] => {
    const sent = body[name];
    if (sent === undefined || comparable(name, sent) === comparable(name, stored[name])) return [];
    const detail = `must be ${JSON.stringify(stored[name])} or left out, because it is read-only`;
    return [{ in: 'body', pointer: `/${name}`, code: 'not_allowed', detail }];
  });
  if (errors.length > 0) throw invalidFields(errors);
}

/** Clients may write a timestamp in another way than they have read it. */
const comparable = (name: string, value: string | number) => (name.endsWith('_at') ? Date.parse(String(value)) : value);
