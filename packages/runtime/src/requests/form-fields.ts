import type { EncodingObject, SchemaObject } from '@worklane/contract/openapi-reader';
import type { Contract } from '../contract.ts';
import { propertiesOf, scalarReader } from './coercion.ts';
import { type FormValues, parseForm } from './form.ts';
import { type Serialization, StyledFields, shapeOf } from './styles.ts';

type Encodings = Readonly<Record<string, EncodingObject>>;

/** Returns a function that parses a form, with each field in its style and converted to its type. */
export function formReader(
  contract: Contract,
  schema: string | null,
  encodings: Encodings,
): (text: string) => FormValues {
  const properties = schema === null ? {} : propertiesOf(contract, contract.schemaOf(schema));
  const { plain, styled } = fieldsOf(
    contract,
    Object.entries(properties).map(([name, property]) =>
      serializationOfField(contract, name, property, encodings[name]),
    ),
  );
  return (text) => {
    const form = parseForm(text, styled);
    for (const [name, read] of plain) {
      const value = form.values[name];
      if (typeof value === 'string') form.values[name] = read(value);
    }
    return form;
  };
}

/** Fields without a style are repeated if they are lists, and JSON if they are objects (OpenAPI 3.1, Encoding Object). */
export function serializationOfField(
  contract: Contract,
  name: string,
  schema: SchemaObject,
  { contentType, style, explode }: EncodingObject = {},
): Serialization {
  const isStyled = style !== undefined || explode !== undefined;
  const json = !isStyled && (/json/.test(contentType ?? '') || shapeOf(contract, schema) === 'object');
  return { name, schema, style: style ?? 'form', explode: explode ?? (style ?? 'form') === 'form', json };
}

/** Separates fields that are one text each, by name, from those in a style. */
export function fieldsOf(contract: Contract, fields: readonly Serialization[], decode?: (text: string) => string) {
  const isPlain = ({ json, schema, style }: Serialization) =>
    !json && style !== 'deepObject' && shapeOf(contract, schema) === 'scalar';
  const plain = new Map(
    fields.filter(isPlain).map(({ name, schema }) => [name, scalarReader(contract, schema)] as const),
  );
  const others = fields.filter((field) => !isPlain(field));
  const styled = others.length > 0 ? new StyledFields(contract, others, new Set(plain.keys()), decode) : undefined;
  return { plain, styled };
}
