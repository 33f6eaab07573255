import type { SchemaObject } from '@worklane/contract/openapi-reader';
import { additionalOf, itemsOf, propertiesOf, type SchemaResolver, scalarReader, typesOf } from './coercion.ts';

/** How a parameter or a form field is written (OpenAPI 3.1, Style Values). */
export interface Serialization {
  readonly name: string;
  readonly schema: SchemaObject;
  readonly style: string;
  readonly explode: boolean;
  /** Whether it is JSON text: it has `content`, or is an object in a form. */
  readonly json?: boolean;
}

export type Shape = 'array' | 'object' | 'scalar';

export function shapeOf(contract: SchemaResolver, schema: SchemaObject): Shape {
  const types = typesOf(contract, schema);
  return types.has('array') ? 'array' : types.has('object') ? 'object' : 'scalar';
}

/** Thrown for a text that is not written in its style. The message follows the name of the value. */
export class StyleError extends Error {}

/** Decodes percent-encoded UTF-8. @throws StyleError */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new StyleError('must be percent-encoded UTF-8');
  }
}

const queryDecoded = (text: string): string => percentDecoded(text.replaceAll('+', ' '));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new StyleError('must be JSON');
  }
}

const delimiters: Readonly<Record<string, RegExp>> = {
  spaceDelimited: /%20|\+| /,
  pipeDelimited: /%7C|\|/i,
};

/** Returns a function that reads one text of any style but deepObject. Delimiters are found before the text is decoded. */
export function textReader(
  contract: SchemaResolver,
  { name, schema, style, explode, json }: Serialization,
  decode: (text: string) => string,
): (text: string) => unknown {
  if (json) return (text) => parseJson(decode(text));
  const shape = shapeOf(contract, schema);
  const scalar = scalarReader(contract, schema);
  const prefix = style === 'label' ? '.' : style === 'matrix' ? ';' : '';
  const delimiter = delimiters[style] ?? (prefix && explode ? prefix : ',');
  const item = scalarReader(contract, itemsOf(contract, schema));
  const properties = objectReader(contract, schema);
  const isNamed = style === 'matrix' && !(explode && shape === 'object');
  const withoutName = (text: string) => {
    if (!isNamed) return text;
    if (text === name) return '';
    if (!text.startsWith(`${name}=`)) throw new StyleError(`must start with ;${name}=`);
    return text.slice(name.length + 1);
  };
  return (text) => {
    if (!text.startsWith(prefix)) throw new StyleError(`must start with ${prefix}`);
    const content = text.slice(prefix.length);
    if (shape === 'scalar') return scalar(decode(withoutName(content)));
    const parts = split(content, delimiter);
    const named = explode ? parts.map(withoutName) : split(withoutName(content), delimiter);
    if (shape === 'array') return named.map((part) => item(decode(part.trim())));
    if (explode) return properties(named.map((part) => pairOf(part, style, decode)));
    if (named.length % 2 > 0) throw new StyleError('must be names and values in turn');
    return properties(
      named.flatMap((key, i) => (i % 2 ? [] : [[decode(key.trim()), decode(named[i + 1]?.trim() ?? '')]])),
    );
  };
}

const split = (text: string, delimiter: string | RegExp) => (text === '' ? [] : text.split(delimiter));

function pairOf(part: string, style: string, decode: (text: string) => string): readonly [string, string] {
  const equals = part.indexOf('=');
  // RFC 6570, section 3.2.7.
  if (equals === -1 && style === 'matrix') return [decode(part), ''];
  if (equals === -1) throw new StyleError('must be names with values');
  return [decode(part.slice(0, equals).trim()), decode(part.slice(equals + 1).trim())];
}

type Pairs = readonly (readonly [name: string, text: string])[];

/** Returns a function that converts the properties of an object to their types. */
function objectReader(contract: SchemaResolver, schema: SchemaObject): (pairs: Pairs) => object {
  const additional = scalarReader(contract, additionalOf(contract, schema) ?? {});
  const byName = new Map(
    Object.entries(propertiesOf(contract, schema)).map(([name, property]) => [name, scalarReader(contract, property)]),
  );
  return (pairs) => Object.fromEntries(pairs.map(([name, text]) => [name, (byName.get(name) ?? additional)(text)]));
}

/** The undecoded texts of the fields of a query or a form, by decoded name. */
type Texts = ReadonlyMap<string, readonly string[]>;

interface Field {
  readonly name: string;
  claims(name: string): boolean;
  read(texts: Texts): unknown;
}

