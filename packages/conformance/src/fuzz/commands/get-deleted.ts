import type { Resource } from '@worklane/contract';
import fc, { type Arbitrary } from 'fast-check';
import { operationsOf } from '../resource-operations.ts';
import { type Command, command } from './command.ts';
import { expectError } from './expectations.ts';

/** Requests to a deleted record return 404. */
export const getDeleted = (resource: Resource): Arbitrary<Command> =>
  fc
    .tuple(fc.nat(), fc.constantFrom<('get' | 'update' | 'delete')[]>('get', 'update', 'delete'))
    .map(([choice, action]) =>
      command({
        name: `${action} a deleted ${resource.kind}`,
        isPossible: (model) => model.pickDeleted(resource, choice) !== undefined,
        async run(model, { service }) {
          const id = model.pickDeleted(resource, choice) as number;
          const response = await service.request(operationsOf(resource)[action], {
            id,
            ...(action === 'update' && { body: '{}' }),
          });
          expectError(response, 404, 'not_found');
        },
      }),
    );
