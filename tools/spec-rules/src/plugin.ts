import type { Plugin } from '@redocly/openapi-core';
import { keepOperationReferences } from './decorators/keep-operation-references.ts';
import { mergeReferenceSiblings } from './decorators/merge-reference-siblings.ts';
import { wideIntegers } from './decorators/wide-integers.ts';
import { withErrorCodes } from './extension-types.ts';
import { inlinePropertyReferences } from './preprocessors/inline-property-references.ts';
import { deprecation } from './rules/deprecation.ts';
import { errorCodesComplete } from './rules/error-codes-complete.ts';
import { errorResponses } from './rules/error-responses.ts';
import { knownExtensions } from './rules/known-extensions.ts';
import { operationIdNaming } from './rules/operation-id-naming.ts';
import * as operationRules from './rules/operations.ts';
import { pairedExamples } from './rules/paired-examples.ts';
import { partialPatches } from './rules/partial-patches.ts';
import { recordRules } from './rules/record-rules.ts';
import { referenceType } from './rules/reference-type.ts';
import { responseHeaders } from './rules/response-headers.ts';
import * as schemaRules from './rules/schemas.ts';
import { integerFormat, namedEnums, portablePattern } from './rules/schemas.ts';
import { scopesExist } from './rules/scopes-exist.ts';
import { storedValues } from './rules/stored-values.ts';
import { versions } from './rules/versions.ts';

/** The lint rules of this repository, which specs/redocly.yaml enables. */
export default function worklanePlugin(): Plugin {
  return {
    id: 'worklane',
    typeExtension: { oas3: withErrorCodes },
    preprocessors: {
      oas3: { 'inline-property-references': inlinePropertyReferences },
      async3: { 'inline-property-references': inlinePropertyReferences },
    },
    decorators: {
      async3: {
        'keep-operation-references': keepOperationReferences,
        'merge-reference-siblings': mergeReferenceSiblings,
        'wide-integers': wideIntegers,
      },
    },
    rules: {
      oas3: byId({
        ...operationRules,
        ...schemaRules,
        deprecation,
        errorCodesComplete,
        errorResponses,
        knownExtensions,
        operationIdNaming,
        pairedExamples,
        partialPatches,
        recordRules,
        referenceType,
        responseHeaders,
        scopesExist,
        storedValues,
        versions,
      }),
      async3: byId({ integerFormat, knownExtensions, namedEnums, portablePattern }),
      arazzo1: byId({ knownExtensions }),
    },
  };
}

/** The configuration names `integerFormat` as `worklane/integer-format`. */
const byId = <Rule>(rules: Record<string, Rule>): Record<string, Rule> =>
  Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name.replace(/[A-Z]/g, '-$&').toLowerCase(), rule]));
