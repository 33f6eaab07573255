import type { EncodingObject, SchemaObject } from '@worklane/contract/openapi-reader';
import type { Contract } from '../contract.ts';
import { below, maxViolations, type Violation } from '../violations/violation.ts';
import { propertiesOf, scalarReader } from './coercion.ts';
import { type Serialization, StyledFields, shapeOf } from './styles.ts';

/** The values of a form or query by name, and what violates its syntax. */
export interface FormValues {
  readonly values: Record<string, unknown>;
  readonly violations: readonly Violation[];
}

/**
 * Parses a query or form (application/x-www-form-urlencoded, WHATWG URL, section 5.1). A name that appears twice is a
 * violation, since it is undefined which of the values counts, unless a styled field reads it.
 * @param ignores returns whether a name is left out
 */
export function parseForm(text: string, styled?: StyledFields, ignores?: (name: string) => boolean): FormValues {
  // Without a prototype, a parameter __proto__ is a name like any other.
  const values: Record<string, unknown> = Object.create(null);
  const violations: Violation[] = [];
  const texts = new Map<string, string[]>();
  const report = (name: string, code: Violation['code'], detail: string) => {
    violations.push({ pointer: below('', name), code, detail });
  };
  for (const pair of text.split('&')) {
    if (violations.length >= maxViolations) break;
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const encodedName = equals === -1 ? pair : pair.slice(0, equals);
    const name = decode(encodedName) ?? encodedName;
    const encoded = equals === -1 ? '' : pair.slice(equals + 1);
    if (styled?.claims(name)) {
      const known = texts.get(name);
      if (known) known.push(encoded);
      else texts.set(name, [encoded]);
      continue;
    }
    if (ignores?.(name)) continue;
    const value = decode(encoded);
    if (value === null) report(name, 'invalid_format', 'must be percent-encoded UTF-8');
    else if (name in values) report(name, 'not_allowed', 'must be given only once');
    else values[name] = value;
  }
  if (styled)
    Object.assign(
      values,
      styled.read(texts, (name, detail) => report(name, 'invalid_format', detail)),
    );
  return { values, violations };
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

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
