import type { DescribedOperation } from '@worklane/contract/openapi-reader';
import { type Command, Option } from 'commander';
import { action, type CommandContext, examples } from '../commands/invocation.ts';
import { repeatable } from '../commands/option-values.ts';
import { withDeprecation } from '../contract/deprecation.ts';
import {
  isOrganizationParameter,
  isPaged,
  isStream,
  requestContent,
  responseSchema,
} from '../contract/described-operation.ts';
import { bodyHelp } from './body-help.ts';
import { type CallOptions, callOperation } from './call-operation.ts';
import { operationExamples } from './operation-examples.ts';
import { addParameterOptions } from './parameter-options.ts';
import { parameterValues } from './parameter-values.ts';

/** Adds the command of one operation. */
export function addOperation(api: Command, operation: DescribedOperation, context: CommandContext): Command {
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
      action<CallOptions>(context, async (invocation, options, operands) => {
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
  const curl = new Option('--curl', 'print the request as a curl command instead of sending it');
  return [
    ...(requestContent(operation) ? body : []).map((option) => option.helpGroup('Request body:')),
    ...[curl, ...(isStream(operation) ? [] : response)].map((option) => option.helpGroup('Request and response:')),
  ];
}

const splitList = (text: string): readonly string[] => text.split(',');
