import { capital, folded, type Kind, verbToDeclare } from '@worklane/spec-rules';

/** Files of examples, relative to specs/. */
interface OperationExamples {
  readonly request: string | undefined;
  readonly response: string | undefined;
  readonly invalid: string;
}

/** The parts of an operation that decide its responses. */
export interface OperationParts {
  readonly method: string;
  readonly operationId: string;
  readonly path: string;
  readonly tag: string;
  readonly scope: string;
  /** The schema of the JSON body, relative to specs/, or undefined. */
  readonly request: string | undefined;
  /** The schema of the response, relative to specs/; undefined for 204. */
  readonly response: string | undefined;
  /** The transition that it makes. */
  readonly transition?: { readonly event: string; readonly kind: Kind };
  /** The path from the folder of the file to specs/: `../../../../`. */
  readonly toSpecs: string;
}

const headers = [
  'X-Request-Id: RequestId',
  'RateLimit-Policy: RateLimitPolicy',
  'RateLimit: RateLimit',
  'Cache-Control: CacheControl',
];

/** Returns an operation with the errors that it can return, as `worklane/error-responses` requires them, and with a key if it has an effect. */
export function operationText(parts: OperationParts, examples: OperationExamples): string {
  const { method, operationId, tag, scope, toSpecs, transition } = parts;
  const verb = verbToDeclare(operationId, method);
  const parameters = /\{/.test(parts.path);
  const keyed = method !== 'get';
  const statuses: Record<string, string | false | undefined> = {
    400: parts.request ? 'BadRequest' : parameters && 'InvalidPath',
    401: 'Unauthorized',
    403: 'Forbidden',
    404: /\{(?!organization_id\})/.test(parts.path) && 'NotFound',
    406: parts.response !== undefined && 'NotAcceptable',
    409: keyed && 'IdempotencyKeyInProgress',
    412: transition && 'VersionMismatch',
    413: parts.request !== undefined && 'BodyTooLarge',
    415: parts.request !== undefined && 'UnsupportedMediaType',
    422: parts.request === undefined && !transition ? keyed && 'IdempotencyKeyReused' : 'TODO',
    429: 'RateLimited',
    500: 'InternalError',
    503: 'Unavailable',
  };
  const errors = Object.entries(statuses)
    .filter(([, file]) => file)
    .map(([status, file]) =>
      file === 'TODO'
        ? invalidBody(toSpecs, examples, transition?.kind)
        : `    "${status}":\n      $ref: ${toSpecs}openapi/components/responses.yaml#/${file}\n`,
    );
  const body = parts.request
    ? `  requestBody:
    description: "TODO: Describe the body of ${operationId}."
    required: true
    content:
      application/json:
        schema:
          $ref: ${toSpecs}${parts.request}
        examples:
          example:
            $ref: ${toSpecs}${examples.request}
`
    : '';
  const conditions = [...(transition ? ['IfMatch'] : []), 'IdempotencyKey']
    .map((name) => `    - $ref: ${toSpecs}openapi/components/parameters.yaml#/${name}\n`)
    .join('');
  const own = [...(transition ? ['ETag: ETag'] : []), ...(keyed ? ['Idempotency-Replayed: IdempotencyReplayed'] : [])];
  return `${method}:
  operationId: ${operationId}
${verb ? `  x-verb: ${verb}\n` : ''}${transition ? `  x-transition: ${transition.event}\n` : ''}  tags: [${tag}]
${textsOf(parts)}
  security:
    - oauth2: [${scope}]
${keyed ? `  parameters:\n${conditions}` : ''}${body}  responses:
    "${parts.response ? 200 : 204}":
      description: ${transition ? `The ${transition.kind.noun}.` : `"TODO: Describe the response of ${operationId}."`}
      headers:
${headerLines(toSpecs, [...own, ...headers])}${parts.response ? responseContent(toSpecs, parts.response, examples.response) : ''}${errors.join('')}`;
}

/** Returns the summary and the description of an operation, which a person decides unless a transition does. */
function textsOf({ operationId, transition }: OperationParts): string {
  if (!transition) {
    return `  summary: "TODO: Summarize ${operationId} in a few words."\n  description: "TODO: Describe what ${operationId} does."`;
  }
  const { event, kind } = transition;
  const verb = capital(/^[a-z]+/.exec(operationId)?.[0] ?? event);
  const text = `Makes the transition of the ${kind.noun} that emits \`${kind.kind}.${event}\` beside \`${kind.kind}.updated\`. If it was made already, nothing changes.`;
  return `  summary: ${verb} ${kind.one}\n${folded('description', text, 2)}`;
}

const headerLines = (toSpecs: string, names = headers) =>
  names
    .map((line) => line.split(': '))
    .map(([name, file]) => `        ${name}:\n          $ref: ${toSpecs}openapi/components/headers.yaml#/${file}\n`)
    .join('');

const responseContent = (toSpecs: string, schema: string, example: string | undefined) => `      content:
        application/json:
          schema:
            $ref: ${toSpecs}${schema}
          examples:
            example:
              $ref: ${toSpecs}${example}
`;

const invalidBody = (toSpecs: string, examples: OperationExamples, kind: Kind | undefined) => `    "422":
${folded('description', `${kind ? `The ${kind.noun} cannot make the transition` : 'The body is not valid'}, or the idempotency key was already used for a different request.`, 6)}
      headers:
${headerLines(toSpecs)}      content:
        application/problem+json:
          schema:
            $ref: ${toSpecs}schemas/problem/Problem.yaml
          examples:
            invalid:
              $ref: ${toSpecs}${examples.invalid}
            idempotency_key_reused:
              $ref: ${toSpecs}examples/problems.yaml#/IdempotencyKeyReusedProblem
`;
