import {
  type DescribedOperation,
  derivedHeaders,
  type MediaTypeObject,
  type OpenapiReader,
  type ResponseObject,
} from '@worklane/contract/openapi-reader';
import { declaredResponse, declaredStatus, statusOf } from '../../document/response-violations.ts';
import type { HttpRequest, HttpResponse } from '../../http-exchange.ts';
import { codeOf } from '../../json.ts';
import type { HeaderStatement, ResponseStatement } from '../statements.ts';
import { brokenValue, validValue } from '../values.ts';
import { onResponse, type Violation, type ViolationContext, violationsBy, withHeader } from './violation.ts';

type Change = (response: HttpResponse) => HttpResponse | undefined;

/** Responses with another status, media type or body. */
export function responseViolations(
  { id, operation, status, response }: ResponseStatement,
  context: ViolationContext,
): Violation[] {
  const changed = changing(id, operation.id, status);
  const statuses = Object.keys(operation.responses).map((key) => statusOf(operation.responses, key));
  const undocumented = (status < 400 ? [207, 299, 399] : [418, 499, 599]).find(
    (each) => !declaredResponse(operation.responses, each),
  );
  const similar = statuses.find((each) => each !== status && Math.floor(each / 100) === Math.floor(status / 100));
  const success = statuses.find((each) => each < 400);
  const isRejection = status >= 400 && status < 500 && status !== 429;
  const hasBody = response.content !== undefined;
  return [
    ...(undocumented ? [changed('undocumented status', (given) => ({ ...given, status: undocumented }))] : []),
    ...(similar ? [changed(`status ${similar}`, (given) => ({ ...given, status: similar }))] : []),
    ...(isRejection && success
      ? codesIn(response, context).map((code) =>
          changed(`${code} accepted`, (given) =>
            codeOf(given) === code ? exampleResponse(context.contract, operation, success) : undefined,
          ),
        )
      : []),
    ...(hasBody
      ? [
          changed('body missing', (given) => ({ ...given, body: '' })),
          changed('media type missing', (given) => withHeader(given, 'content-type', undefined)),
          changed('media type text/plain', (given) => withHeader(given, 'content-type', 'text/plain')),
        ]
      : [changed('body added', (given) => ({ ...withHeader(given, 'content-type', 'application/json'), body: '{}' }))]),
  ];
}

/** Of a problem with proofs of keys, which the suite does not send: no server needs to bind tokens (RFC 9449). */
const proofCode = 'dpop_proof_invalid';

/** The other codes of the problems that a response documents, or of the errors of OAuth. */
function codesIn({ content = {} }: ResponseObject, { contract }: ViolationContext): string[] {
  const examples = Object.values(content).flatMap((media) => contract.examples(media));
  return [...new Set(examples.map(([, body]) => codeOf({ body: JSON.stringify(body) })))].filter(
    (code): code is string => code !== undefined && code !== proofCode,
  );
}

/** Responses that lack a header or have another value. */
export function headerViolations(
  { id, operation, status, name, header }: HeaderStatement,
  { contract, isPlain = false }: ViolationContext,
): Violation[] {
  const { schema = {} } = header;
  const changed = (what: string, value: (given: string) => unknown) =>
    changing(
      id,
      operation.id,
      status,
    )(what, (response) => {
      const given = response.headers.get(name);
      if (given === undefined) return undefined;
      const next = value(given);
      return next === undefined ? withHeader(response, name, undefined) : withHeader(response, name, String(next));
    });
  const [keyword] = (['minimum', 'const', 'maxLength', 'format', 'pattern'] as const).filter(
    (each) => schema[each] !== undefined,
  );
  const isNumber = schema.type === 'integer';
  return [
    ...(isPlain && !header.required ? [] : [changed('missing', () => undefined)]),
    ...(keyword
      ? [changed('invalid', (given) => brokenValue(contract, schema, keyword, isNumber ? Number(given) : given))]
      : []),
    ...(!isPlain && schema.const === undefined && !chosenByServer.has(name)
      ? [changed('altered', (given) => otherHeader(given))]
      : []),
  ];
}

/** Replaces the last letter or digit: what is added at the end is no part of some values. */
const otherHeader = (text: string) =>
  text.replace(/[A-Za-z0-9](?=[^A-Za-z0-9]*$)/, (last) => (last === '1' ? '2' : '1'));

/** Any other valid value would be right. */
const chosenByServer = new Set(['x-request-id', 'ratelimit', 'ratelimit-policy', 'retry-after', 'set-cookie']);

/** Returns what makes violations of the responses with a status. */
const changing = (statement: string, operation: string, status: number) => (what: string, change: Change) =>
  violationsBy(statement, operation)(
    what,
    () =>
      onResponse((response, { operation: { responses } }) =>
        declaredStatus(responses, response.status) === status ? change(response) : undefined,
      ),
    status,
  );

type Fields = Record<string, unknown>;

/** Returns the documented example of a response, or one that is made up, as a response to a request. */
export function exampleResponse(
  contract: OpenapiReader,
  { responses, path }: DescribedOperation,
  status: number,
  request?: HttpRequest,
): HttpResponse {
  const { headers = {}, content = {} } = declaredResponse(responses, status) ?? {};
  const [[mediaType, media] = []] = Object.entries(content);
  const example = media && exampleOf(contract, media);
  const target = request?.path ?? path;
  const isProblem = mediaType === 'application/problem+json';
  const body = isProblem ? { ...(example as Fields), instance: target.split('?')[0] } : example;
  const derived = derivedHeaders({ status, body, target });
  const fields = Object.entries(headers).flatMap(([name, referable]): [string, string][] => {
    const { example: documented, schema = {}, required } = contract.resolve(referable);
    // An example is no replay.
    if (schema.const !== undefined && !required) return [];
    const value = name in derived ? derived[name] : (documented ?? validValue(contract, schema));
    return value === null ? [] : [[name.toLowerCase(), String(value)]];
  });
  return {
    status,
    headers: new Map([
      ...fields,
      ...(mediaType === undefined ? [] : [['content-type', mediaType] as [string, string]]),
    ]),
    body: body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body),
  };
}

/** Returns the first documented example of a body, or a value that its schema allows. */
function exampleOf(contract: OpenapiReader, media: MediaTypeObject): unknown {
  const [[, named] = []] = contract.examples(media);
  return named ?? media.example ?? (media.schema && validValue(contract, media.schema));
}
