/** What an access token may do. */
export interface Principal {
  readonly clientId: string;
  /** Undefined for a token that the mock did not issue: it may access every organization. */
  readonly organizationId: number | undefined;
  readonly scopes: ReadonlySet<string>;
}
