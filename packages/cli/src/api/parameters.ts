import { parameterSerializers } from '@worklane/client';
import type { DescribedOperation, ParameterObject } from '@worklane/contract/openapi-reader';
import { suggestion } from '@worklane/contract/similar-name';
import { type Command, Option } from 'commander';
import { lowerCaseStart } from '../command/options.ts';
import { alternativesOf, enumOf, isOrganizationParameter, typesOf, typeText, withDeprecation } from '../contract.ts';
import { UsageError } from '../errors.ts';

export interface ParameterOption {
  readonly parameter: ParameterObject;
  readonly option: Option;
}

/**
 * Adds an option for each parameter of an operation.
 * @param reserved the names of options that are added later
 */
export function addParameterOptions(
  command: Command,
  { parameters }: Pick<DescribedOperation, 'parameters'>,
  reserved: readonly string[],
): readonly ParameterOption[] {
  const taken = new Set([...takenNames(command), ...reserved]);
  return parameters.map((parameter) => {
    const option = parameterOption(parameter, taken);
    taken.add(option.name());
    command.addOption(option);
    return { parameter, option };
  });
}

function parameterOption(parameter: ParameterObject, taken: ReadonlySet<string>): Option {
  const { name, schema } = parameter;
  const optionName = availableName(parameter, taken);
  const isList = typesOf(schema).has('array');
  const known = enumOf(isList ? (schema.items ?? {}) : schema);
  const flags = `--${optionName} <${isList ? 'list' : typeText(schema)}>`;
  const hasAlias = name !== optionName && !taken.has(name) && !isNegation(name);
  const option = new Option(hasAlias ? `--${name}, ${flags}` : flags, descriptionOf(parameter));
  // The name in the API works as well, but would make the help longer.
  option.flags = flags;
  // For completion.
  if (known.length > 0) option.argChoices = [...known];
  option.argParser<string | readonly string[]>((text, previous) => {
    if (!isList && previous !== undefined) throw new UsageError(`--${optionName} can be given only once.`);
    if (!isList) return requireKnownValue(name, text, known);
    const values = text.split(',').map((value) => requireKnownValue(name, value, known));
    return [...((previous as readonly string[] | undefined) ?? []), ...values];
  });
  return option.helpGroup('Parameters:');
}

function descriptionOf(parameter: ParameterObject): string {
  const { required, schema, example, in: place } = parameter;
  const description = withDeprecation(parameter, parameter.description ?? '');
  if (isOrganizationParameter(parameter)) return `${description} (default: that of the session)`;
  const defaultValue = alternativesOf(schema).find((each) => each.default !== undefined)?.default;
  const known = enumOf(schema.items ?? schema);
  const details = [
    ...(required ? [place === 'path' ? 'required; also as an operand' : 'required'] : []),
    ...(defaultValue === undefined ? [] : [`default: ${defaultValue}`]),
    ...(known.length > 0 && known.length <= maxListed ? [`one of: ${known.join(', ')}`] : []),
    ...(example === undefined ? [] : [`example: ${[example].flat().join(',')}`]),
  ];
  return details.length > 0 ? `${description} (${details.join('; ')})` : description;
}

/** Returns the name in kebab case, after the place of the parameter if another option has this name. */
function availableName({ name, in: place }: ParameterObject, taken: ReadonlySet<string>): string {
  const kebab = name.toLowerCase().replaceAll('_', '-');
  return taken.has(kebab) || isNegation(kebab) ? `${place}-${kebab}` : kebab;
}

/** Commander reads `--no-...` as the negation of an option. */
const isNegation = (name: string): boolean => name.startsWith('no-');

/** Returns the names of the options that the command and those above it have. */
function takenNames(command: Command): Set<string> {
  const names = new Set(['help']);
  for (let each: Command | null = command; each; each = each.parent) {
    for (const { long, short } of each.options) {
      for (const flag of [long, short]) if (flag) names.add(flag.replace(/^-+/, ''));
    }
  }
  return names;
}

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

/** The number of values that messages list. More, such as all event types, would hide the message. */
export const maxListed = 15;

/** Returns a value of an enumeration; any value if there is none. @throws UsageError */
export function requireKnownValue(name: string, value: string, known: readonly string[]): string {
  if (known.length === 0 || known.includes(value)) return value;
  const list = known.length <= maxListed ? ` Use one of: ${known.join(', ')}.` : '';
  throw new UsageError(`Unknown ${name} "${value}".${suggestion(value, known)}${list}`);
}
