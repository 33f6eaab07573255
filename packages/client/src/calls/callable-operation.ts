/** An operation, as far as calling it needs. */
export interface CallableOperation {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  /** With parameters in braces; `{organization_id}` is that of the token. */
  readonly path: string;
  /** What a call passes besides the parameters of the path. */
  readonly input?: 'body' | 'query';
  /** Whether it answers a page that a cursor leads on from. */
  readonly paged?: true;
  /** Whether an idempotency key makes it safe to repeat. */
  readonly keyed?: true;
}
