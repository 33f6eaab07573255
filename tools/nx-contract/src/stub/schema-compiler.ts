import type { ValidationError, Validator } from '@worklane/contract';
import { ReferenceResolver, type SchemaObject } from '@worklane/contract/openapi-reader';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { StubOptions } from './options.ts';
import type { Direction, Document } from './resolved-document.ts';

/** Maximum number of errors that are described: a body may have one for each of its bytes. */
const maxErrors = 1000;

export type SchemaOptions = Pick<StubOptions, 'validateFormats'>;

/** A schema of OpenAPI 3.0 or 3.1, while it is adapted. */
type MutableSchema = { -readonly [Key in keyof SchemaObject]: SchemaObject[Key] } & Record<string, unknown>;

/** Compiles schemas of an OpenAPI document to validators of what one direction sends. */
export class SchemaCompiler {
  readonly #ajv: Ajv2020;
  readonly #resolver: ReferenceResolver;
  readonly #ignored: 'readOnly' | 'writeOnly';
  readonly #isVersion30: boolean;
  /** Until Ajv has it: to index a large document takes seconds. */
  #document: Document | undefined;
  readonly #adapted = new WeakSet<object>();
  /** The references of the schemas. */
  readonly references = new Set<string>();

  /**
   * @param document is changed: its schemas are adapted to JSON Schema 2020-12
   * @param schemas those of the document that the direction sends
   */
  constructor(
    document: Document,
    direction: Direction,
    schemas: readonly SchemaObject[],
    { validateFormats = false }: SchemaOptions = {},
  ) {
    this.#resolver = new ReferenceResolver(document, 'The document');
    this.#ignored = direction === 'request' ? 'readOnly' : 'writeOnly';
    this.#isVersion30 = document.openapi.startsWith('3.0');
    this.#ajv = new Ajv2020({
      allErrors: true,
      strict: false,
      logger: false,
      validateSchema: false,
      inlineRefs: false,
      code: { regExp: Object.assign(regularExpression, { code: 'regularExpression' }) },
    });
    if (validateFormats) addFormats.default(this.#ajv);
    // A number cannot hold other integers exactly: two of them would become equal.
    this.#ajv.addFormat('int64', { type: 'number', validate: Number.isSafeInteger });
    for (const schema of schemas) this.#adapt(schema as MutableSchema);
    this.#document = document;
  }

  /** @param schema may refer to schemas of the document @throws Error if it cannot be compiled */
  compile(schema: SchemaObject): Validator<unknown> {
    if (this.#document) this.#ajv.addSchema(withAbsoluteReferences(this.#document), documentUri);
    this.#document = undefined;
    const validate = this.#ajv.compile(withAbsoluteReferences(schema));
    const bounded = ((value: unknown) => {
      const isValid = validate(value);
      bounded.errors = (validate.errors?.slice(0, maxErrors) as ValidationError[] | undefined) ?? null;
      return isValid;
    }) as Validator<unknown>;
    return bounded;
  }

  lookUp = (reference: string): SchemaObject => this.#resolver.lookUp(reference) as SchemaObject;

  /** Adapts a schema and all schemas that it contains or refers to. @param siblings the properties of a schema that contains it */
  #adapt(schema: MutableSchema, siblings: Readonly<Record<string, SchemaObject>> = {}): void {
    if (typeof schema !== 'object' || schema === null || this.#adapted.has(schema)) return;
    this.#adapted.add(schema);
    if (typeof schema.$ref === 'string') {
      // In OpenAPI 3.0, keywords beside a reference are ignored (Reference Object).
      if (this.#isVersion30) for (const key of Object.keys(schema)) if (key !== '$ref') delete schema[key];
      this.references.add(schema.$ref);
      this.#adapt(this.#resolver.lookUp(schema.$ref) as MutableSchema);
    }
    if (this.#isVersion30) adaptVersion30(schema);
    delete schema.nullable;
    delete schema.id;
    if ([schema.type].flat().includes('integer')) schema.format ??= 'int64';
    const properties = { ...siblings, ...schema.properties };
    for (const part of schema.allOf ?? []) Object.assign(properties, this.#resolver.resolve(part).properties);
    if (Array.isArray(schema.required)) {
      schema.required = schema.required.filter((name) => !this.#isIgnored(properties[name]));
    }
    for (const [keyword, value] of Object.entries(schema)) {
      const isPart = /^(?:allOf|anyOf|oneOf|not|if|then|else)$/.test(keyword);
      for (const child of childrenOf(keyword, value)) this.#adapt(child, isPart ? properties : {});
    }
  }

  /** Whether the direction does not send a property, so that it cannot be required (OpenAPI 3.0, Schema Object). */
  #isIgnored(property: SchemaObject | undefined): boolean {
    if (typeof property !== 'object') return false;
    return [property, this.#resolver.resolve(property)].some((schema) => schema[this.#ignored as 'readOnly'] === true);
  }
}

const documentUri = 'https://document.invalid/openapi';

/** Returns a copy in which local references are those of the document, also below an `$id`: so do bundlers read them. */
const withAbsoluteReferences = <T extends object>(value: T): T =>
  JSON.parse(JSON.stringify(value), (key, child) =>
    key === '$ref' && typeof child === 'string' && child.startsWith('#') ? documentUri + child : child,
  );

/** Most patterns are written without the flag `u`, and some are invalid with it. */
function regularExpression(pattern: string, flags: string): RegExp {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return new RegExp(pattern);
  }
}

/** Returns what is no schema of JSON Schema 2020-12 in an adapted schema: a pointer and a message for each. */
export function schemaErrors(schema: object): { pointer: string; message: string }[] {
  if (metaSchema.validateSchema(schema)) return [];
  return (metaSchema.errors ?? []).map(({ instancePath, message = '' }) => ({ pointer: instancePath, message }));
}

const metaSchema = new Ajv2020({ strict: false, logger: false });

const lists = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const maps = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas']);
const single = new Set([
  'additionalProperties',
  'contains',
  'contentSchema',
  'else',
  'if',
  'items',
  'not',
  'propertyNames',
  'then',
  'unevaluatedItems',
  'unevaluatedProperties',
]);

function childrenOf(keyword: string, value: unknown): MutableSchema[] {
  if (typeof value !== 'object' || value === null) return [];
  if (lists.has(keyword) || maps.has(keyword)) return Object.values(value);
  return single.has(keyword) ? [value as MutableSchema] : [];
}

/** Converts what OpenAPI 3.0 writes in another way than JSON Schema 2020-12. */
function adaptVersion30(schema: MutableSchema): void {
  for (const [limit, exclusive] of [
    ['minimum', 'exclusiveMinimum'],
    ['maximum', 'exclusiveMaximum'],
  ] as const) {
    if (typeof schema[exclusive] !== 'boolean') continue;
    if (schema[exclusive] && schema[limit] !== undefined) {
      schema[exclusive] = schema[limit];
      delete schema[limit];
    } else delete schema[exclusive];
  }
  if (schema.nullable !== true) return;
  if (typeof schema.type === 'string') {
    schema.type = [schema.type, 'null'];
    if (Array.isArray(schema.enum)) schema.enum = [...schema.enum, null];
  } else if (schema.allOf || schema.anyOf || schema.oneOf) {
    const { nullable: _, ...described } = schema;
    for (const key of Object.keys(schema)) delete schema[key];
    schema.anyOf = [described, { type: 'null' }];
  }
}
