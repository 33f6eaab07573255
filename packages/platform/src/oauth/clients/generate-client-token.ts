import { invalidFields } from '@worklane/server';
import type { IssueClientToken, IssuedToken } from '../tokens/issue-access-token.ts';
import { type ClientDependencies, clientNotFound, findClient } from './client-repository.ts';
import { requireValidScopes } from './client-validation.ts';
import type { RegisteredClient } from './registered-client.ts';

export interface ClientTokenDependencies extends ClientDependencies {
  issueClientToken: IssueClientToken;
}

/**
 * Issues an access token to a private client without its secret: "Generate token" of the dashboard.
 * @throws ProblemError not_found, validation_failed
 */
export async function generateClientToken(
  { db, clock, issueClientToken }: ClientTokenDependencies,
  organizationId: number,
  clientId: string,
  scopes: readonly string[],
): Promise<IssuedToken> {
  const client = await findClient(db, clientId, clock());
  if (client?.owner?.organizationId !== organizationId) throw clientNotFound(organizationId, clientId);
  requirePrivate(client);
  requireValidScopes(scopes, client.scopes);
  return issueClientToken({ client: { organizationId, clientId }, scopes });
}

function requirePrivate({ type }: RegisteredClient): void {
  if (type === 'private') return;
  const detail = 'is a public application, which gets tokens by the authorization code grant only';
  throw invalidFields([{ in: 'path', pointer: '/client_id', code: 'not_allowed', detail }]);
}
