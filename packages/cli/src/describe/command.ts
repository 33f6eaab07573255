import { type AddCommand, action, examples } from '../command/invocation.ts';

export const addDescribe: AddCommand = (program, context) => {
  program
    .command('describe')
    .summary('Show the fields, operations, events and scopes of a resource')
    .description(
      'Describes a part of the API: a resource by its kind or collection, an operation, an event type, a scope or an error code.',
    )
    .argument('[subject]')
    .addHelpText(
      'after',
      examples(
        'worklane describe task',
        'worklane describe createOrder',
        'worklane describe task.updated',
        'worklane describe webhooks.write',
        'worklane describe version_mismatch --json',
      ),
    )
    .action(action(context, () => import('./describe.ts'), 'describe'));
};
