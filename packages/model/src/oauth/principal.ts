/** What an access token may do. */
export interface Principal {
  readonly clientId: string;
  /** The member for whom the client acts; absent when it acts for itself. */
  readonly subject?: string;
  /** Undefined for a token that may access every organization. */
  readonly organizationId: number | undefined;
  readonly scopes: ReadonlySet<string>;
}
