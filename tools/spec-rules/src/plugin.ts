import type { Plugin } from '@redocly/openapi-core';
import { keepOperationReferences } from './decorators/keep-operation-references.ts';
import { mergeReferenceSiblings } from './decorators/merge-reference-siblings.ts';
import { wideIntegers } from './decorators/wide-integers.ts';
import { withErrorCodes } from './extension-types.ts';
import { inlinePropertyReferences } from './preprocessors/inline-property-references.ts';
import { deprecation } from './rules/deprecation.ts';
import { discriminatorMapping } from './rules/discriminator-mapping.ts';
import { errorCodesComplete } from './rules/error-codes-complete.ts';
import { errorResponses } from './rules/error-responses.ts';
import { idempotencyKey } from './rules/idempotency-key.ts';
import { integerFormat } from './rules/integer-format.ts';
import { knownExtensions } from './rules/known-extensions.ts';
import { namedBodies } from './rules/named-bodies.ts';
import { namedEnums } from './rules/named-enums.ts';
import { operationIdNaming } from './rules/operation-id-naming.ts';
import { operationSecurity } from './rules/operation-security.ts';
import { pairedExamples } from './rules/paired-examples.ts';
import { parameterOverride } from './rules/parameter-override.ts';
import { parameterStyle } from './rules/parameter-style.ts';
import { partialPatches } from './rules/partial-patches.ts';
import { portablePattern } from './rules/portable-pattern.ts';
import { problemResponses } from './rules/problem-responses.ts';
import { propertyDescription } from './rules/property-description.ts';
import { recordRules } from './rules/record-rules.ts';
import { referenceType } from './rules/reference-type.ts';
import { responseHeaders } from './rules/response-headers.ts';
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
      oas3: {
        deprecation,
        'discriminator-mapping': discriminatorMapping,
        'error-codes-complete': errorCodesComplete,
        'error-responses': errorResponses,
        'idempotency-key': idempotencyKey,
        'integer-format': integerFormat,
        'known-extensions': knownExtensions,
        'named-bodies': namedBodies,
        'named-enums': namedEnums,
        'operation-id-naming': operationIdNaming,
        'operation-security': operationSecurity,
        'paired-examples': pairedExamples,
        'parameter-override': parameterOverride,
        'parameter-style': parameterStyle,
        'partial-patches': partialPatches,
        'portable-pattern': portablePattern,
        'problem-responses': problemResponses,
        'property-description': propertyDescription,
        'record-rules': recordRules,
        'reference-type': referenceType,
        'response-headers': responseHeaders,
        'scopes-exist': scopesExist,
        'stored-values': storedValues,
        versions,
      },
      async3: {
        'integer-format': integerFormat,
        'known-extensions': knownExtensions,
        'named-enums': namedEnums,
        'portable-pattern': portablePattern,
      },
      arazzo1: { 'known-extensions': knownExtensions },
    },
  };
}
