import type { ConsoleOperation, JsonSchema } from './console-operation.ts';

export interface FormField {
  readonly name: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
}

/**
 * Returns the fields of a form: the properties of its schema, in the alternative that the example selects, those of the example
 * first.
 */
export function formFields(
  schema: JsonSchema,
  example: Readonly<Record<string, unknown>>,
  { $defs }: Pick<ConsoleOperation, '$defs'>,
): FormField[] {
  const { properties = {}, required = [], allOf = [] } = resolved(schema, $defs) as ObjectSchema;
  const alternative = allOf.find((one) => selects(one.if, example))?.then;
  const fields = alternative ? formFields(alternative, example, { $defs }) : [];
  const own = Object.entries(properties)
    .filter(([name]) => !fields.some((field) => field.name === name))
    .map(([name, each]) => ({ name, required: required.includes(name), schema: resolved(each, $defs) }));
  const order = ({ name }: FormField) => (name in example ? 0 : 1);
  return [...own, ...fields].toSorted((one, other) => order(one) - order(other));
}

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly allOf?: readonly Condition[];
}

/** An alternative of a discriminated schema, as `SchemaDefinitions` writes it. */
interface Condition {
  readonly if: { readonly properties: Readonly<Record<string, { const: unknown }>> };
  readonly then: JsonSchema;
}

const selects = ({ properties }: Condition['if'], example: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(properties).every(([name, { const: value }]) => example[name] === value);

/** Returns the target of a reference, with the keywords beside it. */
function resolved(schema: JsonSchema, $defs: ConsoleOperation['$defs']): JsonSchema {
  if (typeof schema.$ref !== 'string') return schema;
  const { $ref, ...others } = schema;
  return { ...resolved($defs[schema.$ref.slice('#/$defs/'.length)] ?? {}, $defs), ...others };
}

/** How a value is entered. */
interface FieldInput {
  /** The values of a select element. */
  readonly options?: readonly string[];
  /** The attributes of an input element. */
  readonly attributes: Readonly<Record<string, string | number>>;
}

/** Returns the input for a parameter. Its limits are checked by the server, so that invalid values can be tried too. */
export function inputOf({ type, format, enum: values, const: constant }: JsonSchema): FieldInput {
  const types = [type].flat();
  if (Array.isArray(values)) return { options: values.map(String), attributes: {} };
  if (constant !== undefined) return { options: [String(constant)], attributes: {} };
  if (types.includes('boolean')) return { options: ['true', 'false'], attributes: {} };
  if (types.includes('integer')) return { attributes: { type: 'text', inputmode: 'numeric' } };
  if (types.includes('number')) return { attributes: { type: 'text', inputmode: 'decimal' } };
  if (format === 'date') return { attributes: { type: 'date' } };
  return { attributes: { type: 'text' } };
}
