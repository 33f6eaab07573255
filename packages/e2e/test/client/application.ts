import type { ClientCredentialsOptions } from '@worklane/client';
import { type Scope, scopes } from '@worklane/contract';
import type { OwnOrganization } from '../environment/shared-platform.ts';

const allScopes = Object.keys(scopes) as Scope[];

/** The confidential client with every scope. */
export function applicationOf({ credentials }: Pick<OwnOrganization, 'credentials'>): ClientCredentialsOptions {
  const { organization_id: organizationId, client_id: clientId, client_secret: clientSecret } = credentials;
  return { clientId, clientSecret, organizationId, scope: allScopes };
}