/** The fields of a query, a form or cookies that are not plain texts: lists and objects. */
export class StyledFields {
  readonly #fields: readonly Field[];

  /** @param plain the names of the other fields */
  constructor(
    contract: SchemaResolver,
    fields: readonly Serialization[],
    plain: ReadonlySet<string>,
    decode: (text: string) => string = queryDecoded,
  ) {
    const taken = new Set([...plain, ...fields.map(({ name }) => name)]);
    this.#fields = fields.map((field) => styledField(contract, field, taken, decode));
  }

  /** Whether one of the fields reads a name. */
  claims(name: string): boolean {
    return this.#fields.some((field) => field.claims(name));
  }

  /** Returns the values of the fields that are present. @param onInvalid is called with a field whose texts cannot be read */
  read(texts: Texts, onInvalid: (name: string, detail: string) => void): Record<string, unknown> {
    const values: Record<string, unknown> = {};
    for (const field of this.#fields) {
      const own = new Map([...texts].filter(([name]) => field.claims(name)));
      if (own.size === 0) continue;
      try {
        values[field.name] = field.read(own);
      } catch (error) {
        if (!(error instanceof StyleError)) throw error;
        onInvalid(field.name, error.message);
      }
    }
    return values;
  }
}

function styledField(
  contract: SchemaResolver,
  field: Serialization,
  taken: ReadonlySet<string>,
  decode: (text: string) => string,
): Field {
  const { name, schema, style, explode, json } = field;
  const isOwn = (key: string) => key === name;
  if (style === 'deepObject') {
    return {
      name,
      claims: (key) => key.startsWith(`${name}[`),
      read: (texts) =>
        nested(
          contract,
          schema,
          [...texts].flatMap(([key, values]) =>
            values.map((text) => ({ path: bracketed(key.slice(name.length)), text: decode(text) })),
          ),
        ),
    };
  }
  const shape = shapeOf(contract, schema);
  if (!json && explode && shape === 'array') {
    const item = scalarReader(contract, itemsOf(contract, schema));
    return { name, claims: isOwn, read: (texts) => (texts.get(name) ?? []).map((text) => item(decode(text))) };
  }
  if (!json && explode && shape === 'object') {
    const declared = propertiesOf(contract, schema);
    const isOpen = additionalOf(contract, schema) !== undefined;
    const properties = objectReader(contract, schema);
    return {
      name,
      claims: (key) => Object.hasOwn(declared, key) || (isOpen && !taken.has(key)),
      read: (texts) => properties([...texts].map(([key, values]) => [key, decode(onlyOne(values))])),
    };
  }
  const read = textReader(contract, field, decode);
  return { name, claims: isOwn, read: (texts) => read(onlyOne(texts.get(name) ?? [])) };
}

function onlyOne([text = '', ...others]: readonly string[]): string {
  if (others.length > 0) throw new StyleError('must be given only once');
  return text;
}

/** Returns the names in brackets: `[a][]` has `a` and the empty name. */
function bracketed(text: string): string[] {
  if (!/^(?:\[[^[\]]*\])+$/.test(text)) throw new StyleError('must have each name in brackets');
  return text.slice(1, -1).split('][');
}

interface NestedText {
  readonly path: readonly string[];
  readonly text: string;
}

/** Builds the value of a deepObject. Objects and lists below the first level are common, though no version defines them. */
function nested(contract: SchemaResolver, schema: SchemaObject, entries: readonly NestedText[]): unknown {
  const shape = shapeOf(contract, schema);
  if (entries.every(({ path }) => path.length === 0)) {
    if (shape !== 'array') return scalarReader(contract, schema)(onlyOne(entries.map(({ text }) => text)));
    return entries.map(({ text }) => scalarReader(contract, itemsOf(contract, schema))(text));
  }
  const groups = new Map<string, NestedText[]>();
  for (const [index, entry] of entries.entries()) {
    const [name = ''] = entry.path;
    const key = shape === 'array' && name === '' ? String(index) : name;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  const properties = propertiesOf(contract, schema);
  const values = [...groups].map(([name, group]) => {
    const child = shape === 'array' ? itemsOf(contract, schema) : properties[name];
    const below = group.map(({ path, text }) => ({ path: path.slice(1), text }));
    return [name, nested(contract, child ?? additionalOf(contract, schema) ?? {}, below)] as const;
  });
  return shape === 'array' ? values.map(([, value]) => value) : Object.fromEntries(values);
}
