import { quoteShell } from '@worklane/contract/escape';
import type { DescribedOperation, SchemaObject } from '@worklane/contract/openapi-reader';
import { suggestion } from '@worklane/contract/similar-name';
import { type Command, Option } from 'commander';
import { type CommandContext, examples, handle, type Invocation } from '../command/invocation.ts';
import { repeatable } from '../command/options.ts';
import {
  contract,
  enumOf,
  isOrganizationParameter,
  isPaged,
  isStream,
  needsToken,
  propertiesOf,
  requestContent,
  requiredOf,
  responseSchema,
  typeText,
  withDeprecation,
} from '../contract.ts';
import { UsageError } from '../errors.ts';
import { type CallOptions, callOperation } from './call-operation.ts';
import { addParameterOptions, maxListed, type ParameterOption, parameterValues } from './parameters.ts';

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

/** Adds the command of one operation. */
function addOperation(api: Command, operation: DescribedOperation, context: CommandContext): Command {
  const { id, method, path, parameters } = operation;
  const { summary = '', description = summary } = operation.operation;
  const command = api
    .command(id)
    .summary(summary)
    .description(
      `${summary}: ${method.toUpperCase()} ${path}\n\n${withDeprecation(operation.operation, description, '\n\n')}`,
    );
  for (const parameter of parameters) {
    if (parameter.in === 'path' && !isOrganizationParameter(parameter)) command.argument(`[${parameter.name}]`);
  }
  const own = ownOptions(operation);
  const parameterOptions = addParameterOptions(
    command,
    operation,
    own.map((option) => option.name()),
  );
  for (const option of own) command.addOption(option);
  return command
    .configureHelp({ ...command.configureHelp(), optionDescription: (option) => option.description })
    .addHelpText('after', () => bodyHelp(operation))
    .addHelpText('after', () => examples(...operationExamples(operation, parameterOptions)))
    .action(
      handle(context, async (invocation, options: CallOptions, operands) => {
        const values = parameterValues(operation, parameterOptions, command, operands);
        return callOperation(invocation, operation, values, options);
      }),
    );
}

/** Returns the options that belong to this tool. */
function ownOptions(operation: DescribedOperation): readonly Option[] {
  const body = [
    new Option('--field <name=value>', 'set a field; can be repeated').argParser(repeatable),
    new Option('--input <file>', 'read the body as JSON from a file, or from standard input with -'),
  ];
  const response = [
    new Option('--include', 'print the status and the headers before the body'),
    ...(isPaged(operation) ? [new Option('--all', 'print the items of all pages, each as a line of JSON')] : []),
    ...(responseSchema(operation)
      ? [
          new Option('--table', 'print a table'),
          new Option('--columns <names>', 'fields that the table shows, separated by commas').argParser(splitList),
        ]
      : []),
  ];
  const version = new Option('--contract-version <date>', 'dated version of the contract: 2026-11-27');
  const curl = new Option('--curl', 'print the request as a curl command instead of sending it');
  return [
    ...(requestContent(operation) ? body : []).map((option) => option.helpGroup('Request body:')),
    ...[
      ...(needsToken(operation) && !isStream(operation) ? [version] : []),
      curl,
      ...(isStream(operation) ? [] : response),
    ].map((option) => option.helpGroup('Request and response:')),
  ];
}

const splitList = (text: string): readonly string[] => text.split(',');

/** Returns the section of the help that lists the fields of the request body. */
function bodyHelp(operation: DescribedOperation): string {
  const schema = requestContent(operation)?.[1].schema;
  if (!schema) return '';
  const required = new Set(requiredOf(schema));
  const rows = Object.entries(propertiesOf(schema)).map(([name, field]) => {
    const mark = required.has(name) ? '*' : '';
    return [`${name}${mark}`, typeText(field), fieldText(field)] as const;
  });
  const width = (index: 0 | 1) => Math.max(...rows.map((row) => row[index].length)) + 2;
  const [names, types] = [width(0), width(1)];
  const lines = rows.map(([name, type, text]) => `  ${name.padEnd(names)}${type.padEnd(types)}${text}`.trimEnd());
  return ['', `Fields${required.size > 0 ? ' (* required)' : ''}:`, ...lines].join('\n');
}

function fieldText(field: SchemaObject): string {
  const values = enumOf(field.type === 'array' ? (field.items ?? {}) : field);
  const defaultValue = field.default === undefined ? '' : ` (default: ${JSON.stringify(field.default)})`;
  const list = values.length > 0 && values.length <= maxListed ? values.join(', ') : '';
  return `${withDeprecation(field, list || (field.description ?? ''))}${defaultValue}`;
}

/** Returns command lines from the examples of the contract. */
function operationExamples(operation: DescribedOperation, options: readonly ParameterOption[]): string[] {
  const operands = options
    .filter(({ parameter }) => parameter.in === 'path' && !isOrganizationParameter(parameter))
    .map(({ parameter }) => quoteShell(String(parameter.example ?? 1)));
  const required = options.filter(({ parameter }) => parameter.in === 'query' && parameter.required).map(optionText);
  const call = ['worklane api', operation.id, ...operands, ...required].join(' ');
  const body = requestContent(operation)?.[1];
  if (body) {
    const fields = Object.entries(contract.examples(body)[0]?.[1] ?? {})
      .filter(([, value]) => typeof value !== 'object')
      .slice(0, 2)
      .map(([name, value]) => `--field ${quoteShell(`${name}=${value}`)}`);
    return [[call, ...fields].join(' '), `${call} --input request.json`];
  }
  const filter = options.find(({ option, parameter }) => option.argChoices && parameter.name !== 'sort');
  return [
    call,
    ...(filter ? [`${call} ${optionText(filter)}`] : []),
    ...(isPaged(operation) ? [`${call} --all`, `${call} --table`] : []),
  ];
}

const optionText = ({ option, parameter }: ParameterOption): string =>
  `--${option.name()} ${quoteShell([parameter.example ?? option.argChoices?.[0] ?? ''].flat().join(','))}`;
