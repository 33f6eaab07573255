import type { UserContext } from '@redocly/openapi-core';
import { extensions } from '../extensions.ts';
import { isCopied } from '../preprocessors/inline-property-references.ts';

/** Reports extensions that are not declared: most are misspelled, and no tool would read them. */
export const knownExtensions = () => ({
  any(node: unknown, { type, location, report }: UserContext) {
    // Where names are free, as of headers and properties, one may begin with `x-`.
    if (!type.extensionsPrefix || typeof node !== 'object' || node === null) return;
    for (const name of Object.keys(node)) {
      if (!name.startsWith(type.extensionsPrefix) || name in extensions || isCopied(node, name)) continue;
      report({
        message: `Unknown extension ${name}. Use ${known}, or declare it in tools/spec-rules/src/extensions.yaml.`,
        location: location.child([name]).key(),
      });
    }
  },
});

const known = Object.keys(extensions).join(', ');
