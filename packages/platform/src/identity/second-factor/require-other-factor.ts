import { ProblemError } from '@worklane/server';
import type { Connection } from '../../database/store.ts';
import { listMemberships } from '../memberships.ts';
import { hasSecondFactor } from './has-second-factor.ts';

/**
 * Keeps the last second factor of a person while an organization requires one.
 * @param transaction that has removed the other one
 * @throws ProblemError second_factor_required
 */
export async function requireOtherFactor(transaction: Connection, email: string): Promise<void> {
  const requiring = (await listMemberships(transaction, email)).find(
    ({ requiresSecondFactor }) => requiresSecondFactor,
  );
  if (!requiring || (await hasSecondFactor(transaction, email))) return;
  const detail = `${requiring.name} requires a second factor. Add another one first.`;
  throw new ProblemError('second_factor_required', detail);
}
