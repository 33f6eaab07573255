import type { Command } from 'commander';
import type { Invocation } from '../commands/invocation.ts';
import { contract } from '../contract/contract-document.ts';
import { UsageError } from '../errors.ts';
import { suggestion } from '../suggestion.ts';

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
