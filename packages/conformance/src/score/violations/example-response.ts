import type { DescribedOperation, MediaTypeObject, OpenapiReader } from '@worklane/contract/openapi-reader';
import { derivedHeaders } from '@worklane/contract/openapi-reader';
import { declaredResponse } from '../../document/response-violations.ts';
import type { HttpRequest, HttpResponse } from '../../http-exchange.ts';
import { validValue } from '../values.ts';

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
