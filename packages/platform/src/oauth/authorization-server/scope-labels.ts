import { scopes as catalogue } from '@worklane/contract';

/** What scopes allow with the things of one kind, in words. */
export interface ScopeGroup {
  /** `Tasks`. */
  readonly name: string;
  /** `Read; create, change and delete`. */
  readonly allows: string;
}

/** Puts scopes in words, those of one kind together, in the order of the contract. */
export function scopeGroups(scopes: readonly string[]): ScopeGroup[] {
  const granted = Object.entries(catalogue).filter(([scope]) => scopes.includes(scope));
  const byKind = Map.groupBy(granted, ([scope]) => scope.slice(0, scope.indexOf('.')));
  return [...byKind].map(([kind, entries]) => ({
    name: capitalized(kind),
    allows: capitalized(entries.map(([, allows]) => uncapitalized(withoutKind(allows, kind))).join('; ')),
  }));
}

/** `Read tasks` stands beside `Tasks`: `Read` is enough. */
const withoutKind = (allows: string, kind: string) =>
  allows.endsWith(` ${kind}`) ? allows.slice(0, -kind.length - 1) : allows;

const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const uncapitalized = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
