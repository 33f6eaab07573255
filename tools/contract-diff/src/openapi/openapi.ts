import type { Change } from '../change.ts';
import { ChangeCollector } from '../change-collector.ts';
import { ComparisonContext } from '../comparison-context.ts';
import { type ApiDocument, type DocumentNode, members } from '../document.ts';
import { matchByKey } from '../matching.ts';
import { SchemaComparison } from '../schema/compare-schemas.ts';
import { compareServers } from '../servers.ts';
import { compareOperation, methodsOf, type Operation, operationsOf } from './operations.ts';
import { compareSecuritySchemes } from './security.ts';
import { compareStoredRecords } from './stored-records.ts';

/** Returns the changes between two versions of an OpenAPI 3.1 document. */
export function compareOpenApi(name: string, base: ApiDocument, head: ApiDocument, date: string): Change[] {
  const changes = new ChangeCollector(name, date);
  const context = new ComparisonContext(changes, new SchemaComparison(), 'the API', 'received');
  compareVersions(context, base.root, head.root);
  compareServers(context, base.root, head.root);
  compareSecuritySchemes(context, base.root, head.root);
  comparePaths(context, base.root, head.root);
  compareWebhooks(context, base.root, head.root);
  compareStoredRecords(context, base.root, head.root);
  return changes.changes();
}

/** Reports versions of the contract that clients can ask for since, or cannot any more. */
function compareVersions(context: ComparisonContext, base: DocumentNode, head: DocumentNode): void {
  const [before, after] = [datesOf(base), datesOf(head)];
  for (const date of before.difference(after)) {
    context.at(`version ${date}`).report('version-removed', head, 'version removed');
  }
  for (const date of after.difference(before)) {
    context.at(`version ${date}`).report('version-added', head, 'version added');
  }
}

const datesOf = ({ value }: DocumentNode): ReadonlySet<string> =>
  new Set((Object(value['x-versions']).dates ?? []).map(({ date }: { readonly date: string }) => date));

interface Path {
  readonly template: string;
  readonly item: DocumentNode;
}

const variable = /\{[^}]*\}/g;

/** Returns the paths by template without variable names, which clients do not see. Several can have the same. */
const pathsOf = (root: DocumentNode) =>
  Map.groupBy(
    [...members(root, 'paths')].map(([template, item]): Path => ({ template, item })),
    ({ template }) => template.replaceAll(variable, '{}'),
  );

const variablesOf = ({ template }: Path) => template.match(variable)?.map((name) => name.slice(1, -1)) ?? [];

function comparePaths(context: ComparisonContext, base: DocumentNode, head: DocumentNode): void {
  const { added, removed, kept } = matchByKey(pathsOf(base), pathsOf(head));
  for (const { template, item } of removed.flatMap(([, paths]) => paths)) {
    context.at(template).report('path-removed', item, `path removed (${methodsOf(item).join(', ')})`);
  }
  for (const { template, item } of added.flatMap(([, paths]) => paths)) {
    context.at(template).report('path-added', item, `path added (${methodsOf(item).join(', ')})`);
  }
  for (const [, before, after] of kept) {
    compareOperations(context, operationsAt(base, before), operationsAt(head, after));
  }
}

/** An operation with its path. */
interface PathOperation extends Operation {
  readonly method: string;
  readonly path: Path;
}

/** Returns the operations of paths that differ in variable names alone, by method. */
function operationsAt(root: DocumentNode, paths: readonly Path[]): Map<string, PathOperation> {
  const operations = paths.flatMap((path) =>
    [...operationsOf(root, path.item, variablesOf(path))].map(([method, operation]) => ({
      ...operation,
      method,
      path,
    })),
  );
  const byMethod = Map.groupBy(operations, ({ method }) => method);
  return new Map(
    operations.map((operation) => {
      const { method, path } = operation;
      return [byMethod.get(method)?.length === 1 ? method : `${method} ${path.template}`, operation];
    }),
  );
}

function compareOperations(
  context: ComparisonContext,
  base: ReadonlyMap<string, PathOperation>,
  head: ReadonlyMap<string, PathOperation>,
): void {
  const { added, removed, kept } = matchByKey(base, head);
  for (const [, { node, name, method, path }] of removed) {
    context.at(name).report('operation-removed', node, `${method} ${path.template} removed`);
  }
  for (const [, { node, name, method, path }] of added) {
    context.at(name).report('operation-added', node, `${method} ${path.template} added`);
  }
  for (const [, before, after] of kept) {
    comparePathVariables(context, before.path, after.path);
    compareIdentity(context.at(after.name), before, after);
    compareOperation(context.at(after.name, 'received'), before, after);
  }
}

function comparePathVariables(context: ComparisonContext, base: Path, head: Path): void {
  if (variablesOf(base).join() === variablesOf(head).join()) return;
  const [from, to] = [base.template, head.template];
  context.at(to).report('path-variable-renamed', head.item, `path ${from} -> ${to}`, { from, to });
}

function compareIdentity(context: ComparisonContext, base: Operation, head: Operation): void {
  const from = base.node.value.operationId;
  const to = head.node.value.operationId;
  if (from !== to) {
    context.report('operation-id-changed', head.node, `operationId ${from ?? 'none'} -> ${to ?? 'none'}`, { from, to });
  }
  context.reportDeprecation('operation-deprecated', base.node, head.node);
}

/** For webhooks the directions are reversed: the service sends the request and receives the response. */
function compareWebhooks(context: ComparisonContext, base: DocumentNode, head: DocumentNode): void {
  const { added, removed, kept } = matchByKey(members(base, 'webhooks'), members(head, 'webhooks'));
  for (const [name, item] of removed) context.at(`webhook ${name}`).report('webhook-removed', item, 'webhook removed');
  for (const [name, item] of added) context.at(`webhook ${name}`).report('webhook-added', item, 'webhook added');
  for (const [name, before, after] of kept) {
    const here = context.at(`webhook ${name}`, 'sent');
    const operations = matchByKey(operationsOf(base, before, []), operationsOf(head, after, []));
    for (const [method, { node }] of operations.removed) here.report('webhook-removed', node, `${method} removed`);
    for (const [method, { node }] of operations.added) here.report('webhook-added', node, `${method} added`);
    for (const [, one, other] of operations.kept) {
      here.reportDeprecation('webhook-deprecated', one.node, other.node);
      compareOperation(here, one, other);
    }
  }
}
