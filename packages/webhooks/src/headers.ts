import { WebhookError } from './webhook-error.ts';

/** Headers as `fetch` has them, or as an object in which the case of names does not matter. */
export type IncomingHeaders =
  | { get(name: string): string | null }
  | { readonly [name: string]: string | readonly string[] | undefined };

/** A header by its name in lower case. */
export function header(headers: IncomingHeaders, name: string): string | undefined {
  if (isFetchHeaders(headers)) return headers.get(name) ?? undefined;
  const value = headers[name] ?? Object.entries(headers).find(([given]) => given.toLowerCase() === name)?.[1];
  return typeof value === 'string' ? value : value?.join(', ');
}

/** @throws WebhookError missing_header */
export function neededHeader(headers: IncomingHeaders, name: string): string {
  const value = header(headers, name);
  if (value) return value;
  throw new WebhookError('missing_header', `The header ${name} is missing, so this is no delivery of a webhook.`);
}

const isFetchHeaders = (headers: IncomingHeaders): headers is { get(name: string): string | null } =>
  typeof headers.get === 'function';
