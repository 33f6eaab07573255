import type { EncodingObject, SchemaObject } from '@worklane/contract/openapi-reader';
import { ProblemError } from '@worklane/contract/requests';
import type { Contract } from '../contract.ts';
import { itemsOf, propertiesOf, type SchemaResolver, scalarReader, typesOf } from './coercion.ts';
import { shapeOf } from './styles.ts';

/** A multipart form: its values, and the values that are validated, in which a file is a text of the same length. */
export interface MultipartForm {
  readonly value: Readonly<Record<string, unknown>>;
  readonly validated: Readonly<Record<string, unknown>>;
}

/** Returns a text with as many characters as a file has bytes: `maxLength` of binary data counts bytes. */
export const lengthOf = ({ size }: Blob): string => ' '.repeat(size);

/** Whether a schema describes bytes, as OpenAPI 3.0 (`format`) or 3.1 (`contentMediaType`) says. */
export function isBinary(contract: SchemaResolver, schema: SchemaObject): boolean {
  const { format, contentMediaType, contentEncoding } = contract.resolveSchema(Object(schema));
  if (format === 'binary') return true;
  return contentMediaType !== undefined && contentEncoding === undefined && !/json|text/.test(contentMediaType);
}

/**
 * Returns a function that parses a form of multipart/form-data with the parser of the platform. It throws a `ProblemError`
 * malformed_json.
 */
export function multipartReader(
  contract: Contract,
  schema: string | null,
  encodings: Readonly<Record<string, EncodingObject>>,
): (bytes: Uint8Array, contentType: string) => Promise<MultipartForm> {
  const properties = schema === null ? {} : propertiesOf(contract, contract.schemaOf(schema));
  return async (bytes, contentType) => {
    const form = await parse(bytes, contentType);
    const value: [string, unknown][] = [];
    const validated: [string, unknown][] = [];
    for (const name of new Set(form.keys())) {
      const property = properties[name] ?? {};
      const isJson = /json/.test(encodings[name]?.contentType ?? '');
      const isList = !isJson && shapeOf(contract, property) === 'array';
      const item = isList ? itemsOf(contract, property) : property;
      const parts = await Promise.all(form.getAll(name).map((part) => partOf(contract, name, item, isJson, part)));
      if (!isList && parts.length > 1) throw malformed(`The field ${name} must be given only once.`);
      const standIns = parts.map((part) => (part instanceof Blob ? lengthOf(part) : part));
      value.push([name, isList ? parts : parts[0]]);
      validated.push([name, isList ? standIns : standIns[0]]);
    }
    return { value: Object.fromEntries(value), validated: Object.fromEntries(validated) };
  };
}

async function parse(bytes: Uint8Array, contentType: string): Promise<FormData> {
  try {
    return await new Response(bytes as Uint8Array<ArrayBuffer>, {
      headers: { 'Content-Type': contentType },
    }).formData();
  } catch {
    throw malformed('The body is not multipart/form-data with the boundary of its Content-Type.');
  }
}

async function partOf(
  contract: SchemaResolver,
  name: string,
  schema: SchemaObject,
  isJson: boolean,
  part: File | string,
): Promise<unknown> {
  const isFile =
    isBinary(contract, schema) || (typeof part !== 'string' && !isJson && typesOf(contract, schema).size === 0);
  if (isFile) return typeof part === 'string' ? new Blob([part]) : part;
  const text = typeof part === 'string' ? part : await part.text();
  if (!isJson && shapeOf(contract, schema) === 'scalar') return scalarReader(contract, schema)(text);
  try {
    return JSON.parse(text);
  } catch {
    throw malformed(`The field ${name} is not JSON.`);
  }
}

const malformed = (detail: string) => new ProblemError('malformed_json', detail);
