import type { ComparisonContext } from '../comparison-context.ts';
import { child, type DocumentNode, elements } from '../document.ts';
import type { Direction } from '../rules.ts';
import { compareBody } from './content.ts';
import { compareParameters } from './parameters.ts';
import { compareResponses } from './responses.ts';
import { compareSecurity } from './security.ts';

/** An operation with the parameters of its path and the security of the document applied. */
export interface Operation {
  readonly name: string;
  readonly node: DocumentNode;
  readonly parameters: ReadonlyMap<string, DocumentNode>;
  readonly security: unknown;
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

export const methodsOf = (item: DocumentNode) =>
  methods.filter((method) => method in item.value).map((method) => method.toUpperCase());

/** Returns the identity of a parameter. Variables of the path are identified by position; header names ignore case. */
function keyOf({ value }: DocumentNode, variables: readonly string[]): string {
  const name = String(value.name);
  if (value.in === 'path' && variables.includes(name)) return `path ${variables.indexOf(name)}`;
  return value.in === 'header' ? `header ${name.toLowerCase()}` : `${value.in} ${name}`;
}

/** Returns the operations of a path item, by method. */
export function operationsOf(
  root: DocumentNode,
  item: DocumentNode,
  variables: readonly string[],
): Map<string, Operation> {
  const operations = new Map<string, Operation>();
  for (const method of methods) {
    const node = child(item, method);
    if (!node) continue;
    const parameters = [...elements(item, 'parameters'), ...elements(node, 'parameters')];
    operations.set(method.toUpperCase(), {
      name: String(node.value.operationId ?? `${method.toUpperCase()} ${item.pointer}`),
      node,
      // Parameters of the operation override those of the path.
      parameters: new Map(parameters.map((parameter) => [keyOf(parameter, variables), parameter])),
      security: node.value.security ?? root.value.security,
    });
  }
  return operations;
}

const opposite: Readonly<Record<Direction, Direction>> = { received: 'sent', sent: 'received' };

/** Compares two versions of an operation. The direction of the context is that of the request. */
export function compareOperation(context: ComparisonContext, base: Operation, head: Operation): void {
  context.reportVersions(base.node, head.node);
  compareSecurity(context, base, head);
  compareParameters(context, base.parameters, head.parameters);
  compareBody(context, base.node, head.node);
  compareResponses(context.at(context.location, opposite[context.direction]), base.node, head.node);
  context.compareOtherKeys(base.node, head.node, ['callbacks', 'servers']);
}
