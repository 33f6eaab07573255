import { scopes as catalogue, type schemas } from '@worklane/contract';
import type { schemas as dashboard } from '@worklane/contract/dashboard';
import { invalidFields } from '@worklane/server';
import { oneLineViolations } from '../../http/one-line-name.ts';
import { redirectUriViolation } from './redirect-uri.ts';

/** The fields of a client that its owner sets. */
export interface ClientFields extends Omit<dashboard.ApplicationCreate, 'with_secret' | 'redirect_uris' | 'scopes'> {
  redirect_uris: readonly string[];
  /** The scopes that the client may request. */
  scopes: readonly string[];
}

export type Violation = Omit<schemas.ProblemError, 'in'>;

const maxNameLength = 100;
const maxRedirectUris = 20;

/** @throws ProblemError validation_failed with every violation */
export function requireValidClient(fields: ClientFields): void {
  requireNone([
    ...nameViolations(fields),
    ...typeViolations(fields),
    ...redirectUrisViolations(fields),
    ...scopesViolations(fields.scopes),
  ]);
}

/** @throws ProblemError validation_failed with every violation */
export function requireNone(violations: readonly Violation[]): void {
  const errors = violations.map((each): schemas.ProblemError => ({ in: 'body', ...each }));
  if (errors.length > 0) throw invalidFields(errors);
}

export function nameViolations({ name }: Pick<ClientFields, 'name'>): Violation[] {
  const pointer = '/name';
  if (name.trim() === '' || name.length > maxNameLength) {
    const code = name.trim() === '' ? 'too_short' : 'too_long';
    return [{ pointer, code, detail: `must have 1 to ${maxNameLength} characters` }];
  }
  return oneLineViolations(name);
}

const typeViolations = ({ type }: ClientFields): Violation[] =>
  type === 'public' || type === 'private'
    ? []
    : [{ pointer: '/type', code: 'not_in_enum', detail: 'must be public or private' }];

function redirectUrisViolations({ type, redirect_uris }: ClientFields): Violation[] {
  const pointer = '/redirect_uris';
  if (type === 'private') {
    if (redirect_uris.length === 0) return [];
    return [{ pointer, code: 'not_allowed', detail: 'must be empty for a private application' }];
  }
  if (redirect_uris.length === 0) {
    return [{ pointer, code: 'too_few_items', detail: 'must have at least 1 URL for a public application' }];
  }
  if (redirect_uris.length > maxRedirectUris) {
    return [{ pointer, code: 'too_many_items', detail: `must have at most ${maxRedirectUris} URLs` }];
  }
  return itemViolations(pointer, redirect_uris, redirectUriViolation);
}

/**
 * @param allowed the scopes of the client, or of the role of the member.
 * @param holder of these scopes, as an error names it.
 */
export function scopesViolations(
  scopes: readonly string[],
  allowed: readonly string[] = Object.keys(catalogue),
  holder = 'the application',
): Violation[] {
  const pointer = '/scopes';
  if (scopes.length === 0) return [{ pointer, code: 'too_few_items', detail: 'must have at least 1 scope' }];
  return itemViolations(pointer, scopes, (scope) => {
    if (!Object.hasOwn(catalogue, scope)) return { code: 'not_in_enum', detail: `unknown scope ${scope}` };
    if (allowed.includes(scope)) return undefined;
    return { code: 'not_allowed', detail: `${holder} does not have the scope ${scope}` };
  });
}

/** Returns the violation of each item, with its index; duplicates are violations too. */
function itemViolations(
  pointer: string,
  items: readonly string[],
  violationOf: (item: string) => Omit<Violation, 'pointer'> | undefined,
): Violation[] {
  return items.flatMap((item, index) => {
    const isDuplicate = items.indexOf(item) < index;
    const violation = isDuplicate
      ? { code: 'duplicate_items' as const, detail: 'must not be listed twice' }
      : violationOf(item);
    return violation ? [{ pointer: `${pointer}/${index}`, ...violation }] : [];
  });
}
