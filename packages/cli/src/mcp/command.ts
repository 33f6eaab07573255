import { type AddCommand, action, examples } from '../command/invocation.ts';

/** Adds `worklane mcp`. */
export const addMcp: AddCommand = (program, context) => {
  program
    .command('mcp')
    .summary('Serve AI agents over the Model Context Protocol')
    .description(
      'Serves an MCP client, such as an editor or a desktop application, over standard input and output, with the access of the ' +
        'profile. The client starts this command; run `worklane login` before.',
    )
    .option('--read-only', 'leave out the tools that change records')
    .addHelpText('after', examples('worklane mcp', 'worklane mcp --read-only', 'worklane --profile staging mcp'))
    .action(action(context, () => import('./serve-mcp.ts'), 'serveMcp'));
};
