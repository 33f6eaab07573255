import { readFile } from 'node:fs/promises';
import { parseJsonText } from '@worklane/contract/command-line';
import type { DescribedOperation, SchemaObject } from '@worklane/contract/openapi-reader';
import { suggestion } from '@worklane/contract/similar-name';
import {
  alternativesOf,
  enumOf,
  needsToken,
  propertiesOf,
  requestContent,
  requiredOf,
  schemaName,
  typesOf,
} from '../contract.ts';
import { UsageError } from '../errors.ts';
import type { System } from '../terminal/system.ts';
import { requireKnownValue } from './parameters.ts';

export interface BodyOptions {
  readonly field?: readonly string[];
  /** A file, or `-` for standard input. */
  readonly input?: string;
}

/** Returns the request body: the input, with the fields set in it. @throws UsageError if it is missing or malformed */
export async function requestBody(
  operation: DescribedOperation,
  { field = [], input }: BodyOptions,
  system: System,
): Promise<unknown> {
  const content = requestContent(operation);
  if (!content) return undefined;
  const schema = content[1].schema ?? {};
  if (input === undefined && field.length === 0) {
    if (operation.requestBody?.required) throw missingBody(operation, schema);
    return undefined;
  }
  const body = input === undefined ? {} : await readJsonInput(input, system);
  const assigned = new Set<string>();
  for (const assignment of field) {
    const { path, text } = parseAssignment(assignment);
    const [name] = assignment.split('=', 1) as [string];
    const value = fieldValue(name, text, fieldSchema(schema, path));
    setField(body, path, value, assigned.has(name));
    assigned.add(name);
  }
  return body;
}

function missingBody(operation: DescribedOperation, schema: SchemaObject): UsageError {
  const filledIn = organizationFields(operation);
  const required = requiredOf(schema).filter((name) => !filledIn.includes(name));
  const names = required.length > 0 ? required : Object.keys(propertiesOf(schema));
  const heading = required.length > 0 ? 'Required fields' : 'Fields';
  return new UsageError(
    `Missing request body. ${heading}: ${names.join(', ')}. Use --field ${names[0] ?? 'name'}=... or --input file.json.`,
  );
}

/** Returns the required fields that contain the organization, which the session fills in. */
export function organizationFields(operation: DescribedOperation): readonly string[] {
  const schema = requestContent(operation)?.[1].schema;
  if (!schema || !needsToken(operation)) return [];
  const properties = propertiesOf(schema);
  return requiredOf(schema).filter((name) => schemaName(properties[name] ?? {}) === 'OrganizationId');
}

/** The steps to a field: `line_items[0].quantity` is `['line_items', 0, 'quantity']`. */
type FieldPath = readonly [string, ...(string | number)[]];

/** Parses `name=value`. @throws UsageError */
function parseAssignment(assignment: string) {
  const equals = assignment.indexOf('=');
  if (equals < 1) throw new UsageError(`Invalid --field ${assignment}. Use name=value, such as title=Paint.`);
  return { path: parsePath(assignment.slice(0, equals)), text: assignment.slice(equals + 1) };
}

function parsePath(text: string): FieldPath {
  const isValid = /^[^.[\]]+(\.[^.[\]]+|\[\d{1,4}\])*$/.test(text) && !text.includes('__proto__');
  if (!isValid) {
    throw new UsageError(
      `Invalid field "${text}". Use a path such as title, line_items[0].quantity or custom_fields.color.`,
    );
  }
  const steps = text.matchAll(/\[(\d+)\]|[^.[\]]+/g);
  return Array.from(steps, ([step, index]) => (index === undefined ? step : Number(index))) as unknown as FieldPath;
}

/** Returns the path as it is written on the command line. */
const pathText = ([first, ...rest]: FieldPath): string =>
  rest.reduce<string>((text, step) => (typeof step === 'number' ? `${text}[${step}]` : `${text}.${step}`), first);

/** Returns the schema of the field at a path, or an empty one where any field is allowed. @throws UsageError if there is none */
function fieldSchema(body: SchemaObject, path: FieldPath): SchemaObject {
  let schema = body;
  path.forEach((step, index) => {
    const parent = path.slice(0, index) as unknown as FieldPath;
    schema = typeof step === 'number' ? itemOf(schema, parent) : memberOf(schema, step, parent);
  });
  return schema;
}

function itemOf(schema: SchemaObject, parent: FieldPath): SchemaObject {
  const list = alternativesOf(schema).find(({ items }) => items);
  if (!list && isDefined(schema)) throw new UsageError(`${pathText(parent)} is not a list.`);
  return list?.items ?? {};
}

