import { UsageError } from '../errors.ts';
import type { GlobalOptions } from '../global-options.ts';
import type { System } from '../terminal/system.ts';

/** The service that `npm start` and `worklane start` run. */
export const localService = 'http://127.0.0.1:4000';

/** Returns the base URL that the command line or the environment names. @throws UsageError */
export function requestedBaseUrl({ env }: Pick<System, 'env'>, { baseUrl }: GlobalOptions): string | undefined {
  const text = baseUrl ?? (env.WORKLANE_BASE_URL || undefined);
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw new UsageError(`Invalid base URL: ${text}. Use an absolute URL such as https://api.example.com.`);
  }
  // Input: trusted, from the command line or the environment.
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

/** Returns whether nobody on the way can read what is sent: with https, or within this machine. */
export function isEncrypted(baseUrl: string): boolean {
  const { protocol, hostname } = new URL(baseUrl);
  return protocol === 'https:' || /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
