import { resources, type schemas } from '@worklane/contract';
import { ProblemError } from '../../src/problem-error.ts';
import { Store } from '../../src/records/store.ts';

export const organizationId = 1042;
export const { tasks, projects, contacts, companies, products, quotes, orders, deals, tickets, members } = resources;

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

export const lineItem = (fields: Partial<schemas.LineItemInput> = {}): schemas.LineItemInput => ({
  description: 'Pine shelf',
  quantity: 1,
  unit_price: { amount: 100, currency: 'EUR' },
  ...fields,
});
