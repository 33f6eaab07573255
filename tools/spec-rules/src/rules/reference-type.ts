import type { Location, Oas3Rule, UserContext } from '@redocly/openapi-core';
import { isCopy } from '../preprocessors/inline-property-references.ts';

/** Returns whether an integer with this name must be the ID of a record. */
export const isIdName = (name: string): boolean => /(^|_)ids?$/.test(name);

/**
 * Requires that a reference has the type of its target: an integer named `id` or `..._id` refers to the schema of an ID, and
 * a field with `x-references` has the type, format and limits of the `id` of that resource kind, or null.
 */
export const referenceType: Oas3Rule = () => {
  const ids = new Map<string, Schema>();
  const references: { kind: string; schema: Schema; location: Location }[] = [];

  function check(name: string, property: Schema, location: Location, { report, resolve }: UserContext) {
    if (isCopy(property)) return;
    const resolved = resolve<Schema>(property).node ?? {};
    const id = resolved.items ?? resolved.properties?.id ?? property;
    const schema = resolve<Schema>(id).node ?? {};
    const kind = property['x-references'] ?? resolved['x-references'];
    const isId = isIdName(name) && typesOf(schema).includes('integer');
    if (isId && !(id.$ref && schema.title?.endsWith('Id'))) {
      report({ message: `"${name}" must refer to the schema of an ID, such as RecordId.yaml.`, location });
    } else if (kind) {
      references.push({ kind, schema, location });
    }
  }

  return {
    Parameter(parameter, context) {
      if (parameter.schema) {
        check(parameter.name, parameter.schema as Schema, context.location.child('schema'), context);
      }
    },
    SchemaProperties(properties, context) {
      for (const [name, property] of Object.entries(properties)) {
        check(name, property as Schema, context.location.child([name]), context);
      }
    },
    Schema(schema, { resolve }) {
      const { 'x-resource': resource, properties } = schema as Schema;
      if (resource && properties?.id) ids.set(resource.kind, resolve<Schema>(properties.id).node ?? {});
    },
    Root: {
      leave(_root, { report }) {
        // The API of the dashboard refers to records, but does not describe them.
        if (ids.size === 0) return;
        for (const { kind, schema, location } of references) {
          const targets = kind === 'any' ? [...ids.values()] : [ids.get(kind)];
          if (targets.every((target) => target && rangeOf(target) === rangeOf(schema))) continue;
          report({ message: `A reference to "${kind}" must have the type, format and limits of its ID.`, location });
        }
      },
    },
  };
};

interface Schema {
  readonly $ref?: string;
  readonly title?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly 'x-references'?: string;
  readonly 'x-resource'?: { readonly kind: string };
}

const typesOf = ({ type = [] }: Schema): readonly string[] => [type].flat();

/** The values that a schema allows, apart from null. */
const rangeOf = (schema: Schema): string =>
  JSON.stringify([typesOf(schema).filter((type) => type !== 'null'), schema.format, schema.minimum, schema.maximum]);
