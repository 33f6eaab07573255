import { randomUUID } from 'node:crypto';
import { scopes as catalogue, type Operation, operations, type ProblemCode } from '@worklane/contract';
import { referencedName } from '@worklane/contract/openapi-reader';
import { contract, requestExamples } from '../contract/document.ts';
import { contractSchemas } from '../contract/response-violations.ts';
import { invalidRequests } from '../document/requests.ts';
import type { HttpRequest } from '../http-exchange.ts';
import { expectThat, MissingPrerequisite } from '../mismatch.ts';
import type { Tokens } from '../target/tokens.ts';
import { bodyErrors } from '../world/body.ts';
import { expectInvalid, expectReplayed } from '../world/expectations.ts';
import { resourceOf } from '../world/resource-operations.ts';
import { type Case, type CasesOf, type Expected, requestCase, type Scene, scenario } from './case.ts';

/** Grants that need a user in a browser, which the flows test. */
const interactive = /authorization_code|refresh_token/;

/** The success path: every request example of the contract. */
export const success: CasesOf = (operation, { credentials }) => {
  const examples = requestExamples(operation).filter(({ name }) => !interactive.test(name));
  if (operation.authentication === 'client' && credentials.client_id === undefined) return [];
  if (examples.length === 0) return [requestCase(operation, 'succeeds', 'success')];
  return examples.map(({ name, mediaType, value }) =>
    requestCase(operation, `accepts the example ${name}`, 'success', async (_, { fixtures }) =>
      fixtures.validRequest(operation, { body: { mediaType, value: await fixtures.bodyFor(operation, value) } }),
    ),
  );
};

type TokenOf = (tokens: Tokens) => string | undefined | Promise<string>;

/** Missing, invalid, expired and revoked tokens, missing scopes, and tokens of another organization. */
export const tokens: CasesOf = (operation) => {
  const { authentication, scopes, anyScope, collection } = operation;
  if (authentication !== 'bearer') return [];
  const rejection = (name: string, status: number, code: ProblemCode, tokenOf: TokenOf) =>
    requestCase(operation, `rejects ${name}`, [status, code], withToken(tokenOf), {
      needs: code === 'token_missing' ? [] : ['tokens'],
    });
  const cases = [
    rejection('a request without a token', 401, 'token_missing', () => ''),
    rejection('an altered token', 401, 'token_invalid', ({ full }) => altered(full, indexOf(operation))),
    rejection('an expired token', 401, 'token_expired', ({ expired }) => expired),
    rejection('a revoked token', 401, 'token_revoked', ({ revoked }) => revoked),
    ...scopes.map((scope) => rejection('a missing scope', 403, 'insufficient_scope', tokenWithout(scope))),
    ...(anyScope ? [rejection('a token without a scope', 403, 'insufficient_scope', tokenWithNoneOf(anyScope))] : []),
  ];
  if (operation.method === 'get') cases.push(tokenInQuery(operation));
  if (!collection) return cases;
  const only: TokenOf = ({ withScopes }) => withScopes?.(scopes);
  return [
    ...cases,
    rejection('a token of another organization', 403, 'wrong_organization', ({ foreign }) => foreign),
    // The bodies of webhooks name events that need further scopes.
    ...(scopes.length > 0
      ? [
          requestCase(operation, 'accepts a token with no other scope', 'success', withToken(only), {
            needs: ['oauth'],
          }),
        ]
      : []),
  ];
};

const withToken =
  (tokenOf: TokenOf) =>
  async ({ headers: { authorization: _, ...headers }, ...request }: HttpRequest, { target }: Scene) => {
    const token = await tokenOf(target.tokens);
    if (token === undefined) throw new MissingPrerequisite('the credentials provide no such token');
    // The case of a scheme does not matter (RFC 9110, section 11.1).
    return { ...request, headers: token === '' ? headers : { ...headers, authorization: `bearer ${token}` } };
  };

/** Where a token could be read by others (RFC 9700, section 4.3.2). */
const tokenInQuery = (operation: Operation) =>
  scenario('accepts no token in the query', ['tokens'], async ({ fixtures, session, target }) => {
    const { path, headers, ...request } = await fixtures.validRequest(operation);
    const { authorization: _, ...others } = headers;
    const withToken = `${path}${path.includes('?') ? '&' : '?'}access_token=${target.tokens.full}`;
    const { status } = await session.send(operation, { ...request, headers: others, path: withToken });
    expectThat([400, 401].includes(status), `expected the token to be rejected, got ${status}`);
  });

