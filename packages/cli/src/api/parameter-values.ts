import { parameterSerializers } from '@worklane/client';
import type { DescribedOperation, ParameterObject } from '@worklane/contract/openapi-reader';
import type { Command } from 'commander';
import { isOrganizationParameter } from '../contract/described-operation.ts';
import { UsageError } from '../errors.ts';
import type { ParameterOption } from './parameter-options.ts';

type Values = Readonly<Record<string, string | readonly string[]>>;

/** The parameters of a request by their place. */
export interface ParameterValues {
  readonly path: Values;
  readonly query: Values;
  readonly header: Values;
}

/**
 * Returns the parameters that the command line has. Operands are those of the path that are not given as options.
 * @throws UsageError if a required one is missing
 */
export function parameterValues(
  { id }: Pick<DescribedOperation, 'id'>,
  options: readonly ParameterOption[],
  command: Command,
  operands: readonly string[],
): ParameterValues {
  const values = { path: {}, query: {}, header: {} } as Record<string, Record<string, string | readonly string[]>>;
  const remaining = [...operands];
  for (const { parameter, option } of options) {
    const { name, in: place, required, description } = parameter;
    const isOperand = place === 'path' && !isOrganizationParameter(parameter);
    const given = command.getOptionValue(option.attributeName()) as string | readonly string[] | undefined;
    const value = given ?? (isOperand ? remaining.shift() : undefined);
    if (value !== undefined) {
      requireSendable(parameter, value);
      Object.assign(values[place] as object, { [name]: withQuotes(name, value) });
    } else if (required && !isOrganizationParameter(parameter)) {
      const usage = isOperand ? ` <${name}>` : ` ${option.flags}`;
      throw new UsageError(`Missing ${name}: ${lowerCaseStart(description)} Use: worklane api ${id}${usage}`);
    }
  }
  if (remaining.length > 0) throw new UsageError(`Unexpected argument "${remaining[0]}".`);
  return values as unknown as ParameterValues;
}

/** @throws UsageError for a value that the client refuses, such as an empty ID, which would be the path of a list */
function requireSendable({ name, in: place }: ParameterObject, value: string | readonly string[]): void {
  if (place !== 'path') return;
  try {
    parameterSerializers.pathSerializer(`{${name}}`, { [name]: value });
  } catch (error) {
    throw new UsageError((error as TypeError).message);
  }
}

/** An `ETag` has quotes, which shells remove. */
const withQuotes = (name: string, value: string | readonly string[]) =>
  name === 'If-Match' && /^\d+$/.test(String(value)) ? `"${value}"` : value;

const lowerCaseStart = (text = '') => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
