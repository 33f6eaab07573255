import { resources, type Validator } from '@worklane/contract';
import { ProblemError, type ViolationsOf } from '@worklane/contract/requests';
import * as schemaValidators from '@worklane/contract/schema-validators';
import { Store } from '../../src/records/store.ts';

export const organizationId = 1042;
export const { tasks, contacts, quotes } = resources;

/** Returns the places of the violations of a schema. */
const violationsOf: ViolationsOf = (schema, value) => {
  const validate: Validator<unknown> = schemaValidators[schema as keyof typeof schemaValidators];
  validate(value);
  return (validate.errors ?? []).map(({ instancePath: pointer, message = '' }) => ({
    in: 'body',
    pointer,
    code: 'not_allowed',
    detail: message,
  }));
};

/** Returns a store whose clock stands still until it is set. */
export function storeAt(time: string) {
  const clock = { now: time };
  return { store: new Store({ violationsOf, now: () => new Date(clock.now) }), clock };
}

/** Returns the problem that a function throws. */
export function problemOf(act: () => unknown): ProblemError {
  try {
    act();
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
  throw new Error('It threw no problem.');
}
