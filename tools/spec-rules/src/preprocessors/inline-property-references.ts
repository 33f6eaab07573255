import type { UserContext } from '@redocly/openapi-core';

/**
 * Replaces references to a property of another schema (`./Task.yaml#/properties/title`) by the property. Otherwise a
 * bundle would have a component for each of them: `title`, `title-2`, ...
 */
export const inlinePropertyReferences = () => ({
  ref: {
    leave(node: { $ref: string }, { report, location }: UserContext, resolved: { node?: unknown }) {
      if (!node.$ref.includes('#/properties/') || resolved.node === undefined) return;
      if (hasReference(resolved.node) && folder(node.$ref) !== './') {
        report({
          message: `${node.$ref} contains references, which are valid in its own folder only.`,
          location,
        });
        return;
      }
      const { $ref: _, ...siblings } = node;
      for (const key of Object.keys(node)) Reflect.deleteProperty(node, key);
      Object.assign(node, structuredClone(resolved.node), siblings);
    },
  },
});

const folder = (reference: string) => reference.slice(0, reference.indexOf('#')).replace(/[^/]*$/, '');

function hasReference(node: unknown): boolean {
  return typeof node === 'object' && node !== null && ('$ref' in node || Object.values(node).some(hasReference));
}
