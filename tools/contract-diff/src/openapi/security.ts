import { child, isObject, members, type DocumentNode } from '../document.ts';
import { matchByKey } from '../matching.ts';
import type { ComparisonContext } from '../comparison-context.ts';
import type { Operation } from './operations.ts';

/** One way to be let in: scheme name -> scopes. All of them are needed. */
type Alternative = ReadonlyMap<string, readonly string[]>;

/** Without a requirement, everybody is let in. */
function alternativesOf(security: unknown): Alternative[] {
  if (!Array.isArray(security) || security.length === 0) return [new Map()];
  return security.filter(isObject).map((way) => new Map(Object.entries(way) as [string, string[]][]));
}

const missing = (way: Alternative, credentials: Alternative) =>
  [...way].flatMap(([scheme, scopes]) => {
    const held = credentials.get(scheme);
    return held ? scopes.filter((scope) => !held.includes(scope)).map((scope) => `scope ${scope}`) : [scheme];
  });

const suffices = (credentials: Alternative, ways: readonly Alternative[]) => ways.some((way) => missing(way, credentials).length === 0);

const formatAlternatives = (ways: readonly Alternative[]) =>
  ways
    .map((way) => [...way].map(([scheme, scopes]) => [scheme, ...scopes].join(' ')).join(' and ') || 'no credentials')
    .join(', or ');

/** Who was let in must still be; the requirements of the list are alternatives. */
export function compareSecurity(scope: ComparisonContext, base: Operation, head: Operation): void {
  const before = alternativesOf(base.security);
  const after = alternativesOf(head.security);
  const difference = { from: base.security, to: head.security };
  const shutOut = before.filter((way) => !suffices(way, after));
  for (const way of shutOut) {
    const sameSchemes = after.find((other) => [...other.keys()].every((scheme) => way.has(scheme)));
    const what = sameSchemes
      ? `${missing(sameSchemes, way).join(', ')} added`
      : `security ${formatAlternatives([way])} -> ${formatAlternatives(after)}`;
    scope.report(sameSchemes ? 'scope-added' : 'security-tightened', head.spot, what, difference);
  }
  if (shutOut.length === 0 && !after.every((way) => suffices(way, before))) {
    scope.report('security-loosened', head.spot, `security ${formatAlternatives(before)} -> ${formatAlternatives(after)}`, difference);
  }
}

/** What clients depend on, beside the scopes. */
const facts = ['type', 'scheme', 'in', 'name', 'openIdConnectUrl'];
const flowFacts = ['authorizationUrl', 'tokenUrl', 'deviceAuthorizationUrl', 'refreshUrl'];

const flowsOf = (scheme: DocumentNode) => members(scheme, 'flows');

export function compareSecuritySchemes(scope: ComparisonContext, base: DocumentNode, head: DocumentNode): void {
  const schemesOf = (root: DocumentNode) => members(child(root, 'components'), 'securitySchemes');
  const { added, removed, kept } = matchByKey(schemesOf(base), schemesOf(head));
  for (const [name, scheme] of removed) scope.at(`scheme ${name}`).report('scheme-removed', scheme, 'scheme removed');
  for (const [name, scheme] of added) scope.at(`scheme ${name}`).report('scheme-added', scheme, 'scheme added');
  for (const [name, before, after] of kept) {
    const here = scope.at(`scheme ${name}`);
    compareFacts(here, facts, before, after);
    compareFlows(here, before, after);
  }
}

function compareFacts(scope: ComparisonContext, names: readonly string[], base: DocumentNode, head: DocumentNode): void {
  for (const name of names) {
    const from = base.value[name];
    const to = head.value[name];
    if (from !== to) scope.report('scheme-changed', head, `${name} ${from ?? 'none'} -> ${to ?? 'none'}`, { from, to });
  }
}

function compareFlows(scope: ComparisonContext, base: DocumentNode, head: DocumentNode): void {
  const { added, removed, kept } = matchByKey(flowsOf(base), flowsOf(head));
  for (const [name, flow] of removed) scope.report('scheme-removed', flow, `flow ${name} removed`);
  for (const [name, flow] of added) scope.report('scheme-added', flow, `flow ${name} added`);
  for (const [name, before, after] of kept) {
    const here = scope.at(`${scope.place} flow ${name}`);
    compareFacts(here, flowFacts, before, after);
    compareScopes(here, before, after);
  }
}

function compareScopes(scope: ComparisonContext, base: DocumentNode, head: DocumentNode): void {
  const scopesOf = ({ value }: DocumentNode) => new Set(isObject(value.scopes) ? Object.keys(value.scopes) : []);
  const [before, after] = [scopesOf(base), scopesOf(head)];
  for (const name of before.difference(after)) scope.report('declared-scope-removed', base, `scope ${name} removed`);
  for (const name of after.difference(before)) scope.report('declared-scope-added', head, `scope ${name} added`);
}
