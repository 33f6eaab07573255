import { child, isObject, members, type Spot } from '../document.ts';
import { match } from '../matching.ts';
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

/** What clients depend on, beside the scopes. */
const facts = ['type', 'scheme', 'in', 'name', 'openIdConnectUrl'];
const flowFacts = ['authorizationUrl', 'tokenUrl', 'deviceAuthorizationUrl', 'refreshUrl'];

const flowsOf = (scheme: Spot) => members(scheme, 'flows');

export function compareSecuritySchemes(scope: Scope, base: Spot, head: Spot): void {
  const schemesOf = (root: Spot) => members(child(root, 'components'), 'securitySchemes');
  const { added, removed, kept } = match(schemesOf(base), schemesOf(head));
  for (const [name, scheme] of removed) scope.at(`scheme ${name}`).report('scheme-removed', scheme, 'scheme removed');
  for (const [name, scheme] of added) scope.at(`scheme ${name}`).report('scheme-added', scheme, 'scheme added');
  for (const [name, before, after] of kept) {
    const here = scope.at(`scheme ${name}`);
    compareFacts(here, facts, before, after);
    compareFlows(here, before, after);
  }
}

function compareFacts(scope: Scope, names: readonly string[], base: Spot, head: Spot): void {
  for (const name of names) {
    const from = base.value[name];
    const to = head.value[name];
    if (from !== to) scope.report('scheme-changed', head, `${name} ${from ?? 'none'} -> ${to ?? 'none'}`, { from, to });
  }
}

function compareFlows(scope: Scope, base: Spot, head: Spot): void {
  const { added, removed, kept } = match(flowsOf(base), flowsOf(head));
  for (const [name, flow] of removed) scope.report('scheme-removed', flow, `flow ${name} removed`);
  for (const [name, flow] of added) scope.report('scheme-added', flow, `flow ${name} added`);
  for (const [name, before, after] of kept) {
    const here = scope.at(`${scope.place} flow ${name}`);
    compareFacts(here, flowFacts, before, after);
    compareScopes(here, before, after);
  }
}

function compareScopes(scope: Scope, base: Spot, head: Spot): void {
  const scopesOf = ({ value }: Spot) => new Set(isObject(value.scopes) ? Object.keys(value.scopes) : []);
  const [before, after] = [scopesOf(base), scopesOf(head)];
  for (const name of before.difference(after)) scope.report('declared-scope-removed', base, `scope ${name} removed`);
  for (const name of after.difference(before)) scope.report('declared-scope-added', head, `scope ${name} added`);
}
