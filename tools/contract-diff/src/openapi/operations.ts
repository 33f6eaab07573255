import type { Direction } from '../change.ts';
import { child, elements, type DocumentNode } from '../document.ts';
import { compareOtherParts, type ComparisonContext } from '../comparison-context.ts';
import { compareBody } from './content.ts';
import { compareParameters } from './parameters.ts';
import { compareResponses } from './responses.ts';
import { compareSecurity } from './security.ts';

/** One method of a path, with what it takes from the path and from the document. */
export interface Operation {
  readonly name: string;
  readonly spot: DocumentNode;
  readonly parameters: ReadonlyMap<string, DocumentNode>;
  /** The security that holds for it: its own, or that of the document. */
  readonly security: unknown;
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

export const methodsOf = (item: DocumentNode) =>
  methods.filter((method) => method in item.value).map((method) => method.toUpperCase());

/** Identifies a parameter by where it stands. Path variables count from the left; case is nothing to headers. */
function keyOf({ value }: DocumentNode, variables: readonly string[]): string {
  const name = String(value.name);
  if (value.in === 'path') return `path ${variables.indexOf(name)}`;
  return value.in === 'header' ? `header ${name.toLowerCase()}` : `${value.in} ${name}`;
}

/** The operations of a path item by method. */
export function operationsOf(root: DocumentNode, item: DocumentNode, variables: readonly string[]): Map<string, Operation> {
  const operations = new Map<string, Operation>();
  for (const method of methods) {
    const spot = child(item, method);
    if (!spot) continue;
    const parameters = [...elements(item, 'parameters'), ...elements(spot, 'parameters')];
    operations.set(method.toUpperCase(), {
      name: String(spot.value.operationId ?? `${method.toUpperCase()} ${item.pointer}`),
      spot,
      // What the operation states replaces what the path states.
      parameters: new Map(parameters.map((parameter) => [keyOf(parameter, variables), parameter])),
      security: spot.value.security ?? root.value.security,
    });
  }
  return operations;
}

const opposite: Readonly<Record<Direction, Direction>> = { received: 'sent', sent: 'received' };

/** All of an operation but its name. The direction of the scope is that of the request. */
export function compareOperation(scope: ComparisonContext, base: Operation, head: Operation): void {
  compareSecurity(scope, base, head);
  compareParameters(scope, base.parameters, head.parameters);
  compareBody(scope, base.spot, head.spot);
  compareResponses(scope.at(scope.place, opposite[scope.direction]), base.spot, head.spot);
  compareOtherParts(scope, base.spot, head.spot, ['callbacks', 'servers']);
}
