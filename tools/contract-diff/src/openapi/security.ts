import { isObject } from '@worklane/contract/json';
import type { ComparisonContext } from '../comparison-context.ts';
import { child, type DocumentNode, members } from '../document.ts';
import { matchByKey } from '../matching.ts';

/** One alternative of a security requirement: scopes by scheme name, all of them required. */
type Alternative = ReadonlyMap<string, readonly string[]>;

/** Returns the alternatives. Without a requirement, no credentials are required. */
function alternativesOf(security: unknown): Alternative[] {
  if (!Array.isArray(security) || security.length === 0) return [new Map()];
  return security.filter(isObject).map((alternative) => new Map(Object.entries(alternative) as [string, string[]][]));
}

const missing = (alternative: Alternative, credentials: Alternative) =>
  [...alternative].flatMap(([scheme, scopes]) => {
    const granted = credentials.get(scheme);
    return granted ? scopes.filter((scope) => !granted.includes(scope)).map((scope) => `scope ${scope}`) : [scheme];
  });

const isSufficient = (credentials: Alternative, alternatives: readonly Alternative[]) =>
  alternatives.some((alternative) => missing(alternative, credentials).length === 0);

const formatAlternatives = (alternatives: readonly Alternative[]) =>
  alternatives
    .map(
      (alternative) =>
        [...alternative].map(([scheme, scopes]) => [scheme, ...scopes].join(' ')).join(' and ') || 'no credentials',
    )
    .join(', or ');

/** The security requirement of an operation, which is that of the document by default. */
interface SecuredOperation {
  readonly node: DocumentNode;
  readonly security: unknown;
}

/** Returns whether an alternative requires less than another: fewer schemes or scopes, or none. */
const isWeaker = (alternative: Alternative, than: Alternative) =>
  missing(alternative, than).length === 0 && missing(than, alternative).length > 0;

/** Compares security requirements: credentials that were sufficient must stay sufficient. */
export function compareSecurity(context: ComparisonContext, base: SecuredOperation, head: SecuredOperation): void {
  const before = alternativesOf(base.security);
  const after = alternativesOf(head.security);
  const difference = { from: base.security, to: head.security };
  const rejected = before.filter((alternative) => !isSufficient(alternative, after));
  for (const alternative of rejected) {
    const sameSchemes = after.find((other) => [...other.keys()].every((scheme) => alternative.has(scheme)));
    const description = sameSchemes
      ? `${missing(sameSchemes, alternative).join(', ')} added`
      : `security ${formatAlternatives([alternative])} -> ${formatAlternatives(after)}`;
    context.report(sameSchemes ? 'scope-added' : 'security-tightened', head.node, description, difference);
  }
  const accepted = after.filter((alternative) => !isSufficient(alternative, before));
  if (rejected.length > 0 || accepted.length === 0) return;
  const removes = accepted.some((alternative) => before.some((other) => isWeaker(alternative, other)));
  const description = `security ${formatAlternatives(before)} -> ${formatAlternatives(after)}`;
  context.report(removes ? 'security-removed' : 'security-loosened', head.node, description, difference);
}

/** The properties that clients depend on, besides scopes. */
const schemeProperties = ['type', 'scheme', 'in', 'name', 'openIdConnectUrl'];
const flowProperties = ['authorizationUrl', 'tokenUrl', 'deviceAuthorizationUrl', 'refreshUrl'];

const flowsOf = (scheme: DocumentNode) => members(scheme, 'flows');

export function compareSecuritySchemes(context: ComparisonContext, base: DocumentNode, head: DocumentNode): void {
  const schemesOf = (root: DocumentNode) => members(child(root, 'components'), 'securitySchemes');
  const { added, removed, kept } = matchByKey(schemesOf(base), schemesOf(head));
  for (const [name, scheme] of removed) context.at(`scheme ${name}`).report('scheme-removed', scheme, 'scheme removed');
  for (const [name, scheme] of added) context.at(`scheme ${name}`).report('scheme-added', scheme, 'scheme added');
  for (const [name, before, after] of kept) {
    const here = context.at(`scheme ${name}`);
    compareProperties(here, schemeProperties, before, after);
    compareFlows(here, before, after);
  }
}

function compareProperties(
  context: ComparisonContext,
  names: readonly string[],
  base: DocumentNode,
  head: DocumentNode,
): void {
  for (const name of names) {
    const from = base.value[name];
    const to = head.value[name];
    if (from !== to)
      context.report('scheme-changed', head, `${name} ${from ?? 'none'} -> ${to ?? 'none'}`, { from, to });
  }
}

function compareFlows(context: ComparisonContext, base: DocumentNode, head: DocumentNode): void {
  const { added, removed, kept } = matchByKey(flowsOf(base), flowsOf(head));
  for (const [name, flow] of removed) context.report('scheme-removed', flow, `flow ${name} removed`);
  for (const [name, flow] of added) context.report('scheme-added', flow, `flow ${name} added`);
  for (const [name, before, after] of kept) {
    const here = context.at(`${context.location} flow ${name}`);
    compareProperties(here, flowProperties, before, after);
    compareScopes(here, before, after);
  }
}

function compareScopes(context: ComparisonContext, base: DocumentNode, head: DocumentNode): void {
  const scopesOf = ({ value }: DocumentNode) => new Set(isObject(value.scopes) ? Object.keys(value.scopes) : []);
  const [before, after] = [scopesOf(base), scopesOf(head)];
  for (const name of before.difference(after)) context.report('declared-scope-removed', base, `scope ${name} removed`);
  for (const name of after.difference(before)) context.report('declared-scope-added', head, `scope ${name} added`);
}
