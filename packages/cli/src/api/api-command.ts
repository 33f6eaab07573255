import type { Command } from 'commander';
import { type CommandContext, examples } from '../commands/invocation.ts';
import { contract } from '../contract/contract-document.ts';
import { addOperation } from './operation-command.ts';
import { operationList } from './operation-list.ts';

const usage = `
Parameters are options or, if they are part of the path, operands. The organization is filled in.
The request body is read from --input, then --field sets or replaces single fields:
  --field title=Paint                      text, number, true, false or null: as the field requires
  --field tags=home,garden                 a list: separated by commas, repeated, or as JSON
  --field 'line_items[0].quantity=2'       a field of an object or of an item of a list
  --field 'budget={"amount": 1, ...}'      an object: as JSON`;

/**
 * Adds the commands of the operations that the command line names, which is one at most times: defining all of them would
 * take longer than the rest of the program.
 */
export function defineOperations(api: Command, context: CommandContext): void {
  for (const name of new Set(context.args)) {
    const operation = contract.operations.get(name);
    if (operation) addOperation(api, operation, context);
  }
  api
    .addHelpText('after', usage)
    .addHelpText(
      'after',
      examples(
        'worklane api listTasks --status open --all',
        "worklane api createTask --field title='Paint the fence' --field tags=home,garden",
        'worklane api updateTask 7 --field status=done --if-match 3',
        'worklane api createOrder --input order.json --curl',
        'worklane api listTasks --help',
      ),
    )
    .addHelpText('after', operationList);
}
