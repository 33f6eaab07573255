import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { isCopy } from '../preprocessors/inline-property-references.ts';

interface Variant {
  $ref?: string;
}

interface Properties {
  properties?: Record<string, { const?: unknown } | undefined>;
}

/** Requires that a discriminator maps the constant of each variant to that variant. */
export const discriminatorMapping: Oas3Rule = () => ({
  Schema(schema, { location, report, resolve }) {
    const { propertyName, mapping } = schema.discriminator ?? {};
    if (!propertyName || !mapping) return;
    const variants = new Map<string, string>();
    for (const variant of (schema.oneOf ?? []) as Variant[]) {
      if (!variant.$ref) continue;
      const { node } = resolve<Properties>({ $ref: variant.$ref });
      const value = node?.properties?.[propertyName]?.const;
      if (value !== undefined) variants.set(String(value), variant.$ref);
    }
    const at = location.child(['discriminator', 'mapping']);
    for (const [value, reference] of variants) {
      if (mapping[value] === reference) continue;
      const place = Object.hasOwn(mapping, value) ? at.child([value]) : at.key();
      report({
        message: `The discriminator must map "${value}" to ${reference}, whose ${propertyName} it is.`,
        location: place,
      });
    }
    for (const value of Object.keys(mapping)) {
      if (variants.has(value)) continue;
      report({
        message: `No variant has the ${propertyName} "${value}". Add the variant, or remove the value.`,
        location: at.child([value]).key(),
      });
    }
  },
});

const int32 = { min: -(2 ** 31), max: 2 ** 31 - 1 };

/**
 * Requires limits for every integer, and the format that tells generators its width: `int32`, or `double-int` of the OpenAPI
 * format registry for integers that a double stores exactly. Generators turn `int64` into bigint, which JSON cannot contain.
 */
export const integerFormat = () => ({
  Schema(schema: { type?: unknown; format?: string; minimum?: number; maximum?: number }, context: UserContext) {
    const { location, report } = context;
    if (![schema.type].flat().includes('integer') || isCopy(schema)) return;
    const { minimum, maximum } = schema;
    if (!Number.isSafeInteger(minimum) || !Number.isSafeInteger(maximum)) {
      report({
        message: `An integer must have minimum and maximum, from ${-Number.MAX_SAFE_INTEGER} to ${Number.MAX_SAFE_INTEGER}.`,
        location,
      });
      return;
    }
    const format = Number(minimum) >= int32.min && Number(maximum) <= int32.max ? 'int32' : 'double-int';
    if (schema.format === format) return;
    report({
      message: `An integer from ${minimum} to ${maximum} must have format: ${format}.`,
      location: schema.format === undefined ? location : location.child('format'),
    });
  },
});

/** The place of a named schema: a file of its own, a member of a file of several, or a component. */
const namedSchema = /^#\/([A-Z]\w*|(components\/)?schemas\/[^/]+)?$/;

/** Requires a named schema for every enumeration, so that generators make one type of it. */
export const namedEnums = () => ({
  Schema(schema: { enum?: unknown }, { location, report }: UserContext) {
    if (schema.enum === undefined || isCopy(schema) || namedSchema.test(location.pointer)) return;
    report({
      message: 'An enumeration must have a schema file of its own, such as TaskStatus.yaml.',
      location: location.child('enum'),
    });
  },
});

/**
 * Requires patterns that generators can write as regular expression literals: valid with the flags u and v of JavaScript,
 * and without `/`, which some generators escape although it is escaped, and others do not.
 */
export const portablePattern = () => ({
  Schema(schema: { pattern?: string }, { location, report }: UserContext) {
    const { pattern } = schema;
    if (pattern === undefined || isCopy(schema)) return;
    const problem = problemOf(pattern);
    if (problem) report({ message: `${problem} in the pattern ${pattern}`, location: location.child('pattern') });
  },
});

function problemOf(pattern: string): string | undefined {
  if (pattern.includes('/')) return 'Write / as \\x2F';
  try {
    for (const flag of ['u', 'v']) new RegExp(pattern, flag);
    return undefined;
  } catch {
    return 'Escape characters such as - in a character class';
  }
}

/** Requires a description for every property. A reference inherits the description of the schema. */
export const propertyDescription: Oas3Rule = () => ({
  SchemaProperties: {
    Schema(schema, { key, location, report }) {
      if (schema.description) return;
      report({ message: `The property "${key}" must have a description.`, location });
    },
  },
});
