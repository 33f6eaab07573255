import type { EventType } from '@worklane/contract';
import { UsageError } from '../errors.ts';
import { expandEventPatterns } from '../events/event-patterns.ts';

/** The options of `worklane listen`, as the command line has them. */
export interface ListenOptions {
  readonly to?: string;
  readonly events?: readonly string[];
  readonly retry?: true;
  readonly once?: string;
  /** Milliseconds. */
  readonly timeout?: number;
  readonly print?: true;
  readonly skipVerify?: true;
  readonly secret?: string;
  readonly printSecret?: true;
}

/** What `worklane listen` forwards, and where. */
export interface Forwarding {
  readonly url: URL;
  /** Undefined for all types. */
  readonly types: readonly EventType[] | undefined;
  /** The types that end the command; undefined if none does. */
  readonly onceTypes: readonly EventType[] | undefined;
}

/** @throws UsageError */
export function parseForwarding({ to, events, once, timeout }: ListenOptions): Forwarding {
  if (to === undefined)
    throw new UsageError('Missing --to. Pass the URL of your server: --to http://localhost:3000/hooks');
  const types = events && expandEventPatterns(events);
  const onceTypes = once === undefined ? undefined : expandEventPatterns([once]);
  if (timeout !== undefined && !onceTypes) throw new UsageError('--timeout needs --once.');
  if (types && onceTypes && !onceTypes.some((type) => types.includes(type))) {
    throw new UsageError(`--events does not include ${once}, so --once would never end.`);
  }
  return { url: receiverUrl(to), types, onceTypes };
}

/** Returns the URL of the receiver. A missing scheme is http, as of `localhost:3000`. */
function receiverUrl(text: string): URL {
  const url = URL.parse(/^[a-z]+:\/\//i.test(text) ? text : `http://${text}`);
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new UsageError(`Invalid --to: ${text}. Use a URL such as http://localhost:3000/hooks.`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new UsageError('Invalid --to: the URL must not contain credentials, which the service does not send.');
  }
  return url;
}
