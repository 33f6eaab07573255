import type { JsonSchema } from './console-operation.ts';

/** How a value is entered. */
export interface FieldInput {
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
