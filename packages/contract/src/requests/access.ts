import { type EventType, events } from '../generated/events.ts';
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
  { scopes }: { readonly scopes: readonly string[] },
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
): ProblemError {
  const headers = { 'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${challenged.join(' ')}"` };
  const detail = `Missing ${missing.length === 1 ? 'scope' : 'scopes'}: ${missing.join(', ')}.`;
  return new ProblemError('insufficient_scope', detail, { errors, headers });
}
