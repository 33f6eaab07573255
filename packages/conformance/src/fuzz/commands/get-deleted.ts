import type { Resource } from '@worklane/contract';
import fc, { type Arbitrary } from 'fast-check';
import { operationsOf } from '../resource-operations.ts';
import { type Command, command } from './command.ts';
import { expectError } from './expectations.ts';

/** What is asked of a record that was deleted has no answer. */
export const getDeleted = (resource: Resource): Arbitrary<Command> =>
  fc
    .tuple(fc.nat(), fc.constantFrom<('get' | 'update' | 'delete')[]>('get', 'update', 'delete'))
    .map(([choice, action]) =>
      command({
        name: `${action} a deleted ${resource.kind}`,
        isPossible: (model) => model.pickDeleted(resource.kind, choice) !== undefined,
        async run(model, { service }) {
          const id = model.pickDeleted(resource.kind, choice) as number;
          const told = await service.request(operationsOf(resource)[action], {
            id,
            ...(action === 'update' && { body: '{}' }),
          });
          expectError(told, [{ status: 404, code: 'not_found' }]);
        },
      }),
    );
