import { invalidFields } from '@worklane/server';
import type { IssueClientToken, IssuedToken } from '../tokens/issue-access-token.ts';
import { type ClientDependencies, clientNotFound, findClient } from './client-repository.ts';
import { nameViolations, requireNone, scopesViolations, type Violation } from './client-validation.ts';
import type { RegisteredClient } from './registered-client.ts';

export interface ClientTokenDependencies extends ClientDependencies {
  issueClientToken: IssueClientToken;
  /** The maximum lifetime of a token, and the default. */
  accessTokenSeconds: number;
}

export interface NewClientToken {
  scopes: readonly string[];
  /** Shown in the list of access. */
  name?: string | undefined;
  lifetimeSeconds?: number | undefined;
}

/**
 * Issues an access token to a private client without its secret: "Generate token" of the dashboard.
 * @throws ProblemError not_found, validation_failed
 */
export async function generateClientToken(
  { db, clock, issueClientToken, accessTokenSeconds }: ClientTokenDependencies,
  organizationId: number,
  clientId: string,
  { scopes, name, lifetimeSeconds = accessTokenSeconds }: NewClientToken,
): Promise<IssuedToken> {
  const client = await findClient(db, clientId, clock());
  if (client?.owner?.organizationId !== organizationId) throw clientNotFound(organizationId, clientId);
  requirePrivate(client);
  requireNone([
    ...(name === undefined ? [] : nameViolations({ name })),
    ...scopesViolations(scopes, client.scopes),
    ...lifetimeViolations(lifetimeSeconds, accessTokenSeconds),
  ]);
  return issueClientToken({ client: { organizationId, clientId }, scopes, lifetimeSeconds, name }, db);
}

function requirePrivate({ type }: RegisteredClient): void {
  if (type === 'private') return;
  const detail = 'is a public application, which gets tokens by the authorization code grant only';
  throw invalidFields([{ in: 'path', pointer: '/client_id', code: 'not_allowed', detail }]);
}

function lifetimeViolations(seconds: number, max: number): Violation[] {
  if (seconds <= max) return [];
  return [{ pointer: '/expires_in', code: 'too_large', detail: `must be at most ${max}, the maximum lifetime` }];
}