function memberOf(schema: SchemaObject, name: string, parent: FieldPath): SchemaObject {
  const properties = propertiesOf(schema);
  if (Object.hasOwn(properties, name)) return properties[name] as SchemaObject;
  const objects = alternativesOf(schema).filter((each) => each.type === 'object' || each.properties);
  const place = parent.length > 0 ? ` in ${pathText(parent)}` : '';
  if (objects.length === 0 && isDefined(schema)) throw new UsageError(`${pathText(parent)} is not an object.`);
  if (objects.length > 0 && objects.every(({ additionalProperties }) => additionalProperties === false)) {
    const names = Object.keys(properties);
    throw new UsageError(
      `Unknown field "${name}"${place}.${suggestion(name, names)} The fields are: ${names.join(', ')}.`,
    );
  }
  const [additional] = objects.map(({ additionalProperties }) => additionalProperties);
  return typeof additional === 'object' ? additional : {};
}

/** A schema without types allows anything. */
const isDefined = (schema: SchemaObject): boolean =>
  alternativesOf(schema).some(({ type, properties }) => type ?? properties);

/**
 * Returns the value that a text has in a field. A text that the field does not allow stays a text: the API reports it.
 * @throws UsageError for malformed JSON, a number that would be rounded, or an unknown value of an enumeration
 */
function fieldValue(name: string, text: string, schema: SchemaObject): unknown {
  const types = typesOf(schema);
  if (text === 'null' && (types.has('null') || types.size === 0)) return null;
  if (types.has('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  if (isNumber(text) && (types.size === 0 || types.has('number') || types.has('integer')))
    return parseJsonText(text, `--field ${name}`);
  if (types.has('object') && text.startsWith('{')) return parseJsonText(text, `--field ${name}`);
  if (types.has('array')) return listValue(name, text, schema);
  if (types.size === 0) return anyValue(text);
  // Quotes make a text of a number, where both are allowed.
  if (types.has('string') && types.has('number') && /^".*"$/.test(text)) return parseJsonText(text, `--field ${name}`);
  return types.has('string') ? requireKnownValue(name, text, enumOf(schema)) : text;
}

function listValue(name: string, text: string, schema: SchemaObject): unknown {
  const items = alternativesOf(schema).find((each) => each.items)?.items ?? {};
  if (text.startsWith('[') || typesOf(items).has('object')) return parseJsonText(text, `--field ${name}`);
  return text === '' ? [] : text.split(',').map((item) => fieldValue(name, item, items));
}

function anyValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Numbers as JSON has them, which excludes `0x10`, an empty text and leading zeros, as in postal codes. */
const isNumber = (text: string): boolean => /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(text);

/**
 * Sets a value in a JSON document, and creates the objects and lists on the way to it.
 * @param appends whether a list is added to the one that is there
 * @throws UsageError if the path does not fit the document
 */
function setField(document: unknown, path: FieldPath, value: unknown, appends = false): void {
  let parent = document;
  path.forEach((step, index) => {
    const place = index === 0 ? 'The request body' : pathText(path.slice(0, index) as unknown as FieldPath);
    requireContainer(parent, step, place);
    const container = parent as Record<string | number, unknown>;
    if (index < path.length - 1) container[step] ??= typeof path[index + 1] === 'number' ? [] : {};
    else container[step] = appends ? appended(container[step], value) : value;
    parent = container[step];
  });
}

const appended = (existing: unknown, value: unknown): unknown =>
  Array.isArray(existing) && Array.isArray(value) ? [...existing, ...value] : value;

function requireContainer(container: unknown, step: string | number, place: string): void {
  if (typeof step === 'number') {
    if (!Array.isArray(container)) throw new UsageError(`${place} is not a list.`);
    if (step > container.length)
      throw new UsageError(`${place}[${container.length}] is missing: set the items in order.`);
  } else if (typeof container !== 'object' || container === null || Array.isArray(container)) {
    throw new UsageError(`${place} is not a JSON object.`);
  }
}

/** Reads the option --input: the JSON of a file, or of standard input for `-`. @throws UsageError */
async function readJsonInput(input: string, system: Pick<System, 'readInput'>): Promise<unknown> {
  if (input === '-') return parseJsonText(await system.readInput(), 'standard input');
  const text = await readFile(input, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    const reason = cause.code === 'ENOENT' ? 'The file does not exist' : cause.message;
    throw new UsageError(`Cannot read ${input}: ${reason}.`, { cause });
  });
  return parseJsonText(text, input);
}
