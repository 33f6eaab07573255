/**
 * Returns whether a client may be described by a document on a host.
 * @param allowed the setting CLIENT_METADATA_HOSTS: names, `*.` and a name for the names below it, or `*` for all.
 */
export const isAllowedHost = (allowed: readonly string[], { hostname }: Pick<URL, 'hostname'>): boolean =>
  allowed.some(
    (each) => each === '*' || each === hostname || (each.startsWith('*.') && hostname.endsWith(each.slice(1))),
  );
