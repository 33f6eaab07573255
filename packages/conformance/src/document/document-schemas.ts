import { appendToPointer, type OpenapiReader, type SchemaObject } from '@worklane/contract/openapi-reader';
import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expressionOf } from './effective-schema.ts';

/** A part of a value that a keyword of the document forbids. */
export interface SchemaViolation {
  /** JSON pointer to the part of the value. */
  readonly instancePath: string;
  readonly keyword: string;
  /** JSON pointer to the keyword in the document. */
  readonly statement: string;
  /** What the keyword requires, after the location. */
  readonly message: string;
}

export interface ValidationOptions {
  /** Whether a text may represent a number or a boolean, as in parameters and headers. */
  readonly isText?: boolean;
}

const key = 'document';

/** A validator, and what it has compiled for schemas of the document. */
interface Validators {
  readonly ajv: Ajv2020;
  readonly known: WeakMap<SchemaObject, ValidateFunction>;
}

/** Validates values against the schemas of a document, each of which is compiled when it is first used. */
export class DocumentSchemas {
  readonly api: OpenapiReader;
  readonly #pointers = new Map<object, string>();
  readonly #compiled = new Map<string, ValidateFunction>();
  readonly #values: Validators;
  readonly #texts: Validators;
  static readonly #known = new WeakMap<OpenapiReader, DocumentSchemas>();

  /** Returns the schemas of a document, which are compiled once. */
  static of(api: OpenapiReader): DocumentSchemas {
    const schemas = DocumentSchemas.#known.get(api) ?? new DocumentSchemas(api);
    DocumentSchemas.#known.set(api, schemas);
    return schemas;
  }

  constructor(api: OpenapiReader) {
    const { document } = api;
    this.api = api;
    this.#locate(document, '#');
    this.#values = { ajv: validator(document, {}), known: new WeakMap() };
    this.#texts = { ajv: validator(document, { coerceTypes: true }), known: new WeakMap() };
  }

  /**
   * Returns the JSON pointer to a part of the document.
   * @throws Error if the object is a copy.
   */
  pointerTo(part: object): string {
    const pointer = this.#pointers.get(part);
    if (pointer === undefined) throw new Error(`Not a part of the document: ${JSON.stringify(part)}`);
    return pointer;
  }

  /**
   * Returns how a value violates a schema of the document.
   * @param schema the object in the document, not a copy.
   */
  violations(schema: SchemaObject, value: unknown, { isText = false }: ValidationOptions = {}): SchemaViolation[] {
    const { ajv, known } = isText ? this.#texts : this.#values;
    const validate = known.get(schema) ?? this.#validator(schema, ajv);
    known.set(schema, validate);
    // Coercion changes the value.
    if (validate(isText ? structuredClone(value) : value)) return [];
    return (validate.errors ?? []).map(({ instancePath, keyword, message, params, parentSchema = {} }) => ({
      instancePath,
      keyword,
      // The schema of a compiled reference is the object in the document itself.
      statement: appendToPointer(
        this.#pointers.get(parentSchema) ?? '#',
        keyword,
        ...memberOf(keyword, params, parentSchema as SchemaObject),
      ),
      message: `${message} ${JSON.stringify(params)}`,
    }));
  }

  /** Whether a value has a format. Unknown formats allow every value. */
  isFormat(format: string, value: unknown): boolean {
    return this.#compile(`format ${format}`, () => this.#values.ajv.compile({ format }))(value);
  }

  /** References to the same schema share its code. */
  #validator(schema: SchemaObject, ajv: Ajv2020): ValidateFunction {
    const { $ref, ...siblings } = schema;
    const isAlias = $ref !== undefined && Object.keys(siblings).length === 0;
    const pointer = isAlias ? decodeURIComponent($ref) : this.pointerTo(schema);
    // Tokens may contain characters that a URI does not allow.
    const target = `${key}#${pointer.slice(1).split('/').map(encodeURIComponent).join('/')}`;
    return this.#compile(`${ajv === this.#values.ajv} ${target}`, () => ajv.compile({ $ref: target }));
  }

  #compile(name: string, compile: () => ValidateFunction): ValidateFunction {
    const compiled = this.#compiled.get(name) ?? compile();
    this.#compiled.set(name, compiled);
    return compiled;
  }

  #locate(part: object, pointer: string): void {
    // YAML aliases repeat an object.
    if (this.#pointers.has(part)) return;
    this.#pointers.set(part, pointer);
    for (const [name, value] of Object.entries(part)) {
      if (typeof value === 'object' && value !== null) this.#locate(value, appendToPointer(pointer, name));
    }
  }
}

/** Each required property is a statement of its own. */
const memberOf = (keyword: string, { missingProperty }: Record<string, unknown>, schema: SchemaObject): number[] =>
  keyword === 'required' ? [schema.required?.indexOf(String(missingProperty)) ?? 0] : [];

function validator(document: object, options: { coerceTypes?: boolean }): Ajv2020 {
  const ajv = new Ajv2020({
    ...options,
    allErrors: true,
    logger: false,
    strict: false,
    validateSchema: false,
    verbose: true,
    // Most schemas check few values: compiling them takes longer.
    code: { optimize: false, regExp: Object.assign(expressionOf, { code: '' }) },
  });
  formats.default(ajv);
  return ajv.addSchema(document, key);
}
