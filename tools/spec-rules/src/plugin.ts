import type { Plugin } from '@redocly/openapi-core';
import { keepOperationReferences } from './decorators/keep-operation-references.ts';
import { inlinePropertyReferences } from './preprocessors/inline-property-references.ts';
import { namedBodies } from './rules/named-bodies.ts';
import { operationIdNaming } from './rules/operation-id-naming.ts';
import { origin } from './rules/origin.ts';
import { problemResponses } from './rules/problem-responses.ts';
import { propertyDescription } from './rules/property-description.ts';
import { scopesExist } from './rules/scopes-exist.ts';
import { successResponse } from './rules/success-response.ts';

/** The lint rules of this repository, which specs/redocly.yaml enables. */
export default function worklanePlugin(): Plugin {
  return {
    id: 'worklane',
    preprocessors: {
      oas3: { 'inline-property-references': inlinePropertyReferences },
      async3: { 'inline-property-references': inlinePropertyReferences },
    },
    decorators: {
      async3: { 'keep-operation-references': keepOperationReferences },
    },
    rules: {
      oas3: {
        'named-bodies': namedBodies,
        'operation-id-naming': operationIdNaming,
        origin,
        'problem-responses': problemResponses,
        'property-description': propertyDescription,
        'scopes-exist': scopesExist,
        'success-response': successResponse,
      },
    },
  };
}
