import type { UserContext } from '@redocly/openapi-core';
import { isCopy } from '../preprocessors/inline-property-references.ts';

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
