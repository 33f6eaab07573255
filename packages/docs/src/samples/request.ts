import type { ResponseType } from '../contract/operations.ts';

/** What a caller chooses for a request to one operation. */
export interface RequestParts {
  operationId: string;
  /** The tag of the operation, such as `Tasks`. */
  tag: string;
  /** In capitals. */
  method: string;
  /** With parameters in braces. */
  path: string;
  /** Without a trailing slash. */
  baseUrl: string;
  /** The client needs it even where the path does not contain it. */
  organizationId: number;
  /** Whether the request carries the access token of the environment variable ACCESS_TOKEN. */
  authorized: boolean;
  pathParameters: Readonly<Record<string, string | number>>;
  /** Lists become comma-separated. */
  query: Readonly<Record<string, unknown>>;
  /** Without Authorization. */
  headers: Readonly<Record<string, string>>;
  body: { mediaType: string; value: unknown } | null;
  responseType: ResponseType;
}

/** A request, independent of a language. */
export interface ExampleRequest extends RequestParts {
  url: string;
}

/** Returns the request with its URL, in which path and query parameters are percent-encoded. */
export function requestFrom(parts: RequestParts): ExampleRequest {
  const path = parts.path.replace(/\{(\w+)\}/g, (_, name: string) => encode(parts.pathParameters[name]));
  const query = new URLSearchParams(Object.entries(parts.query).map(([name, value]) => [name, String(value)]));
  return { ...parts, url: `${parts.baseUrl}${path}${query.size > 0 ? `?${query}` : ''}` };
}

/** Encodes single quotes, too, so that a URL can be quoted in every language. */
const encode = (value: unknown) => encodeURIComponent(String(value)).replaceAll("'", '%27');

export const formType = 'application/x-www-form-urlencoded';

/** Returns the fields of a form body as strings, or undefined for another body. */
export const formFields = (body: RequestParts['body']): [string, string][] | undefined =>
  body?.mediaType === formType
    ? Object.entries(body.value as Record<string, unknown>).map(([name, value]) => [name, String(value)])
    : undefined;
