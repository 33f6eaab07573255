import type { Oas3Operation, Oas3Rule, UserContext } from '@redocly/openapi-core';

/** What decides which errors an operation can return. */
interface Traits {
  path: string;
  /** `path id`, `header If-Match`. */
  parameters: readonly string[];
  bodyTypes: readonly string[];
  /** The alternatives of its own security, or undefined if it declares none: `worklane/operation-security` reports it. */
  security: readonly Record<string, readonly string[]>[] | undefined;
  returnsJson: boolean;
}

const hasJsonBody = ({ bodyTypes }: Traits) => bodyTypes.some((type) => type.endsWith('json'));

const requiresCredentials = ({ security = [] }: Traits) =>
  security.length > 0 && security.every((alternative) => Object.keys(alternative).length > 0);

const hasParameter = (parameter: string) => (traits: Traits) => traits.parameters.includes(parameter);

/** The statuses that an operation must have, each with the condition and the reason. */
const expectations: readonly [status: string, applies: (traits: Traits) => boolean, reason: string][] = [
  [
    '400',
    ({ parameters, bodyTypes }) => parameters.length + bodyTypes.length > 0,
    'its parameters or its body can be malformed',
  ],
  [
    '401',
    ({ security = [] }) => security.some((alternative) => Object.keys(alternative).length > 0),
    'it authenticates callers',
  ],
  [
    '403',
    ({ security = [] }) =>
      security.some(
        (alternative) => Object.values(alternative).flat().length > 0 || Object.keys(alternative).length > 1,
      ),
    'it requires a scope, a role or a second credential',
  ],
  ['404', ({ path }) => /\{(?!organization_id\})/.test(path), 'its path names a record'],
  [
    '406',
    (traits) => requiresCredentials(traits) && traits.returnsJson,
    'the client may accept other media types only',
  ],
  ['409', hasParameter('header Idempotency-Key'), 'the key can be in use'],
  ['412', hasParameter('header If-Match'), 'the version can differ'],
  ['413', hasJsonBody, 'the body can be too large'],
  ['415', hasJsonBody, 'the body can have another media type'],
  ['422', hasJsonBody, 'the body can be invalid'],
  ['422', hasParameter('header Idempotency-Key'), 'the key can have been used for another request'],
  ['429', () => true, 'every operation has a rate limit'],
  ['500', () => true, 'every operation can fail'],
  ['503', () => true, 'the service can be unavailable'],
];

/** Requires the error responses that follow from the parameters, the body and the security of an operation. */
export const errorResponses: Oas3Rule = () => {
  let path = '';
  let shared: readonly unknown[] = [];
  return {
    PathsMap: {
      PathItem: {
        enter(item, { key }) {
          path = String(key);
          shared = item.parameters ?? [];
        },
        Operation(operation, context) {
          const { operationId, responses } = operation;
          if (!responses) return;
          const traits = traitsOf(operation, context);
          for (const [status, applies, reason] of expectations) {
            if (!applies(traits) || Object.hasOwn(responses, status)) continue;
            context.report({
              message: `${operationId} must have a ${status} response, because ${reason}. Refer to a response in components/responses.yaml.`,
              location: context.location.child('responses').key(),
            });
          }
        },
      },
    },
  };

  function traitsOf(operation: Oas3Operation, { resolve }: UserContext): Traits {
    const target = <T>(node: unknown) => resolve(node as { $ref: string }).node as T | undefined;
    const parameters = [...shared, ...(operation.parameters ?? [])].map((each) =>
      target<{ in: string; name: string }>(each),
    );
    const body = target<{ content?: object }>(operation.requestBody ?? {});
    const successes = Object.entries(operation.responses ?? {}).filter(([status]) => status.startsWith('2'));
    return {
      path,
      parameters: parameters.map((parameter) => `${parameter?.in} ${parameter?.name}`),
      bodyTypes: Object.keys(body?.content ?? {}),
      security: operation.security as Traits['security'],
      returnsJson: successes.some(([, response]) =>
        Object.keys(target<{ content?: object }>(response)?.content ?? {}).some((type) => type.endsWith('json')),
      ),
    };
  }
};
