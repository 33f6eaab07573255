import {
  type Deprecatable,
  type HeaderObject,
  httpMethods,
  OpenapiReader,
  type OperationObject,
} from '@worklane/contract/openapi-reader';

interface Deprecation {
  readonly since: string;
  readonly sunset?: string;
}

/** Returns when an operation, a parameter or a field was deprecated, or undefined. The lint rules require the date. */
function deprecationOf(node: Deprecatable): Deprecation | undefined {
  const { deprecated, 'x-deprecated-since': since, 'x-sunset': sunset } = node;
  if (!deprecated || since === undefined) return undefined;
  return { since, ...(sunset !== undefined && { sunset }) };
}

/** Returns the property `deprecation` of a generated object, or none. */
export function deprecationProperty(node: Deprecatable): { deprecation?: Deprecation } {
  const deprecation = deprecationOf(node);
  return deprecation ? { deprecation } : {};
}

/** Returns the property `deprecation` of an operation, or none. */
export function operationDeprecation(operation: Deprecatable) {
  const deprecation = deprecationOf(operation);
  return deprecation ? { deprecation: { ...deprecation, headers: deprecationHeaders(deprecation) } } : {};
}

/**
 * Returns the headers of deprecated operations: `Deprecation` is a date of structured fields (RFC 9745, section 2.1; RFC 9651,
 * section 3.3.7), `Sunset` an HTTP date (RFC 8594, section 3). Both are the beginning of the day.
 */
function deprecationHeaders({ since, sunset }: Deprecation): Record<string, string> {
  return {
    Deprecation: `@${Date.parse(since) / 1000}`,
    ...(sunset !== undefined && { Sunset: new Date(sunset).toUTCString() }),
  };
}

/**
 * Declares the headers of deprecated operations in all of their responses, with their only value. They are required, so that
 * validators and the conformance suite report responses without them. Shared responses are copied, because other operations
 * have them without these headers.
 */
export function declareDeprecationHeaders(document: object): void {
  const openapi = new OpenapiReader(document);
  for (const item of Object.values(openapi.document.paths ?? {})) {
    for (const method of httpMethods) {
      const operation: Writable<OperationObject> | undefined = item?.[method];
      if (operation) operation.responses = declaredResponses(operation, openapi);
    }
  }
}

type Writable<T> = { -readonly [key in keyof T]: T[key] };

function declaredResponses(operation: OperationObject, openapi: OpenapiReader): OperationObject['responses'] {
  const { deprecation } = operationDeprecation(operation);
  if (!deprecation) return operation.responses;
  const declared = Object.fromEntries(
    Object.entries(deprecation.headers).map(([name, value]) => [name, headerObject(name, value)]),
  );
  return Object.fromEntries(
    Object.entries(operation.responses).map(([status, reference]) => {
      const response = openapi.resolve(reference);
      return [status, { ...response, headers: { ...response.headers, ...declared } }];
    }),
  );
}

const headerObject = (name: string, value: string): HeaderObject => ({
  description: descriptions[name] ?? '',
  required: true,
  schema: { type: 'string', const: value },
  example: value,
});

const descriptions: Readonly<Record<string, string>> = {
  Deprecation: 'When this operation was deprecated, in seconds since 1970 (RFC 9745).',
  Sunset: 'When this operation can be removed (RFC 8594).',
};
