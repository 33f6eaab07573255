import type { EventType } from '@worklane/contract';
import { signDelivery } from '@worklane/webhooks/sign';
import { UsageError } from '../errors.ts';
import { expandEventPatterns } from '../events/feed.ts';
import type { Session } from '../session/session.ts';
import type { System } from '../terminal/system.ts';

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
  if (timeout !== undefined && !onceTypes) throw new UsageError('--timeout requires --once.');
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

/** Returns the secret of the command line, or of the environment, or else of the session. @throws UsageError */
export async function readSigningSecret(
  { env }: Pick<System, 'env'>,
  option: string | undefined,
  openSession: () => Promise<Session>,
): Promise<string> {
  const [given, name] =
    option === undefined ? [env.WORKLANE_WEBHOOK_SECRET, 'WORKLANE_WEBHOOK_SECRET'] : [option, '--secret'];
  if (given === undefined || given === '') return (await openSession()).signingSecret();
  try {
    await signDelivery({ id: 'evt_1', body: '', secrets: [given] });
    return given;
  } catch (cause) {
    throw new UsageError(`Invalid ${name}: must be whsec_ followed by the base64 of 24 to 64 bytes.`, { cause });
  }
}
