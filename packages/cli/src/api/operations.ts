import { suggestion } from '@worklane/contract/similar-name';
import type { Command } from 'commander';
import { type CommandContext, examples, type Invocation } from '../command/invocation.ts';
import { contract } from '../contract.ts';
import { UsageError } from '../errors.ts';
import { addOperation } from './operation-command.ts';

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

/** Returns all operations with their summaries, by tag. */
export function operationList(): string {
  const operations = [...contract.operations.values()];
  const width = Math.max(...operations.map(({ id }) => id.length)) + 2;
  const sections = (contract.document.tags ?? []).map(({ name }) => {
    const lines = operations
      .filter(({ operation }) => operation.tags?.[0] === name)
      .map(
        ({ id, operation }) =>
          `  ${id.padEnd(width)}${operation.summary ?? ''}${operation.deprecated ? ' (deprecated)' : ''}`,
      );
    return `\n${name}:\n${lines.join('\n')}`;
  });
  return sections.join('\n');
}

/**
 * Runs for a command line without a known operationId: lists the operations if there is none.
 * @throws UsageError for an unknown one
 */
export async function listOperations(
  { output }: Pick<Invocation, 'output'>,
  api: Command,
  name?: string,
): Promise<undefined> {
  if (name?.startsWith('-')) throw new UsageError(`Unknown option "${name}".`);
  if (name !== undefined) {
    const similar = suggestion(name, contract.operations.keys());
    throw new UsageError(`Unknown operation "${name}".${similar} \`worklane api\` lists all operations.`);
  }
  if (!output.isJson) api.help();
  const operations = [...contract.operations.values()].map(({ id, method, path, operation }) => {
    return { operationId: id, method, path, tag: operation.tags?.[0], summary: operation.summary };
  });
  output.result(operations, () => '');
}
