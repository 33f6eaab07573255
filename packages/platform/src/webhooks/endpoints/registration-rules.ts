import { type EventType, events } from '@worklane/contract';
import { invalidFields, type Principal, ProblemError, type ProblemViolation } from '@worklane/server';
import type { AllowedNetworks } from '../transport/address-guard.ts';
import { checkWebhookUrl } from './url-policy.ts';

/** @throws ProblemError wrong_organization */
export function requireOrganization({ organizationId }: Principal, orgId: number): void {
  if (orgId === organizationId) return;
  const detail = `must be ${organizationId}, the organization of the access token`;
  throw new ProblemError(
    'wrong_organization',
    `The access token is bound to organization ${organizationId}, org_id names ${orgId}.`,
    { errors: [{ in: 'body', pointer: '/org_id', code: 'not_allowed', detail }] },
  );
}

/**
 * What a webhook is told, its owner must be allowed to read.
 * @throws ProblemError insufficient_scope
 */
export function requireScopes({ scopes }: Principal, types: readonly EventType[]): void {
  const errors = types.flatMap((type, index): ProblemViolation[] => {
    const { scope } = events[type];
    if (scopes.has(scope)) return [];
    return [{ in: 'body', pointer: `/events/${index}`, code: 'scope_missing', detail: `needs the scope ${scope}` }];
  });
  if (errors.length === 0) return;
  const missing = new Set(types.map((type) => events[type].scope).filter((scope) => !scopes.has(scope)));
  const needed = [...missing].join(', ');
  const detail = `Subscribing to these events needs the ${missing.size === 1 ? 'scope' : 'scopes'} ${needed}.`;
  // RFC 6750, section 3.1
  const headers = { 'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${[...missing].join(' ')}"` };
  throw new ProblemError('insufficient_scope', detail, { errors, headers });
}

/** @throws ProblemError validation_failed */
export function requireUrl(url: string, allowed: AllowedNetworks): void {
  const violation = checkWebhookUrl(url, allowed);
  if (violation) throw invalidFields([{ in: 'body', pointer: '/url', ...violation }]);
}
