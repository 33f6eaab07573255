import { scopes as catalogue, type schemas } from '@worklane/contract';
import { invalidFields } from '@worklane/server';
import { type Flaw, redirectUriFlaw } from './redirect-uri.ts';

/** What an owner says of an application. */
export interface ApplicationFields {
  name: string;
  type: 'public' | 'private';
  /** Where people are sent back to with a code. */
  redirect_uris: readonly string[];
  /** Those that it may ask for. */
  scopes: readonly string[];
}

type Violation = Flaw & { pointer: string };

const longestName = 100;
const mostRedirectUris = 20;

/** Control characters, ends of lines, and those that turn the direction of a text: people read the name where they consent. */
const misleading = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

/** @throws ProblemError validation_failed that names every place that is wrong */
export function requireValid(fields: ApplicationFields): void {
  refuse([...nameFlaws(fields), ...typeFlaws(fields), ...redirectUrisFlaws(fields), ...scopesFlaws(fields.scopes)]);
}

/**
 * @param allowed the scopes of the application.
 * @throws ProblemError validation_failed
 */
export const requireScopes = (scopes: readonly string[], allowed: readonly string[]): void =>
  refuse(scopesFlaws(scopes, allowed));

function refuse(violations: readonly Violation[]): void {
  const errors = violations.map((each): schemas.ProblemError => ({ in: 'body', ...each }));
  if (errors.length > 0) throw invalidFields(errors);
}

function nameFlaws({ name }: ApplicationFields): Violation[] {
  const pointer = '/name';
  if (name.trim() === '' || name.length > longestName) {
    const code = name.trim() === '' ? 'too_short' : 'too_long';
    return [{ pointer, code, detail: `must have 1 to ${longestName} characters` }];
  }
  if (!misleading.test(name)) return [];
  return [{ pointer, code: 'forbidden_character', detail: 'must be one line of text without control characters' }];
}

const typeFlaws = ({ type }: ApplicationFields): Violation[] =>
  type === 'public' || type === 'private'
    ? []
    : [{ pointer: '/type', code: 'not_in_enum', detail: 'must be public or private' }];

function redirectUrisFlaws({ type, redirect_uris }: ApplicationFields): Violation[] {
  const pointer = '/redirect_uris';
  if (type === 'private') {
    if (redirect_uris.length === 0) return [];
    return [{ pointer, code: 'not_allowed', detail: 'must be empty: nobody is sent back to a private application' }];
  }
  if (redirect_uris.length === 0) {
    return [{ pointer, code: 'too_few_items', detail: 'must name at least one URL of a public application' }];
  }
  if (redirect_uris.length > mostRedirectUris) {
    return [{ pointer, code: 'too_many_items', detail: `must name at most ${mostRedirectUris} URLs` }];
  }
  return flawsOf(pointer, redirect_uris, redirectUriFlaw);
}

function scopesFlaws(scopes: readonly string[], allowed: readonly string[] = Object.keys(catalogue)): Violation[] {
  const pointer = '/scopes';
  if (scopes.length === 0) return [{ pointer, code: 'too_few_items', detail: 'must name at least one scope' }];
  return flawsOf(pointer, scopes, (scope) => {
    if (!Object.hasOwn(catalogue, scope)) return { code: 'not_in_enum', detail: `there is no scope ${scope}` };
    if (allowed.includes(scope)) return undefined;
    return { code: 'not_allowed', detail: `the application does not have the scope ${scope}` };
  });
}

/** The flaws of items, where each stands; one that comes a second time is one. */
function flawsOf(pointer: string, items: readonly string[], flawOf: (item: string) => Flaw | undefined): Violation[] {
  return items.flatMap((item, index) => {
    const double = items.indexOf(item) < index;
    const flaw = double ? { code: 'duplicate_items' as const, detail: 'is named twice' } : flawOf(item);
    return flaw ? [{ pointer: `${pointer}/${index}`, ...flaw }] : [];
  });
}
