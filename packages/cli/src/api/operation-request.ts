import { isObject } from '@worklane/contract/json';
import type { DescribedOperation } from '@worklane/contract/openapi-reader';
import { isOrganizationParameter, requestContent, successContent } from '../contract/described-operation.ts';
import type { ParameterValues } from './parameter-values.ts';
import { organizationFields } from './request-body.ts';

/** A request as the openapi-fetch client takes it. */
export interface OperationRequest {
  readonly method: string;
  readonly path: string;
  readonly params: ParameterValues;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/**
 * Returns the request of an operation.
 * @param organizationId is called only if the request contains it
 * @param newKey the idempotency key, unless the command line has one
 */
export async function operationRequest(
  operation: DescribedOperation,
  params: ParameterValues,
  body: unknown,
  organizationId: () => Promise<number>,
  newKey?: string,
): Promise<OperationRequest> {
  const { method, path, parameters } = operation;
  const missing = parameters.filter((each) => isOrganizationParameter(each) && !(each.name in params.path));
  const pathValues = { ...params.path };
  for (const { name } of missing) pathValues[name] = String(await organizationId());
  return {
    method,
    path,
    params: { ...params, path: pathValues },
    headers: headers(operation, params, body, newKey),
    body: isObject(body) ? { ...(await organizationOf(operation, body, organizationId)), ...body } : body,
  };
}

function headers(
  operation: DescribedOperation,
  { header }: ParameterValues,
  body: unknown,
  newKey: string | undefined,
): Record<string, string> {
  const accepted = Object.keys(successContent(operation));
  const takesKey = operation.parameters.some(({ name }) => name === 'Idempotency-Key');
  const [mediaType] = requestContent(operation) ?? [];
  return {
    ...(accepted[0] && { accept: accepted[0] }),
    ...(body !== undefined && mediaType && { 'content-type': mediaType }),
    // With a key, the client can repeat the request.
    ...(newKey && takesKey && !('Idempotency-Key' in header) && { 'idempotency-key': newKey }),
  };
}

async function organizationOf(operation: DescribedOperation, body: object, organizationId: () => Promise<number>) {
  const missing = organizationFields(operation).filter((name) => !(name in body));
  if (missing.length === 0) return {};
  const id = await organizationId();
  return Object.fromEntries(missing.map((name) => [name, id]));
}
