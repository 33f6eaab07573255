/** A schema of the bundled AsyncAPI document, or a reference to one. */
export interface Schema {
  $ref?: string;
  description?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  oneOf?: Schema[];
  additionalProperties?: boolean | Schema;
  [keyword: string]: unknown;
}

export interface AsyncApi {
  info: { title: string; version: string };
  channels: Record<string, { messages: Record<string, { payload: Schema }> }>;
  components: { schemas: Record<string, Schema> };
}

export interface PayloadOptions {
  /** Whether a list of values becomes an enumeration; otherwise it becomes its type. */
  enumerations: boolean;
}

/**
 * Returns the payloads of an AsyncAPI document in the part of JSON Schema that Modelina turns into correct code:
 *
 * - A nullable property is optional and an optional property is nullable, because each language of Modelina looks at only one
 *   of the two.
 * - A value of several types is any value: Go and C# have no unions.
 * - Constants are their type. Modelina writes string constants as invalid Python.
 * - Exactly the objects and enumerations are components, since Modelina numbers those without a name.
 */
export function payloadDocument({ info, channels, components }: AsyncApi, options: PayloadOptions): object {
  const models = new Models(components.schemas, options);
  const messages = Object.values(channels).flatMap((channel) => Object.entries(channel.messages));
  const payloads = messages.map(([type, { payload }]) => [type, { payload: models.value(payload, type).schema }]);
  return {
    asyncapi: '3.0.0',
    info: { title: info.title, version: info.version },
    components: { messages: Object.fromEntries(payloads), schemas: Object.fromEntries(models.named) },
  };
}

interface Value {
  schema: Schema;
  nullable: boolean;
}

const prefix = '#/components/schemas/';

/** Modelina knows any value only by the list of all types. */
const anyValue: Schema = { type: ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'] };

class Models {
  /** The schemas of the values seen so far that become a model. */
  readonly named = new Map<string, Schema>();
  readonly #schemas: Record<string, Schema>;
  readonly #options: PayloadOptions;

  constructor(schemas: Record<string, Schema>, options: PayloadOptions) {
    this.#schemas = schemas;
    this.#options = options;
  }

  /**
   * Returns the schema of a value other than null, and whether the value can be null.
   * @param name the name of the model if the value gets one and its schema has no name.
   */
  value(schema: Schema, name: string): Value {
    const { $ref, oneOf = [], ...others } = schema;
    if ($ref !== undefined) return this.#reference($ref, others, name);
    const [only, ...more] = oneOf.filter(({ type }) => type !== 'null');
    if (only && more.length === 0) return { ...this.value({ ...others, ...only }, name), nullable: oneOf.length > 1 };
    const [type, ...otherTypes] = typesOf(schema);
    const nullable = [schema, ...oneOf].some((each) => [each.type].flat().includes('null'));
    if (!type || otherTypes.length > 0) return { schema: describe(schema, anyValue), nullable };
    if (this.#isModel(schema)) return { schema: this.#model(schema, name), nullable };
    return { schema: this.#plain(schema, type, name), nullable };
  }

  #reference($ref: string, siblings: Schema, name: string): Value {
    const target = this.#schemas[$ref.replace(prefix, '')];
    if (!target) throw new Error(`${$ref} is not in the bundled AsyncAPI document. Run npm run generate.`);
    return this.#isModel(target)
      ? this.value(target, $ref.replace(prefix, ''))
      : this.value({ ...target, ...siblings }, name);
  }

  #isModel = ({ properties, enum: values }: Schema) =>
    properties !== undefined || (values !== undefined && this.#options.enumerations);

  #model(schema: Schema, name: string): Schema {
    if (!this.named.has(name)) {
      this.named.set(name, {});
      const { enum: values, properties = {} } = schema;
      this.named.set(
        name,
        describe(
          schema,
          values
            ? { type: 'string', enum: values.filter((value) => value !== null) }
            : this.#object(schema, properties, name),
        ),
      );
    }
    return { $ref: prefix + name };
  }

  #object({ required = [] }: Schema, properties: Record<string, Schema>, name: string): Schema {
    const values = Object.entries(properties).map(([key, property]) => {
      const { schema, nullable } = this.value(property, name + pascalCase(key));
      return { key, schema, isRequired: required.includes(key) && !nullable };
    });
    return {
      type: 'object',
      additionalProperties: false,
      required: values.filter(({ isRequired }) => isRequired).map(({ key }) => key),
      properties: Object.fromEntries(
        values.map(({ key, schema, isRequired }) => [key, isRequired ? schema : orNull(schema)]),
      ),
    };
  }

  #plain(schema: Schema, type: string, name: string): Schema {
    const { format, items, additionalProperties: entries } = schema;
    return describe(schema, {
      type,
      ...(/integer|string/.test(type) && format && { format }),
      ...(items && { items: this.value(items, `${name}Item`).schema }),
      ...(typeof entries === 'object' && { additionalProperties: this.value(entries, `${name}Value`).schema }),
    });
  }
}

const typesOf = ({ type = [] }: Schema) => [type].flat().filter((each) => each !== 'null');

const describe = ({ description }: Schema, schema: Schema): Schema => ({
  ...(description && { description }),
  ...schema,
});

const orNull = (schema: Schema): Schema =>
  typeof schema.type === 'string' ? { ...schema, type: [schema.type, 'null'] } : schema;

const pascalCase = (name: string) => name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
