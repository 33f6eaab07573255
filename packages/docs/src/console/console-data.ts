import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Operation } from '@worklane/contract';
import { referencedName } from '@worklane/contract/openapi-reader';
import {
  type Header,
  type MediaType,
  type OperationPlace,
  operationPlaces,
  type Parameter,
  type Reference,
  type Response,
  resolve,
  type Schema,
} from '../contract/openapi.ts';
import { operationById } from '../contract/operations.ts';
import type {
  ConsoleBody,
  ConsoleOperation,
  ConsoleParameter,
  ConsoleResponse,
  JsonSchema,
} from './console-operation.ts';

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
export function consoleOperation(place: OperationPlace): ConsoleOperation {
  const definitions = new SchemaDefinitions();
  const { operation, method, path } = place;
  const { operationId: id, summary } = operation;
  const { tag, authentication, scopes } = operationById(id);
  return {
    ...{ id, tag, summary, method: method.toUpperCase(), path, authentication, scopes },
    parameters: place.parameters.map((parameter) => consoleParameter(parameter, definitions)),
    bodies: mapValues(operation.requestBody?.content ?? {}, (media) => consoleBody(media, definitions)),
    responses: mapValues(operation.responses, (response) => consoleResponse(resolve(response), definitions)),
    responseType: responseType(operationById(id)),
    $defs: definitions.all(),
  };
}

function consoleParameter(
  { name, in: place, required = false, description, schema, example }: Parameter,
  definitions: SchemaDefinitions,
): ConsoleParameter {
  return {
    ...{ name, in: place, required, description, example, schema: definitions.reduce(resolve<Schema>(schema)) },
  };
}

const consoleBody = ({ schema, examples = {} }: MediaType, definitions: SchemaDefinitions): ConsoleBody => ({
  schema: definitions.reduce(schema),
  examples: Object.entries(examples).map(([name, example]) => {
    const { summary = name, value } = resolve(example);
    return { name, summary, value };
  }),
});

const consoleResponse = (
  { description, headers = {}, content = {} }: Response,
  definitions: SchemaDefinitions,
): ConsoleResponse => ({
  description,
  headers: mapValues(headers, (header) => {
    const { required = false, schema } = resolve(header) as Header & { required?: boolean; schema: Schema | Reference };
    return { required, schema: definitions.reduce(schema) };
  }),
  content: mapValues(content, ({ schema }): JsonSchema => definitions.reduce(schema)),
});

/** Returns how to read a successful response. */
function responseType({ responses }: Operation): ConsoleOperation['responseType'] {
  const success = Object.entries(responses).find(([status]) => /^[23]/.test(status));
  if (success?.[0].startsWith('3')) return 'redirect';
  const [mediaType] = Object.keys(success?.[1].content ?? {});
  if (mediaType === undefined) return 'none';
  return mediaType === 'text/event-stream' ? 'stream' : 'json';
}

const mapValues = <T, U>(values: Readonly<Record<string, T>>, map: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));

/** Keywords that are not needed to validate a value or to show a field. */
const isOmitted = (keyword: string) =>
  keyword.startsWith('x-') || ['title', 'description', 'examples', 'discriminator', 'default'].includes(keyword);

/** Keywords whose value is data, or a map of schemas. */
const dataKeywords = new Set(['const', 'enum', 'required', 'type']);

/** Collects the schemas that others refer to, as `$defs`. */
class SchemaDefinitions {
  readonly #definitions = new Map<string, JsonSchema>();

  /** Returns a schema without documentation. The schemas that it refers to become definitions. */
  reduce(schema: Schema | Reference | undefined): JsonSchema {
    return this.#reduced(schema ?? {}) as JsonSchema;
  }

  /** Returns the definitions, by name. */
  all(): Record<string, JsonSchema> {
    return Object.fromEntries([...this.#definitions].toSorted(([one], [other]) => one.localeCompare(other)));
  }

  #reduced(node: unknown): unknown {
    if (Array.isArray(node)) return node.map((each) => this.#reduced(each));
    if (typeof node !== 'object' || node === null) return node;
    if (isDiscriminated(node)) return this.#conditions(node);
    return Object.fromEntries(
      Object.entries(node)
        .filter(([keyword]) => !isOmitted(keyword))
        .map(([keyword, value]) => [keyword, this.#keyword(keyword, value)]),
    );
  }

  #keyword(keyword: string, value: unknown): unknown {
    if (keyword === '$ref') return this.#reference(value as string);
    if (dataKeywords.has(keyword)) return value;
    if (keyword === 'properties') {
      return Object.fromEntries(Object.entries(value as object).map(([name, one]) => [name, this.#reduced(one)]));
    }
    return this.#reduced(value);
  }

  #reference($ref: string): string {
    const name = referencedName($ref);
    if (!this.#definitions.has(name)) {
      // Set before its own references are followed, as schemas can be recursive.
      this.#definitions.set(name, {});
      this.#definitions.set(name, this.reduce(resolve<Schema>({ $ref })));
    }
    return `#/$defs/${name}`;
  }

  /**
   * Returns the alternatives of a discriminated schema as conditions: a validator then reports what is wrong in the
   * alternative that the value selects, instead of what each of them lacks.
   */
  #conditions({ discriminator: { propertyName, mapping } }: Discriminated): JsonSchema {
    return {
      required: [propertyName],
      properties: { [propertyName]: { enum: Object.keys(mapping) } },
      allOf: Object.entries(mapping).map(([value, $ref]) => ({
        if: { properties: { [propertyName]: { const: value } }, required: [propertyName] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { $ref: this.#reference($ref) },
      })),
    };
  }
}

interface Discriminated {
  readonly discriminator: { readonly propertyName: string; readonly mapping: Readonly<Record<string, string>> };
}

const isDiscriminated = (node: object): node is Discriminated => 'discriminator' in node;