const indexOf = ({ id }: Operation) => Object.keys(operations).indexOf(id);

/** Returns a value of a row for each operation: all behave alike, and each is to be tested once. */
export const oneOf = <Value>(operation: Operation, values: readonly [Value, ...Value[]]): Value =>
  values[indexOf(operation) % values.length] ?? values[0];

/** Returns a token with another signature, or with other claims and the same signature, or without an algorithm. */
function altered(token: string, index: number): string {
  const parts = token.split('.');
  const [part = '', at = 0] = [parts.at(-1), (index % 3) + 5];
  const other = part.at(at) === 'A' ? 'B' : 'A';
  if (index % 2 === 0 || parts.length !== 3)
    return [...parts.slice(0, -1), part.slice(0, at) + other + part.slice(at + 1)].join('.');
  return [btoa('{"alg":"none","typ":"at+jwt"}').replaceAll('=', ''), ...parts.slice(1)].join('.');
}

/** Returns a token with every other scope, or at least one that lacks the scope. */
const tokenWithout =
  (scope: string): TokenOf =>
  ({ withScopes, narrow }) =>
    withScopes
      ? withScopes(Object.keys(catalogue).filter((each) => each !== scope))
      : narrow.find((each) => each.scope !== scope)?.token;

const tokenWithNoneOf =
  (scopes: readonly string[]): TokenOf =>
  ({ withScopes }) =>
    withScopes?.(Object.keys(catalogue).filter((each) => !scopes.includes(each)));

/** Media types that the operation neither accepts nor produces, and the ways to accept those that it does. */
export const mediaTypes: CasesOf = (operation) => {
  const { responses, method, requestBody } = operation;
  const row = (isFor: boolean, title: string, expected: Expected, header: string, value: (valid: string) => string) =>
    isFor
      ? [
          requestCase(operation, title, expected, ({ headers, ...request }) => ({
            ...request,
            headers: { ...headers, [header]: value(headers[header] ?? '') },
          })),
        ]
      : [];
  const produced = Object.entries(responses)
    .filter(([status]) => Number(status) < 300)
    .flatMap(([, { content }]) => Object.keys(content))[0];
  const negotiates = '406' in responses;
  // Negotiation does not depend on the method, and a read leaves nothing behind.
  const isRead = negotiates && method === 'get' && produced !== undefined;
  // The platform document sends it with every request.
  const isOther = !negotiates && produced?.endsWith('json') === false;
  return [
    ...row(negotiates, 'rejects Accept without its media type', [406, 'not_acceptable'], 'accept', () =>
      oneOf(operation, ['image/png', `${produced};q=0, image/png`, 'text/*;q=0.5, text/html, application/xml']),
    ),
    ...row(isRead, 'accepts Accept with its media type', 'success', 'accept', () =>
      oneOf(operation, [
        `${produced}; charset=utf-8`,
        `image/png, ${produced?.replace(/\/.*/, '/*')};q=0.1`,
        `image/png;q=0.9,*/*;q=0.1`,
        `${produced?.toUpperCase()}`,
      ]),
    ),
    ...row(isOther, 'accepts Accept: application/json', 'success', 'accept', () => 'application/json'),
    ...row('415' in responses, 'rejects another media type', unsupported, 'content-type', () =>
      oneOf(operation, ['application/xml', 'text/plain']),
    ),
    ...row(
      '415' in responses && oneOf(operation, [true, false]),
      'rejects another charset',
      unsupported,
      'content-type',
      (mediaType) => `${mediaType}; charset=iso-8859-1`,
    ),
    ...row('415' in responses, 'rejects an encoded body', unsupported, 'content-encoding', () => 'gzip'),
    ...row(Boolean(requestBody), 'accepts a body with a charset', 'success', 'content-type', (mediaType) =>
      oneOf(operation, [`${mediaType}; charset=UTF-8`, `${mediaType.toUpperCase()};charset="utf-8"`]),
    ),
  ];
};

const unsupported = [415, 'unsupported_media_type'] as const;

const mebibyte = 1024 * 1024;

const tooLarge = [413, 'body_too_large'] as const;

/** Returns ASCII or other text with spaces, so that it has this number of bytes. */
const padded = (text: string, size: number) => text + ' '.repeat(size - new TextEncoder().encode(text).length);

/** The same numbers as others for a parser that reads doubles. */
const inexactNumbers = ['9007199254740993', '-9007199254740993', '0.1234567890123456789'];

