import type { NodeType } from '@redocly/openapi-core';

type Types = Record<string, NodeType>;

const text = { type: 'string' } as const;

/**
 * Returns the node types of OpenAPI with those of the extensions that describe error codes. So Redocly resolves the references in
 * them, bundles the examples, and reports missing and unknown fields.
 */
export const withErrorCodes = (types: Types): Types => ({
  ...types,
  Root: withProperties(types.Root, { 'x-problems': 'ProblemTypes' }),
  Schema: withProperties(types.Schema, {
    'x-problems': 'ProblemTypes',
    'x-violations': 'ViolationTypes',
    'x-oauth-errors': 'OAuthErrorTypes',
  }),
  ProblemTypes: mapOf('ProblemType'),
  ProblemType: described({
    status: { type: 'integer' },
    title: text,
    cause: text,
    remedy: text,
    example: 'ProblemExample',
  }),
  ProblemExample: described({ request: text, response: 'Example' }),
  ViolationTypes: mapOf('ViolationType'),
  ViolationType: described({ description: text, example: 'ViolationExample' }),
  ViolationExample: described({ in: text, pointer: text, detail: text }),
  OAuthErrorTypes: mapOf('OAuthErrorType'),
  OAuthErrorType: described({ cause: text, remedy: text }),
});

const withProperties = (type: NodeType | undefined, properties: NodeType['properties']): NodeType => ({
  ...type,
  properties: { ...type?.properties, ...properties },
});

const mapOf = (name: string): NodeType => ({ properties: {}, additionalProperties: () => name });

/** All properties are required. */
const described = (properties: NodeType['properties']): NodeType => ({ properties, required: Object.keys(properties) });
