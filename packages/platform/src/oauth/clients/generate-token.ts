import { invalidFields } from '@worklane/server';
import type { IssuedToken } from '../tokens/issue-token.ts';
import { requireScopes } from './application-fields.ts';
import { noApplication } from './application-record.ts';
import type { Actor, ApplicationContext } from './context.ts';
import { type Application, findApplication } from './find-application.ts';
import type { IssueApplicationToken } from './issue-client-token.ts';
import { requireOwner } from './require-owner.ts';

export interface TokenContext extends ApplicationContext {
  issueApplicationToken: IssueApplicationToken;
}

/**
 * "Generate Token": an access token of a private application, for its own organization, without its secret.
 * @throws ProblemError not_found, owner_required, validation_failed
 */
export async function generateToken(
  { db, clock, issueApplicationToken }: TokenContext,
  actor: Actor,
  organizationId: number,
  clientId: string,
  scopes: readonly string[],
): Promise<IssuedToken> {
  await requireOwner(db, organizationId, actor);
  const application = await findApplication(db, clientId, clock());
  if (application?.organizationId !== organizationId) throw noApplication(organizationId, clientId);
  requirePrivate(application);
  requireScopes(scopes, application.scopes);
  return issueApplicationToken({ application, scopes });
}

function requirePrivate({ type }: Application): void {
  if (type === 'private') return;
  const detail = 'names a public application: people grant it tokens, by the authorization code grant';
  throw invalidFields([{ in: 'path', pointer: '/client_id', code: 'not_allowed', detail }]);
}