/** Invalid request bodies. */
export const bodies: CasesOf = (operation) => {
  if (requestExamples(operation).length === 0 || !operation.responses['422']) return [];
  const text = (name: string, expected: Expected, body: string) =>
    requestCase(operation, name, expected, (valid) => ({ ...valid, body }));
  const [example] = requestExamples(operation);
  const record = Object(example?.value) as Readonly<Record<string, unknown>>;
  const withNumber = (body: string, number: string) =>
    JSON.stringify({ ...JSON.parse(body), custom_fields: { a: 0 } }).replace('"a":0', `"a":${number}`);
  return [
    text('rejects malformed JSON', [400, 'malformed_json'], '{"half":'),
    requestCase(operation, 'rejects a body in another encoding than UTF-8', [400, 'malformed_json'], (valid) => ({
      ...valid,
      ...{ body: '{"é":1}', encoding: 'latin1' },
    })),
    ...(
      [
        ['accepts a body of 1 MiB', 'success', mebibyte],
        ['rejects a body above 1 MiB', tooLarge, mebibyte + 1],
      ] as const
    )
      // Each operation reads and rejects one, and a creation reads one at the limit.
      .filter(([, expected]) => expected !== 'success' || operation.id.startsWith('create'))
      .map(([name, expected, size]) =>
        requestCase(operation, name, expected, ({ body = '', ...valid }) => ({ ...valid, body: padded(body, size) })),
      ),
    ...('custom_fields' in record
      ? inexactNumbers.map((number) =>
          requestCase(
            operation,
            `rejects ${number}, which JSON does not carry exactly`,
            [422, 'validation_failed'],
            // Of an example, the references would be rejected.
            (valid) => ({ ...valid, body: withNumber(valid.body ?? '{}', number) }),
          ),
        )
      : []),
    // The cases of records have all violations of their bodies.
    ...(resourceOf(operation) ? [] : [eachViolation(operation)]),
  ];
};

/** Each keyword of a body, violated alone. */
const eachViolation = (operation: Operation): Case =>
  scenario('rejects each violation of the body, and names the field', [], async ({ fixtures, session }) => {
    const request = await fixtures.validRequest(operation);
    const mediaType = request.headers['content-type'] ?? '';
    const body = { mediaType, value: JSON.parse(request.body ?? '{}') };
    const described = contract.operation(operation.id);
    const schema = referencedName(described.requestBody?.content[mediaType]?.schema?.$ref ?? '');
    const base = { path: {}, query: {}, header: {}, cookie: {}, body };
    for (const { part, values } of invalidRequests(contractSchemas, described, base)) {
      if (!part.startsWith('body') || values.body === undefined) continue;
      const invalidBody = JSON.stringify(values.body.value);
      const response = await session.send(operation, { ...request, body: invalidBody });
      expectInvalid(response, bodyErrors(schema, values.body.value));
    }
  });

/** Repeated requests to operations on webhooks. The cases of records have their own. */
export const repetitions: CasesOf = (operation) => {
  if (resourceOf(operation) || !operation.parameters.some(({ name }) => name === 'Idempotency-Key')) return [];
  const namesTarget = /\{(?!organization_id\})/.test(operation.path);
  /** Returns a request with its own target, where the path names one. */
  const keyedRequest = async ({ fixtures }: Scene, key: string): Promise<HttpRequest> => {
    const { headers, ...request } = await fixtures.validRequest(operation, { newRecord: namesTarget });
    return { ...request, headers: { ...headers, 'idempotency-key': key } };
  };
  const name = 'rejects an Idempotency-Key that was used for another request';
  const options = { needs: ['state'] as const };
  const reused = requestCase(
    operation,
    name,
    [422, 'idempotency_key_reused'],
    async (_, scene) => {
      const key = randomUUID();
      const [first, second] = [await keyedRequest(scene, key), await keyedRequest(scene, key)];
      await scene.fixtures.perform(operation, first);
      // Two valid requests differ by their target, or by the description of a webhook.
      return namesTarget
        ? second
        : { ...second, body: JSON.stringify({ ...JSON.parse(first.body ?? ''), description: key }) };
    },
    options,
  );
  const replayed = scenario(
    'replays the first response to a repeated Idempotency-Key',
    options.needs,
    async (scene) => {
      const request = await keyedRequest(scene, randomUUID());
      await scene.fixtures.perform(operation, request);
      expectReplayed(await scene.session.send(operation, request), true);
    },
  );
  // The scenarios of attempts and settings repeat the others.
  return operation.method === 'post' ? [reused] : [reused, replayed];
};
