import { members, type Spot } from '../document.ts';
import { match } from '../matching.ts';
import type { Scope } from '../scope.ts';
import { compareOperation } from './operation.ts';
import { methodsOf, type Operation, operationsOf } from './operations.ts';

/** A path and what its variables are called. */
interface Path {
  readonly template: string;
  readonly item: Spot;
}

const variable = /\{[^}]*\}/g;

/** Paths by their shape: to who calls it, the name of a variable does not show. */
const pathsOf = (root: Spot) =>
  new Map(
    [...members(root, 'paths')].map(([template, item]): [string, Path] => [
      template.replaceAll(variable, '{}'),
      { template, item },
    ]),
  );

const variablesOf = ({ template }: Path) => template.match(variable)?.map((name) => name.slice(1, -1)) ?? [];

export function comparePaths(scope: Scope, base: Spot, head: Spot): void {
  const { added, removed, kept } = match(pathsOf(base), pathsOf(head));
  for (const [, { template, item }] of removed) {
    scope.at(template).report('path-removed', item, `path removed (${methodsOf(item).join(', ')})`);
  }
  for (const [, { template, item }] of added) {
    scope.at(template).report('path-added', item, `path added (${methodsOf(item).join(', ')})`);
  }
  for (const [, before, after] of kept) comparePath(scope, base, head, before, after);
}

function comparePath(scope: Scope, baseRoot: Spot, headRoot: Spot, base: Path, head: Path): void {
  const [from, to] = [variablesOf(base), variablesOf(head)];
  if (from.join() !== to.join()) {
    const what = `path ${base.template} -> ${head.template}`;
    scope
      .at(head.template)
      .report('path-variable-renamed', head.item, what, { from: base.template, to: head.template });
  }
  const operations = match(operationsOf(baseRoot, base.item, from), operationsOf(headRoot, head.item, to));
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

function compareIdentity(scope: Scope, base: Operation, head: Operation): void {
  const from = base.spot.value.operationId;
  const to = head.spot.value.operationId;
  if (from !== to) {
    scope.report('operation-id-changed', head.spot, `operationId ${from ?? 'none'} -> ${to ?? 'none'}`, { from, to });
  }
  if (head.spot.value.deprecated === true && base.spot.value.deprecated !== true) {
    scope.report('operation-deprecated', head.spot, 'deprecated');
  }
}
