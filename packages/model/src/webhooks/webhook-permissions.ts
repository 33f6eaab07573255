import { type EventType, events } from '@worklane/contract';
import { insufficientScope } from '../oauth/authorization.ts';
import type { Principal } from '../oauth/principal.ts';
import { ProblemError, type ValidationIssue } from '../problem-error.ts';

/** @throws ProblemError wrong_organization */
export function requireOrganization({ organizationId }: Principal, orgId: number): void {
  if (organizationId === undefined || orgId === organizationId) return;
  const detail = `must be ${organizationId}, the organization of the access token`;
  throw new ProblemError(
    'wrong_organization',
    `The access token belongs to organization ${organizationId}, but org_id is ${orgId}.`,
    { errors: [{ in: 'body', pointer: '/org_id', code: 'not_allowed', detail }] },
  );
}

/** Requires the read scope of each event, because a delivery contains the record. @throws ProblemError insufficient_scope */
export function requireEventScopes({ scopes }: Principal, types: readonly EventType[]): void {
  const errors = types.flatMap((type, index): ValidationIssue[] => {
    const { scope } = events[type];
    if (scopes.has(scope)) return [];
    return [{ in: 'body', pointer: `/events/${index}`, code: 'scope_missing', detail: `requires the scope ${scope}` }];
  });
  if (errors.length === 0) return;
  const missing = [...new Set(types.map((type) => events[type].scope).filter((scope) => !scopes.has(scope)))];
  throw insufficientScope(missing, { challenged: missing, errors });
}
