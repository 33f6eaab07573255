import type { Operation } from '@worklane/contract';
import { generatedBody } from '../data/generated-body.ts';
import { type Preference, readPreference } from '../http/prefer-header.ts';
import type { HttpResponse, ParsedRequest } from '../http/request-handler.ts';
import { responseHeaders } from './mock-response.ts';
import type { PreferredResponse } from './preferred-response.ts';

/** Returns whether the response is generated. Errors never are: a random code, title and status would contradict each other. */
export const prefersGenerated = (
  { response, example }: PreferredResponse,
  preference: Preference,
  dynamic: boolean,
): boolean =>
  response.status < 400 &&
  example === undefined &&
  (preference.dynamic === undefined ? dynamic : preference.dynamic === 'true');

/** Returns the response with a generated body, and with the headers that depend on it. */
export function withGeneratedBody(
  example: HttpResponse,
  mediaType: string | undefined,
  request: ParsedRequest,
  operation: Operation,
): HttpResponse {
  const { status } = example;
  const { seed } = readPreference(request);
  const body = generatedBody(operation, request, { status, mediaType: mediaType ?? '', seed });
  if (body === undefined) return example;
  return {
    ...example,
    headers: {
      ...(mediaType !== undefined && { 'Content-Type': mediaType }),
      ...responseHeaders({ status, body }, request, operation),
    },
    body: JSON.stringify(body),
  };
}
