import { resources } from '@worklane/contract';
import { ProblemError } from '../../src/problem-error.ts';
import { Store } from '../../src/records/store.ts';

export const organizationId = 1042;
export const { tasks, contacts, quotes } = resources;

/** Returns a store whose clock stands still until it is set. */
export function storeAt(time: string) {
  const clock = { now: time };
  return { store: new Store({ now: () => new Date(clock.now) }), clock };
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
