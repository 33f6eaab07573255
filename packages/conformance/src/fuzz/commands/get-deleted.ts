import type { Resource } from '@worklane/contract';
import fc, { type Arbitrary } from 'fast-check';
import { operationsOf } from '../resource-operations.ts';
import { agreeOnRefusal } from './expectations.ts';
import { type Command, command } from './command.ts';

/** What is asked of a record that was deleted has no answer. */
export const askGone = (resource: Resource): Arbitrary<Command> =>
  fc
    .tuple(fc.nat(), fc.constantFrom<('get' | 'change' | 'delete')[]>('get', 'change', 'delete'))
    .map(([choice, action]) =>
      command({
        name: `${action} a deleted ${resource.kind}`,
        isPossible: (model) => model.pickGone(resource.kind, choice) !== undefined,
        async run(model, { service }) {
          const id = model.pickGone(resource.kind, choice) as number;
          const told = await service.ask(operationsOf(resource)[action], {
            id,
            ...(action === 'change' && { body: '{}' }),
          });
          agreeOnRefusal(told, [{ status: 404, code: 'not_found' }]);
        },
      }),
    );
