import type { DescribedOperation, ParameterObject } from '@worklane/contract/openapi-reader';
import { type Command, Option } from 'commander';
import { withDeprecation } from '../contract/deprecation.ts';
import { isOrganizationParameter } from '../contract/described-operation.ts';
import { alternativesOf, enumOf, typesOf, typeText } from '../contract/schema-reading.ts';
import { UsageError } from '../errors.ts';
import { maxListed, requireKnownValue } from './known-value.ts';

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
