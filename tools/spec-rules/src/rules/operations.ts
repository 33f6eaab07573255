import type { Oas3Operation, Oas3Parameter, Oas3Rule, Referenced } from '@redocly/openapi-core';

/** The methods without an effect (RFC 9110, section 9.2.1). */
const safeMethods = new Set(['get', 'head', 'options', 'trace']);

/**
 * Requires every operation with an effect to support an `Idempotency-Key`, so that clients can repeat it after a lost response.
 * Operations without an access token are exempt, and reject the header: those of OAuth and of the dashboard.
 */
export const idempotencyKey: Oas3Rule = () => ({
  PathsMap: {
    Operation(operation, { key, location, report, resolve }) {
      if (safeMethods.has(String(key)) || !takesAccessToken(operation)) return;
      const { operationId, parameters = [], responses = {} } = operation;
      const target = <T>(node: unknown) => resolve(node as { $ref: string }).node as T | undefined;
      const names = parameters.map((each) => target<{ name: string }>(each)?.name);
      if (!names.includes('Idempotency-Key')) {
        const message = `${operationId} has an effect. Add the parameter components/parameters.yaml#/IdempotencyKey.`;
        report({ message, location: location.key() });
        return;
      }
      for (const [status, response] of Object.entries(responses)) {
        const headers = target<{ headers?: object }>(response)?.headers ?? {};
        if (!status.startsWith('2') || 'Idempotency-Replayed' in headers) continue;
        const message = `The ${status} response of ${operationId} must declare the header Idempotency-Replayed.`;
        report({ message, location: location.child(['responses', status]).key() });
      }
    },
  },
});

const takesAccessToken = ({ security = [] }: Oas3Operation) => security.some((alternative) => 'oauth2' in alternative);

/** Requires a named schema, which gets a type and a validator, and an example for every body. Text has no named schema. */
export const namedBodies: Oas3Rule = () => ({
  MediaType(mediaType, { key, location, report }) {
    if (Object.keys(mediaType.examples ?? {}).length === 0) {
      report({ message: `The ${key} body must have examples.`, location });
    }
    if (/^(text\/|application\/x-ndjson$)/.test(String(key))) return;
    if (!mediaType.schema || !('$ref' in mediaType.schema)) {
      report({ message: `The ${key} body must reference a schema file.`, location: location.child('schema') });
    }
  },
});

/**
 * Requires that every operation declares its security, so that none gets that of the document by mistake, and that the
 * responses 401 and 403 have a cause.
 */
export const operationSecurity: Oas3Rule = () => ({
  PathsMap: {
    Operation(operation, { key, location, report }) {
      const { operationId, responses = {} } = operation;
      const security = operation.security as Record<string, string[]>[] | undefined;
      if (!security) {
        const message = `${operationId} must declare security: its scheme with its scopes, or [] if it is public.`;
        report({ message, location: location.key() });
        return;
      }
      const at = location.child('security').key();
      if ('401' in responses && security.every((alternative) => Object.keys(alternative).length === 0)) {
        report({
          message: `${operationId} has a 401 response, but requires no credentials. Add a scheme.`,
          location: at,
        });
        return;
      }
      const isRestricted = security.some(
        (alternative) => Object.values(alternative).flat().length > 0 || Object.keys(alternative).length > 1,
      );
      if ('403' in responses && !isRestricted) {
        const message = `${operationId} has a 403 response, but requires no scope. Add the scope to ${String(key)}.security.`;
        report({ message, location: at });
      }
    },
  },
});

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

/** Forbids operations to override a parameter of their path: generators declare it twice, and the result does not compile. */
export const parameterOverride: Oas3Rule = () => ({
  PathItem(item, { location, report, resolve }) {
    const idOf = (parameter: Referenced<Oas3Parameter>) => {
      const { name, in: place } = resolve(parameter).node ?? {};
      return `${place} parameter "${name}"`;
    };
    const ofPath = new Set((item.parameters ?? []).map(idOf));
    for (const method of methods) {
      for (const [index, parameter] of (item[method]?.parameters ?? []).entries()) {
        if (!ofPath.has(idOf(parameter))) continue;
        const message = `The ${idOf(parameter)} must be declared by the path or by its operations, not by both.`;
        report({ message, location: location.child([method, 'parameters', index]) });
      }
    }
  },
});

/**
 * Requires lists in queries to be separated by commas, and all other parameters to have the default style: the clients of this
 * repository, for which a table of styles would be too large, write no other.
 */
export const parameterStyle: Oas3Rule = () => ({
  Parameter(parameter, { location, report, resolve }) {
    const { in: place, name, style, explode, allowReserved, content } = parameter;
    const type = resolve(parameter.schema ?? {}).node?.type;
    const isValid =
      type === 'array' && place === 'query'
        ? (style ?? 'form') === 'form' && explode === false
        : type !== 'array' && type !== 'object' && style === undefined && explode === undefined;
    if (isValid && !allowReserved && !content) return;
    const message = `The ${place} parameter "${name}" must be a single value or, in a query, a list with \`style: form\` and \`explode: false\`.`;
    report({ message, location });
  },
});

/** Requires problem responses (RFC 9457) for errors. OAuth endpoints may return the errors of RFC 6749. */
export const problemResponses: Oas3Rule = () => ({
  PathsMap: {
    Operation: {
      Response(response, { key, location, parent, report, resolve }) {
        if (Number(key) < 400) return;
        for (const [mediaType, expected] of [
          ['application/problem+json', 'Problem'],
          ['application/json', 'OAuthError'],
        ] as const) {
          const schema = response.content?.[mediaType]?.schema;
          const target = schema && resolve(schema).node;
          if (target && (target as { title?: string }).title === expected) return;
        }
        report({
          message: `The ${key} response must be application/problem+json with the schema Problem.`,
          location: parent ? location : location.child('content'),
        });
      },
    },
  },
});
