import type { Oas3Rule } from '@redocly/openapi-core';

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
