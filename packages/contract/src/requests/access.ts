import type { Resource } from '../catalogues.ts';
import { type EventType, events } from '../generated/events.ts';
import { resources } from '../generated/resources.ts';
import { ProblemError, type ProblemViolation } from './problem-error.ts';

/** What an access token may do. */
export interface Access {
  /** The one organization that the token is bound to; undefined for a token of every organization. */
  readonly organizationId: number | undefined;
  readonly scopes: ReadonlySet<string>;
}

/**
 * Checks the organization of an access token against the path, then its scopes against those of the operation.
 * @param path the texts of the path parameters
 * @throws ProblemError wrong_organization, insufficient_scope
 */
export function requireAccess(
  { organizationId, scopes: granted }: Access,
  { organization_id: requested }: Readonly<Record<string, string>>,
  { scopes, anyScope }: { readonly scopes: readonly string[]; readonly anyScope?: readonly string[] },
): void {
  if (organizationId !== undefined && isOther(requested, organizationId)) {
    throw new ProblemError(
      'wrong_organization',
      `The access token is bound to organization ${organizationId}, not to organization ${requested}.`,
    );
  }
  const missing = scopes.filter((scope) => !granted.has(scope));
  // RFC 6750, section 3: `scope` lists every scope that the operation requires.
  if (missing.length > 0) throw insufficientScope(missing, scopes);
  if (anyScope) requireAnyScope(granted, anyScope);
}

function requireAnyScope(granted: Access['scopes'], scopes: readonly string[]): void {
  if (scopes.some((scope) => granted.has(scope))) return;
  throw insufficientScope(scopes, scopes, [], 'Missing one of the scopes');
}

/**
 * Returns the resources that a search covers: those of the kinds, by default all, whose read scope the token has.
 * @throws ProblemError insufficient_scope
 */
export function searchedResources({ scopes }: Access, kinds: readonly string[] | undefined): Resource[] {
  const requested = Object.values<Resource>(resources).filter(({ kind }) => !kinds || kinds.includes(kind));
  const readScopes = requested.map(({ scopes: { read } }) => read);
  requireAnyScope(scopes, readScopes);
  return requested.filter(({ scopes: { read } }) => scopes.has(read));
}

/** An ID that is not an integer is none: the check of the parameters rejects it with a more precise message. */
const isOther = (requested: string | undefined, organizationId: number) =>
  requested !== undefined && /^(?:0|-?[1-9]\d{0,307})$/.test(requested) && Number(requested) !== organizationId;

/** Requires that a body names the organization of the access token. @throws ProblemError wrong_organization */
export function requireOrganization({ organizationId }: Access, orgId: number): void {
  if (organizationId === undefined || orgId === organizationId) return;
  const detail = `must be ${organizationId}, the organization of the access token`;
  throw new ProblemError(
    'wrong_organization',
    `The access token belongs to organization ${organizationId}, but org_id is ${orgId}.`,
    { errors: [{ in: 'body', pointer: '/org_id', code: 'not_allowed', detail }] },
  );
}

/** Requires the read scope of each event, because a delivery contains the record. @throws ProblemError insufficient_scope */
export function requireEventScopes({ scopes }: Access, types: readonly EventType[]): void {
  const errors = types.flatMap((type, index): ProblemViolation[] => {
    const { scope } = events[type];
    if (scopes.has(scope)) return [];
    return [{ in: 'body', pointer: `/events/${index}`, code: 'scope_missing', detail: `requires the scope ${scope}` }];
  });
  if (errors.length === 0) return;
  const missing = [...new Set(types.map((type) => events[type].scope).filter((scope) => !scopes.has(scope)))];
  throw insufficientScope(missing, missing, errors);
}

/** @param challenged the scopes of the challenge (RFC 6750, section 3) */
function insufficientScope(
  missing: readonly string[],
  challenged: readonly string[],
  errors: readonly ProblemViolation[] = [],
  prefix = missing.length === 1 ? 'Missing scope' : 'Missing scopes',
): ProblemError {
  const headers = { 'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${challenged.join(' ')}"` };
  const detail = `${prefix}: ${missing.join(', ')}.`;
  return new ProblemError('insufficient_scope', detail, { errors, headers });
}
