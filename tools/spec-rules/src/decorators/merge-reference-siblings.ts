import type { Async3Decorator } from '@redocly/openapi-core';

/**
 * Merges schema references with the keywords beside them, which AsyncAPI ignores: the description of a field replaces that
 * of the schema. References to enumerations and objects keep their names instead, because generators make types of them.
 */
export const mergeReferenceSiblings: Async3Decorator = () => ({
  Root: {
    leave(document) {
      const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
      mergeIn(document, schemas);
      const text = JSON.stringify(document);
      for (const name of Object.keys(schemas)) {
        if (!text.includes(`"${prefix}${name}"`)) Reflect.deleteProperty(schemas, name);
      }
    },
  },
});

type Schema = Record<string, unknown>;

const prefix = '#/components/schemas/';

function mergeIn(node: unknown, schemas: Record<string, Schema>): void {
  if (typeof node !== 'object' || node === null) return;
  const { $ref, ...siblings } = node as { $ref?: unknown };
  if (typeof $ref === 'string' && $ref.startsWith(prefix) && Object.keys(siblings).length > 0) {
    const { title: _, ...target } = structuredClone(schemas[$ref.slice(prefix.length)] ?? {});
    for (const key of Object.keys(node)) Reflect.deleteProperty(node, key);
    Object.assign(node, target.enum || target.properties ? { $ref } : { ...target, ...siblings });
  }
  for (const part of Object.values(node)) mergeIn(part, schemas);
}
