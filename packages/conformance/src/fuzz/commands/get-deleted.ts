import type { Resource } from '@worklane/contract';
import fc, { type Arbitrary } from 'fast-check';
import { expectError } from '../../world/expectations.ts';
import { operationsOf } from '../../world/resource-operations.ts';
import { type Command, command } from './command.ts';

/** Requests to a deleted record return 404. */
export const getDeleted = (resource: Resource): Arbitrary<Command> =>
  fc
    .tuple(fc.nat(), fc.constantFrom<('get' | 'update' | 'delete')[]>('get', 'update', 'delete'))
    .map(([choice, action]) =>
      command({
        name: `${action} a deleted ${resource.kind}`,
        isPossible: (world) => world.pickDeleted(resource, choice) !== undefined,
        async run(world, { session }) {
          const id = world.pickDeleted(resource, choice) as number;
          const response = await session.request(operationsOf(resource)[action], {
            id,
            ...(action === 'update' && { body: '{}' }),
          });
          expectError(response, 404, 'not_found');
        },
      }),
    );
