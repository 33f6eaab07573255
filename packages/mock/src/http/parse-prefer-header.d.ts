declare module 'parse-prefer-header' {
  /** Returns the preferences of a Prefer header (RFC 7240); a preference without a value is true. */
  export default function parsePreferHeader(header: string | string[]): Record<string, string | true>;
}
