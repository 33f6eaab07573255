import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  DescribedOperation,
  MediaTypeObject,
  ParameterObject,
  ResponseObject,
} from '@worklane/contract/openapi-reader';
import { operationPlaces, resolve } from '../contract/openapi.ts';
import { operationById, successOf } from '../contract/operations.ts';
import type {
  ConsoleBody,
  ConsoleOperation,
  ConsoleParameter,
  ConsoleResponse,
  JsonSchema,
} from './console-operation.ts';
import { SchemaDefinitions } from './schema-definitions.ts';

/** Writes `console/<operationId>.json` for every operation, which the console on the page of the operation loads. */
export async function writeConsoleData(directory: string): Promise<void> {
  const folder = join(directory, 'console');
  await mkdir(folder, { recursive: true });
  for (const place of operationPlaces) {
    const operation = consoleOperation(place);
    await writeFile(join(folder, `${operation.id}.json`), JSON.stringify(operation));
  }
}

/** Returns what the console needs of an operation, with the schemas that it refers to. */
export function consoleOperation(place: DescribedOperation): ConsoleOperation {
  const definitions = new SchemaDefinitions();
  const { operation, method, path } = place;
  const { operationId: id, summary = '' } = operation;
  const { tag, authentication, scopes } = operationById(id);
  return {
    ...{ id, tag, summary, method: method.toUpperCase(), path, authentication, scopes },
    parameters: place.parameters.map((parameter) => consoleParameter(parameter, definitions)),
    bodies: mapValues(place.requestBody?.content ?? {}, (media) => consoleBody(media, definitions)),
    responses: mapValues(place.responses, (response) => consoleResponse(response, definitions)),
    responseType: successOf(id).responseType,
    $defs: definitions.all(),
  };
}

function consoleParameter(
  { name, in: place, required = false, description = '', schema, example }: ParameterObject,
  definitions: SchemaDefinitions,
): ConsoleParameter {
  return {
    ...{ name, in: place, required, description, example, schema: definitions.reduce(resolve(schema)) },
  };
}

const consoleBody = ({ schema, examples = {} }: MediaTypeObject, definitions: SchemaDefinitions): ConsoleBody => ({
  schema: definitions.reduce(schema),
  examples: Object.entries(examples).map(([name, example]) => {
    const { summary = name, value } = resolve(example);
    return { name, summary, value };
  }),
});

const consoleResponse = (
  { description, headers = {}, content = {} }: ResponseObject,
  definitions: SchemaDefinitions,
): ConsoleResponse => ({
  description,
  headers: mapValues(headers, (header) => {
    const { required = false, schema } = resolve(header);
    return { required, schema: definitions.reduce(schema) };
  }),
  content: mapValues(content, ({ schema }): JsonSchema => definitions.reduce(schema)),
});

const mapValues = <T, U>(values: Readonly<Record<string, T>>, map: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
