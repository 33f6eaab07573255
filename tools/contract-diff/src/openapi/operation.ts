import type { Direction } from '../change.ts';
import type { Scope } from '../scope.ts';
import { compareUnjudged } from '../unjudged.ts';
import { compareBody } from './body.ts';
import type { Operation } from './operations.ts';
import { compareParameters } from './parameters.ts';
import { compareResponses } from './responses.ts';
import { compareSecurity } from './security.ts';

const opposite: Readonly<Record<Direction, Direction>> = { received: 'sent', sent: 'received' };

/** All of an operation but its name. The direction of the scope is that of the request. */
export function compareOperation(scope: Scope, base: Operation, head: Operation): void {
  compareSecurity(scope, base, head);
  compareParameters(scope, base.parameters, head.parameters);
  compareBody(scope, base.spot, head.spot);
  compareResponses(scope.at(scope.place, opposite[scope.direction]), base.spot, head.spot);
  compareUnjudged(scope, base.spot, head.spot, ['callbacks', 'servers']);
}
