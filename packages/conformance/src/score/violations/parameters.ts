import type {
  DescribedOperation,
  OpenapiReader,
  ParameterObject,
  SchemaObject,
} from '@worklane/contract/openapi-reader';
import { hasType } from '../../document/effective-schema.ts';
import { schemaOf } from '../../document/request-values.ts';
import type { HttpRequest } from '../../http-exchange.ts';
import { codeOf } from '../../json.ts';
import type { ParameterStatement } from '../statements.ts';
import { validValue } from '../values.ts';
import { exampleResponse } from './responses.ts';
import {
  type Interceptor,
  onRequest,
  onResponse,
  queryOf,
  requestHeader,
  type Violation,
  type ViolationContext,
  violationsBy,
  withQuery,
  withRequestHeader,
} from './violation.ts';

/** Parameters that are accepted and ignored, not required, or taken for those of an earlier request. */
export function parameterViolations(
  { id, operation, parameter }: ParameterStatement,
  { contract }: ViolationContext,
): Violation[] {
  /** @param next undefined keeps the request */
  const replacing = (next: (value: unknown) => { readonly value: unknown } | undefined): Interceptor =>
    onRequest(({ request }) => {
      const changed = next(readParameter(contract, operation, parameter, request));
      return changed && withParameter(operation, parameter, request, changed.value);
    });
  const violation = violationsBy(id, operation.id);
  if (parameter.name === 'organization_id') {
    const success = Number(Object.keys(operation.responses).find((status) => status < '4'));
    const accepting = onResponse((response) =>
      codeOf(response) === 'wrong_organization' ? exampleResponse(contract, operation, success) : undefined,
    );
    return [violation('not checked', () => accepting)];
  }
  if (parameter.in === 'path') {
    return [
      violation('that of another request', () => {
        let first: unknown;
        return replacing((value) => {
          first ??= value;
          return first === value ? undefined : { value: first };
        });
      }),
    ];
  }
  if (!parameter.required) {
    return [violation('ignored', () => replacing((value) => (value === undefined ? undefined : { value: undefined })))];
  }
  const example = { value: parameter.example ?? validValue(contract, schemaOf(parameter)) };
  return [violation('not required', () => replacing((value) => (value === undefined ? example : undefined)))];
}

/** Returns the value of a parameter as its type: numbers in their usual spelling, lists as arrays; undefined if it is absent. */
export function readParameter(
  contract: OpenapiReader,
  operation: DescribedOperation,
  parameter: ParameterObject,
  request: HttpRequest,
): unknown {
  const text = textOf(operation, parameter, request);
  if (text === undefined) return undefined;
  const schema = schemaOf(parameter);
  const { type, items = {} } = contract.resolve(schema);
  const isNumber = (each: SchemaObject) => hasType(contract, each, 'integer') || hasType(contract, each, 'number');
  if (type !== 'array') return parsedText(isNumber(schema), text);
  return text.split(',').map((item) => parsedText(isNumber(items), item));
}

/** Text of another spelling stays text, which is of the wrong type. */
const parsedText = (isNumber: boolean, text: string): unknown =>
  isNumber && /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text) ? Number(text) : text;

function textOf(
  { path }: DescribedOperation,
  { in: place, name }: ParameterObject,
  request: HttpRequest,
): string | undefined {
  if (place === 'header') return requestHeader(request, name);
  if (place === 'query') return queryOf(request).get(name) ?? undefined;
  return request.path.split('?', 1)[0]?.split('/')[path.split('/').indexOf(`{${name}}`)];
}

/** Returns a request with another value of a parameter, or without it. */
export function withParameter(
  { path }: DescribedOperation,
  { in: place, name }: ParameterObject,
  request: HttpRequest,
  value: unknown,
): HttpRequest {
  const text = value === undefined ? undefined : [value].flat().join(',');
  if (place === 'header') return withRequestHeader(request, name, text);
  if (place === 'path') {
    const [pathname = '', query] = request.path.split('?', 2);
    const index = path.split('/').indexOf(`{${name}}`);
    const changed = pathname.split('/').map((segment, at) => (at === index ? (text ?? segment) : segment));
    return { ...request, path: changed.join('/') + (query === undefined ? '' : `?${query}`) };
  }
  return withQuery(request, name, text);
}
