/** What an access token may do. */
export interface Principal {
  readonly clientId: string;
  /** The member for whom the client acts; absent when it acts for itself. */
  readonly subject?: string;
  /** Undefined for a token that may access every organization. */
  readonly organizationId: number | undefined;
  readonly scopes: ReadonlySet<string>;
}

/** Returns the name under which idempotency keys are kept. Members often share an application; a client ID has no spaces. */
export const principalName = ({ clientId, subject }: Principal): string =>
  subject === undefined ? clientId : `member ${subject}`;
