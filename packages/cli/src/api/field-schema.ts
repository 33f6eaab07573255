import type { SchemaObject } from '@worklane/contract/openapi-reader';
import { alternativesOf, propertiesOf } from '../contract/schema-reading.ts';
import { UsageError } from '../errors.ts';
import { suggestion } from '../suggestion.ts';
import { type FieldPath, pathText } from './field-path.ts';

/** Returns the schema of the field at a path, or an empty one where any field is allowed. @throws UsageError if there is none */
export function fieldSchema(body: SchemaObject, path: FieldPath): SchemaObject {
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
