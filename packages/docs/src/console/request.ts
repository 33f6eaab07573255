import { type ExampleRequest, formType, type RequestParts, requestFrom } from '../samples/request.ts';
import type { ConsoleOperation, ConsoleParameter } from './console-operation.ts';

/** The content of the form. */
export interface RequestForm {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  /** The organization of the access token. */
  readonly organizationId: number;
  /** The text of each field by `parameterKey`; empty texts are not sent. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly body: FormBody | undefined;
}

export interface FormBody {
  readonly mediaType: string;
  /** JSON, or the fields of a form; empty fields are not sent. */
  readonly content: string | Readonly<Record<string, string>>;
}

export interface ConsoleRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string | null;
}

export const parameterKey = ({ in: place, name }: Pick<ConsoleParameter, 'in' | 'name'>) => `${place} ${name}`;

export const isForm = (mediaType: string) => mediaType === formType;

/** Returns the text of a field: lists are separated by commas (style `form` without `explode`). */
export function fieldText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return Array.isArray(value) ? value.join(',') : String(value);
}

/** Returns the texts with which the fields of parameters begin: the examples of the required ones. */
export const initialTexts = ({ parameters }: Pick<ConsoleOperation, 'parameters'>): Record<string, string> =>
  Object.fromEntries(
    parameters.filter(({ required }) => required).map((one) => [parameterKey(one), fieldText(one.example)]),
  );

/** Returns the body with the values of an example. */
export const exampleBody = (mediaType: string, value: unknown): FormBody => ({
  mediaType,
  content: isForm(mediaType)
    ? Object.fromEntries(Object.entries(value as object).map(([name, each]) => [name, fieldText(each)]))
    : JSON.stringify(value, null, 2),
});

/**
 * Returns the request of the form. The body is sent as it is, even if it is malformed.
 * @throws if a path parameter is empty.
 */
export function consoleRequest(
  operation: ConsoleOperation,
  form: RequestForm,
  accessToken: string | undefined,
): ConsoleRequest {
  const { body } = form;
  const { method, url, headers } = requestFrom({ ...partsOf(operation, form), body: null });
  return {
    ...{ method, url },
    headers: {
      ...headers,
      ...(accessToken && { Authorization: `Bearer ${accessToken}` }),
      ...(body && { 'Content-Type': body.mediaType }),
    },
    body: body ? bodyText(body) : null,
  };
}

const bodyText = ({ content }: FormBody): string =>
  typeof content === 'string' ? content : new URLSearchParams(sentFields(content)).toString();

/** Returns the fields of a form that are not empty. */
const sentFields = (content: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(content).filter(([, value]) => value !== ''));

/**
 * Returns the request of the form for samples, which read the access token from the environment.
 * @throws if a path parameter is empty or the body is malformed JSON.
 */
export const sampleRequest = (operation: ConsoleOperation, form: RequestForm): ExampleRequest =>
  requestFrom({
    ...partsOf(operation, form),
    body: form.body ? { mediaType: form.body.mediaType, value: bodyValue(form.body) } : null,
  });

function bodyValue({ content }: FormBody): unknown {
  if (typeof content !== 'string') return sentFields(content);
  try {
    return JSON.parse(content);
  } catch {
    throw new Error('The body is malformed JSON. Correct it to copy the request.');
  }
}

function partsOf(
  operation: ConsoleOperation,
  { baseUrl, organizationId, parameters, body }: RequestForm,
): Omit<RequestParts, 'body'> {
  const { id: operationId, tag, method, path, responseType } = operation;
  const given = (place: ConsoleParameter['in']) =>
    Object.fromEntries(
      operation.parameters
        .filter((parameter) => parameter.in === place)
        .map((parameter) => [parameter.name, parameters[parameterKey(parameter)] ?? ''] as const)
        .filter(([, text]) => text !== ''),
    );
  const pathParameters = given('path');
  const missing = operation.parameters.find((one) => one.in === 'path' && !(one.name in pathParameters));
  if (missing) throw new Error(`Enter ${missing.name}: it is part of the path.`);
  const accept = acceptedType(operation);
  return {
    ...{ operationId, tag, method, path, baseUrl, organizationId, pathParameters, responseType },
    authorized: operation.authentication === 'bearer',
    query: given('query'),
    headers: {
      ...(accept && { Accept: accept }),
      ...given('header'),
      // Forms have their media type from what encodes them.
      ...(body && !isForm(body.mediaType) && { 'Content-Type': body.mediaType }),
    },
  };
}

/** Returns the media type of a successful response. */
function acceptedType({ responses }: ConsoleOperation): string | undefined {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'));
  return Object.keys(success?.[1].content ?? {})[0];
}
