/** The sessions that libpq's `target_session_attrs` accepts, of which the service can use two. */
export const sessionAttributes = ['read-write', 'primary'] as const;

export interface Addresses {
  /** A URL for each host of the server and its standbys. */
  readonly direct: readonly [string, ...string[]];
  /** The sessions to accept, if there are several hosts or the URL says so. */
  readonly target?: (typeof sessionAttributes)[number];
  /** The URL of a pooler. */
  readonly pooled?: string;
  /** The URLs of replicas that serve lists, and the seconds that they may be behind. */
  readonly replicas: readonly string[];
  readonly maxStaleness: number;
}

/** Parameters that only the service reads, of which the driver knows none. */
const ownParameters = ['target_session_attrs', 'pooler', 'replica', 'max_staleness'];

const defaultMaxStaleness = 5;

const parts = /^([^:]*:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/s;

/** Returns a URL for each host of `postgresql://a:5432,b:5432/database`, as libpq writes several, which URL does not parse. */
export function hostUrlsOf(url: string): string[] {
  const [, start = '', hosts = '', rest = ''] = parts.exec(url) ?? [];
  return hosts.split(',').map((host) => `${start}${host}${rest}`);
}

/**
 * Returns the addresses of the server and, if DATABASE_URL has `?pooler=host:port`, that of a pooler in front of it, such as
 * PgBouncer in transaction mode. A session behind it belongs to nobody: statements that need one use the direct address.
 * `?replica=host:port,host:port&max_staleness=5` names replicas.
 */
export function addressesOf(url: string): Addresses {
  const urls = hostUrlsOf(url).map((each) => new URL(each));
  const { searchParams } = urls[0] as URL;
  const [named, pooler, replicas, maxStaleness] = ownParameters.map((name) => searchParams.get(name));
  for (const each of urls) for (const name of ownParameters) each.searchParams.delete(name);
  // `any` is the default of libpq, which the settings allow for one host only.
  const stated = named === 'any' ? undefined : named;
  const target = (stated ?? (urls.length > 1 ? 'read-write' : undefined)) as Addresses['target'];
  const urlAt = (host: string, ...removed: string[]) => {
    const url = Object.assign(new URL(urls[0] as URL), { host });
    for (const name of ['host', 'port', ...removed]) url.searchParams.delete(name);
    return url.href;
  };
  return {
    direct: urls.map(({ href }) => href) as [string],
    ...(target && { target }),
    ...(pooler != null && { pooled: urlAt(pooler, 'options') }),
    replicas: replicas?.split(',').map((host) => urlAt(host)) ?? [],
    maxStaleness: Number(maxStaleness ?? defaultMaxStaleness),
  };
}
