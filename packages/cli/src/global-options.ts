/** The options of every command. */
export interface GlobalOptions {
  readonly json?: true;
  /** Undefined for `WORKLANE_PROFILE` or the current profile. */
  readonly profile?: string;
  /** Undefined for `WORKLANE_BASE_URL`, the URL of the profile, or the local service. */
  readonly baseUrl?: string;
}
