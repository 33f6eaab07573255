import { type Scope, scopes } from '@worklane/contract';
import { UsageError } from '../errors.ts';
import { suggestion } from '../suggestion.ts';

const everyScope = Object.keys(scopes) as Scope[];

/**
 * Returns the scopes of the values of `--scope`, which can each name several; all without a value.
 * @throws UsageError
 */
export function requestedScopes(values: readonly string[] = []): readonly Scope[] {
  const names = values.flatMap((value) => value.split(/[\s,]+/)).filter((name) => name !== '');
  if (values.length === 0 || names.includes('all')) return everyScope;
  // An unset variable must not request everything.
  if (names.length === 0)
    throw new UsageError('Invalid --scope: no scope given. Omit the option to request all scopes.');
  const unknown = names.find((name) => !Object.hasOwn(scopes, name));
  if (unknown === undefined) return everyScope.filter((scope) => names.includes(scope));
  throw new UsageError(`Unknown scope "${unknown}".${suggestion(unknown, everyScope)}`);
}
