import { type AddCommand, handle } from '../command/invocation.ts';

/** Adds `worklane api`. The commands of its operations are defined when it runs, because the operation table is large. */
export const addApi: AddCommand = (program, context) => {
  const api = program
    .command('api')
    .summary('Call any operation of the API')
    .description('Calls an operation of the API by its operationId, and prints the response as JSON.')
    .usage('<operationId> [operands] [options]')
    .argument('[operationId]')
    .argument('[operands...]')
    // Reported after an unknown operationId.
    .allowUnknownOption()
    .action(
      handle(context, async (invocation, _, [name]) =>
        (await import('./operations.ts')).listOperations(invocation, api, name),
      ),
    );
  program.hook('preSubcommand', async (_, command) => {
    if (command === api) (await import('./operations.ts')).defineOperations(api, context);
  });
};
