/** A violation of the contract, in Prism's format for the header `sl-violations`. */
export interface Violation {
  /** `['request', 'body', 'title']` */
  readonly location: readonly string[];
  readonly severity: string;
  /** The JSON Schema keyword that failed, or a status. */
  readonly code: string | number;
  readonly message: string;
}

/** Returns the message without the location that Prism puts before it. */
export const constraint = (message: string) => /\bmust .*$/s.exec(message)?.[0] ?? message;
