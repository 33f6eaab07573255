import type { Change, DocumentName } from '../change.ts';
import { ChangeCollector } from '../change-collector.ts';
import { type ApiDocument, members, type DocumentNode } from '../document.ts';
import { matchByKey } from '../matching.ts';
import { SchemaComparison } from '../schema/compare-schemas.ts';
import { ComparisonContext } from '../comparison-context.ts';
import { compareServers } from '../servers.ts';
import { compareOperation, methodsOf, type Operation, operationsOf } from './operations.ts';
import { compareSecuritySchemes } from './security.ts';

/** The changes between two versions of an OpenAPI 3.1 document. */
export function compareOpenApi(name: DocumentName, base: ApiDocument, head: ApiDocument): Change[] {
  const ledger = new ChangeCollector(name);
  const scope = new ComparisonContext(ledger, new SchemaComparison(), 'the API', 'received');
  compareServers(scope, base.root, head.root);
  compareSecuritySchemes(scope, base.root, head.root);
  comparePaths(scope, base.root, head.root);
  compareWebhooks(scope, base.root, head.root);
  return ledger.changes();
}

/** A path and what its variables are called. */
interface Path {
  readonly template: string;
  readonly item: DocumentNode;
}

const variable = /\{[^}]*\}/g;

/** Paths by their shape: to who calls it, the name of a variable does not show. */
const pathsOf = (root: DocumentNode) =>
  new Map(
    [...members(root, 'paths')].map(([template, item]): [string, Path] => [
      template.replaceAll(variable, '{}'),
      { template, item },
    ]),
  );

const variablesOf = ({ template }: Path) => template.match(variable)?.map((name) => name.slice(1, -1)) ?? [];

export function comparePaths(scope: ComparisonContext, base: DocumentNode, head: DocumentNode): void {
  const { added, removed, kept } = matchByKey(pathsOf(base), pathsOf(head));
  for (const [, { template, item }] of removed) {
    scope.at(template).report('path-removed', item, `path removed (${methodsOf(item).join(', ')})`);
  }
  for (const [, { template, item }] of added) {
    scope.at(template).report('path-added', item, `path added (${methodsOf(item).join(', ')})`);
  }
  for (const [, before, after] of kept) comparePath(scope, base, head, before, after);
}

function comparePath(scope: ComparisonContext, baseRoot: DocumentNode, headRoot: DocumentNode, base: Path, head: Path): void {
  const [from, to] = [variablesOf(base), variablesOf(head)];
  if (from.join() !== to.join()) {
    const what = `path ${base.template} -> ${head.template}`;
    scope
      .at(head.template)
      .report('path-variable-renamed', head.item, what, { from: base.template, to: head.template });
  }
  const operations = matchByKey(operationsOf(baseRoot, base.item, from), operationsOf(headRoot, head.item, to));
  for (const [method, { spot, name }] of operations.removed) {
    scope.at(name).report('operation-removed', spot, `${method} ${base.template} removed`);
  }
  for (const [method, { spot, name }] of operations.added) {
    scope.at(name).report('operation-added', spot, `${method} ${head.template} added`);
  }
  for (const [, before, after] of operations.kept) {
    compareIdentity(scope.at(after.name), before, after);
    compareOperation(scope.at(after.name, 'received'), before, after);
  }
}

function compareIdentity(scope: ComparisonContext, base: Operation, head: Operation): void {
  const from = base.spot.value.operationId;
  const to = head.spot.value.operationId;
  if (from !== to) {
    scope.report('operation-id-changed', head.spot, `operationId ${from ?? 'none'} -> ${to ?? 'none'}`, { from, to });
  }
  if (head.spot.value.deprecated === true && base.spot.value.deprecated !== true) {
    scope.report('operation-deprecated', head.spot, 'deprecated');
  }
}

/** Webhooks turn the directions round: the service sends the request and receives the answer. */
export function compareWebhooks(scope: ComparisonContext, base: DocumentNode, head: DocumentNode): void {
  const { added, removed, kept } = matchByKey(members(base, 'webhooks'), members(head, 'webhooks'));
  for (const [name, item] of removed) scope.at(`webhook ${name}`).report('webhook-removed', item, 'webhook removed');
  for (const [name, item] of added) scope.at(`webhook ${name}`).report('webhook-added', item, 'webhook added');
  for (const [name, before, after] of kept) {
    const here = scope.at(`webhook ${name}`, 'sent');
    const operations = matchByKey(operationsOf(base, before, []), operationsOf(head, after, []));
    for (const [method, { spot }] of operations.removed) here.report('webhook-removed', spot, `${method} removed`);
    for (const [method, { spot }] of operations.added) here.report('webhook-added', spot, `${method} added`);
    for (const [, one, other] of operations.kept) compareOperation(here, one, other);
  }
}
