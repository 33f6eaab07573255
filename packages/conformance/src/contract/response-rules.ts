import { type Operation, type ProblemInfo, problems, type schemas } from '@worklane/contract';
import { derivedHeaders } from '@worklane/contract/openapi-reader';
import type { ResponseContext } from '../document/response-violations.ts';
import type { Exchange } from '../http-exchange.ts';
import { responseViolations } from './response-violations.ts';

type Rule = (operation: Operation, exchange: Exchange, body: unknown) => readonly string[];

/** What holds for every response, apart from what is declared for its status. */
const rules: readonly Rule[] = [headersOfBody, problemOfCode, problemsOfResults, challenge, wholeQuota, validRecords];

/** Returns how a response differs from the contract, or contradicts its request or itself, in sentences. */
export function exchangeViolations(operation: Operation, exchange: Exchange, options: ResponseContext = {}): string[] {
  const violations = responseViolations(operation, exchange.response, options);
  if (violations.length > 0) return violations;
  const { headers, body } = exchange.response;
  const parsed = headers.get('content-type')?.includes('json') ? JSON.parse(body) : undefined;
  return rules.flatMap((rule) => rule(operation, exchange, parsed));
}

/** Headers that follow from the body: the version, the URL of a new record, the ID of the request. */
function headersOfBody(_: Operation, { request, response: { status, headers } }: Exchange, body: unknown) {
  return Object.entries(derivedHeaders({ status, body, target: request.path }))
    .filter(([name]) => !['Link', 'WWW-Authenticate', 'RateLimit'].includes(name))
    .map(([name, right]) => [name, right, headers.get(name.toLowerCase()) ?? null] as const)
    .filter(([, right, given]) => right !== given)
    .map(([name, right, given]) => `has the ${name} ${given}, but its body requires ${right}`);
}

/** RFC 9457: a problem has the type, the title and the status of its code, names the request, and says what is wrong with it. */
function problemOfCode(_: Operation, { request, response: { status, headers } }: Exchange, body: unknown) {
  if (headers.get('content-type') !== 'application/problem+json') return [];
  return problemViolations(body as schemas.Problem, { status, path: request.path });
}

/** The problem of a change in a batch is that of a request of its own. */
function problemsOfResults(_: Operation, { request: { path }, response: { headers } }: Exchange, body: unknown) {
  const results: readonly { status: number; problem?: schemas.Problem }[] = Object(body).results ?? [];
  return results.flatMap(({ status, problem }) =>
    problem === undefined
      ? []
      : [
          ...problemViolations(problem, { status, path }),
          ...(problem.request_id === headers.get('x-request-id') ? [] : ['has a problem of another request']),
        ],
  );
}

/** Returns how a problem contradicts itself, the request or its status, in sentences. */
function problemViolations(
  { code, errors = [], referenced_by, resync, ...problem }: schemas.Problem,
  { status, path }: { readonly status: number; readonly path: string },
): string[] {
  const right = {
    type: `/docs/problems#${code}`,
    title: catalogue[code]?.title,
    status: catalogue[code]?.status,
    instance: path.split('?', 1)[0],
  };
  const given = { ...problem, places: [...new Set(errors.map((error) => error.in === 'body'))].join() };
  const places = { validation_failed: 'true', invalid_parameter: 'false' }[code as string];
  const expected = { ...right, ...(places !== undefined && { places }) };
  return [
    ...Object.entries(expected)
      .filter(([name, value]) => given[name as keyof typeof given] !== value)
      .map(([name, value]) => `has the problem ${code}, which requires ${name} ${value}`),
    ...(status === right.status ? [] : [`has the problem ${code} with the status ${status}`]),
    ...((code === 'record_referenced') === (referenced_by !== undefined)
      ? []
      : ['does not name the referring records']),
    ...((code === 'resync_required') === (resync !== undefined) ? [] : ['does not say where to continue']),
  ];
}

/** A server names the invalid fields of what it stored under another contract, or by a defect. */
function validRecords(_: Operation, _exchange: Exchange, body: unknown) {
  const parts = [body].flatMap(withData).flatMap(withData);
  const invalid = parts.find(({ invalid_fields }) => invalid_fields !== undefined);
  return invalid ? [`has a record with invalid fields: ${invalid.invalid_fields}`] : [];
}

/** Returns an object, and the record, the items or the results that it contains. */
const withData = (value: unknown): Readonly<Record<string, unknown>>[] => {
  const object = Object(value);
  return [object, ...[object.data ?? [], object.results ?? [], object.record ?? []].flat().map(Object)];
};

const catalogue: Readonly<Record<string, ProblemInfo>> = problems;

const challenges: Readonly<Record<string, string>> = {
  token_invalid: 'invalid_token',
  token_expired: 'invalid_token',
  token_revoked: 'invalid_token',
  insufficient_scope: 'insufficient_scope',
};

/** RFC 6750, section 3: a challenge names the error and the missing scope, and no error without a token. */
function challenge(
  { scopes, anyScope, authentication }: Operation,
  { request, response: { status, headers } }: Exchange,
  body: unknown,
) {
  // RFC 9110, section 15.5.2.
  if (status === 401 && !headers.has('www-authenticate')) return ['has no challenge'];
  if (authentication !== 'bearer') return [];
  const { code = '' } = (body ?? {}) as Partial<schemas.Problem>;
  const given = headers.get('www-authenticate');
  const parameterOf = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(given ?? '')?.[1];
  const named = parameterOf('scope')?.split(' ') ?? [];
  // The events of a webhook require scopes, too.
  const namesScopes =
    (anyScope ?? scopes).every((scope) => named.includes(scope)) ||
    (anyScope !== undefined && named.every((scope) => anyScope.includes(scope))) ||
    (request.body?.includes('"events"') === true && named.every((scope) => scope.endsWith('.read')));
  const isRight =
    code === 'token_missing' || code in challenges
      ? given?.startsWith('Bearer') === true &&
        parameterOf('error') === challenges[code] &&
        (code !== 'insufficient_scope' || namesScopes)
      : given === undefined;
  return isRight ? [] : [`has the challenge ${given} for ${code}`];
}

/** draft-ietf-httpapi-ratelimit-headers: a quota is of no use without its policy. */
function wholeQuota(_: Operation, { response: { headers } }: Exchange) {
  return headers.has('ratelimit') === headers.has('ratelimit-policy')
    ? []
    : ['has one of RateLimit and RateLimit-Policy'];
}
