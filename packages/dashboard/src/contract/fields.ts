import { type Resolved, resolve, type Schemas } from './schema.ts';

/** What stands in a field, and thereby how it is typed and shown. */
export type FieldKind =
  | 'text'
  | 'lines'
  | 'choice'
  | 'moment'
  | 'date'
  | 'number'
  | 'switch'
  | 'reference'
  | 'references'
  | 'texts'
  | 'items'
  | 'parts'
  | 'entries';

/** A property of a schema. */
export interface FieldShape {
  name: string;
  kind: FieldKind;
  schema: Resolved;
  required: boolean;
  /** Of `reference` and `references`: the kind of record. */
  refersTo?: string;
  /** Of `parts`, and of each of `items`. */
  parts?: readonly FieldShape[];
}

/** A text that may be longer than this is typed in several lines. */
const longestLine = 500;

/** The properties of an object schema, in the order of the contract. */
export function fieldsOf(schemas: Schemas, name: string): FieldShape[] {
  return partsOf(schemas, resolve(schemas, { $ref: name }));
}

const partsOf = (schemas: Schemas, { properties = {}, required = [] }: Resolved): FieldShape[] =>
  Object.entries(properties).map(([name, property]) => {
    const schema = resolve(schemas, property);
    return { name, schema, required: required.includes(name), ...shapeOf(schemas, schema) };
  });

function shapeOf(schemas: Schemas, schema: Resolved): Pick<FieldShape, 'kind' | 'refersTo' | 'parts'> {
  const { type, format, maxLength = 0 } = schema;
  const refersTo = schema['x-references'];
  switch (type) {
    case 'boolean':
      return { kind: 'switch' };
    case 'integer':
    case 'number':
      return refersTo === undefined ? { kind: 'number' } : { kind: 'reference', refersTo };
    case 'array':
      if (refersTo !== undefined) return { kind: 'references', refersTo };
      return itemShape(schemas, resolve(schemas, schema.items ?? {}));
    case 'object':
      if (!schema.properties) return { kind: 'entries' };
      return { kind: 'parts', parts: partsOf(schemas, schema) };
    default:
      if (schema.enum) return { kind: 'choice' };
      if (format === 'date-time') return { kind: 'moment' };
      if (format === 'date') return { kind: 'date' };
      return { kind: maxLength > longestLine && format !== 'uri' ? 'lines' : 'text' };
  }
}

function itemShape(schemas: Schemas, item: Resolved): Pick<FieldShape, 'kind' | 'parts'> {
  return item.type === 'object' ? { kind: 'items', parts: partsOf(schemas, item) } : { kind: 'texts' };
}
