import { quoteShell } from './escape.ts';

export interface CurlRequest {
  readonly method: string;
  readonly url: string;
  /** The access token, as the shell reads it within double quotes: `$TOKEN`. */
  readonly token?: string | undefined;
  readonly headers?: Iterable<readonly [name: string, value: string]>;
  readonly body?: string | undefined;
  /** The fields of a form, instead of a body. */
  readonly form?: Iterable<readonly [name: string, value: string]> | undefined;
  /** Such as `--include`. */
  readonly flags?: readonly string[];
}

/** Returns a command for POSIX shells that sends a request. */
export function curlCommand({ method, url, token, headers = [], body, form, flags = [] }: CurlRequest): string {
  const verb = method.toUpperCase();
  return [
    ['curl', ...flags, ...(verb === 'GET' ? [] : [`-X ${verb}`]), quoteShell(url)].join(' '),
    ...(token === undefined ? [] : [`-H "Authorization: Bearer ${token}"`]),
    ...Array.from(headers, ([name, value]) => `-H ${quoteShell(`${name}: ${value}`)}`),
    ...(form ? Array.from(form, ([name, value]) => `--data-urlencode ${quoteShell(`${name}=${value}`)}`) : []),
    // For a body that starts with @, -d would read a file.
    ...(form || body === undefined ? [] : [`${body.startsWith('@') ? '--data-raw' : '-d'} ${quoteShell(body)}`]),
  ].join(' \\\n  ');
}
