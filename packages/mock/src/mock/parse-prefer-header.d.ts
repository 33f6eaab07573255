declare module 'parse-prefer-header' {
  /** The preferences of a Prefer header (RFC 7240); one without a value is true. */
  export default function parsePreferHeader(header: string | string[]): Record<string, string | true>;
}
