import { isObject } from '../document.ts';
import type { Scope } from '../scope.ts';
import type { Operation } from './operations.ts';

/** One way to be let in: scheme name -> scopes. All of them are needed. */
type Way = ReadonlyMap<string, readonly string[]>;

/** Without a requirement, everybody is let in. */
function waysOf(security: unknown): Way[] {
  if (!Array.isArray(security) || security.length === 0) return [new Map()];
  return security.filter(isObject).map((way) => new Map(Object.entries(way) as [string, string[]][]));
}

const missing = (way: Way, credentials: Way) =>
  [...way].flatMap(([scheme, scopes]) => {
    const held = credentials.get(scheme);
    return held ? scopes.filter((scope) => !held.includes(scope)).map((scope) => `scope ${scope}`) : [scheme];
  });

const suffices = (credentials: Way, ways: readonly Way[]) => ways.some((way) => missing(way, credentials).length === 0);

const written = (ways: readonly Way[]) =>
  ways
    .map((way) => [...way].map(([scheme, scopes]) => [scheme, ...scopes].join(' ')).join(' and ') || 'no credentials')
    .join(', or ');

/** Who was let in must still be; the requirements of the list are alternatives. */
export function compareSecurity(scope: Scope, base: Operation, head: Operation): void {
  const before = waysOf(base.security);
  const after = waysOf(head.security);
  const difference = { from: base.security, to: head.security };
  const shutOut = before.filter((way) => !suffices(way, after));
  for (const way of shutOut) {
    const sameSchemes = after.find((other) => [...other.keys()].every((scheme) => way.has(scheme)));
    const what = sameSchemes
      ? `${missing(sameSchemes, way).join(', ')} added`
      : `security ${written([way])} -> ${written(after)}`;
    scope.report(sameSchemes ? 'scope-added' : 'security-tightened', head.spot, what, difference);
  }
  if (shutOut.length === 0 && !after.every((way) => suffices(way, before))) {
    scope.report('security-loosened', head.spot, `security ${written(before)} -> ${written(after)}`, difference);
  }
}
