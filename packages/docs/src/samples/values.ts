/** What a host of the documentation states in `host.json`: whose API the samples call. */
export interface Host {
  /** Whether a service serves the site, whose API is on the same origin, or a host of static files. */
  readonly kind: 'service' | 'static';
  readonly base_url: string;
  readonly organization_id: number;
  /** Whether the browser has a session of the dashboard. Static files do not state it. */
  readonly signed_in?: boolean;
}

/** The address of `npm run mock` and the organization of the contract's examples, with which all samples are written. */
export const defaultHost: Host = { kind: 'static', base_url: 'http://127.0.0.1:4010', organization_id: 1042 };

/** A value in a sample that the page replaces by that of its host. */
export interface HostValue {
  readonly name: 'base_url' | 'organization_id';
  /** Offsets in the sample. */
  readonly start: number;
  readonly end: number;
}

const patterns = [
  ['base_url', /http:\/\/127\.0\.0\.1:4010/g],
  ['organization_id', /(?<![\w.-])1042(?![\w-])/g],
] as const;

/** Returns the places of the values of the default host in a sample. */
export const hostValues = (sample: string): HostValue[] =>
  patterns.flatMap(([name, pattern]) =>
    [...sample.matchAll(pattern)].map((match) => ({ name, start: match.index, end: match.index + match[0].length })),
  );
