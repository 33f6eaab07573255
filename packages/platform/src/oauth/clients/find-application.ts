import { sql } from 'kysely';
import type { Connection } from '../../database/store.ts';
import { ofValidSecrets } from './valid-secrets.ts';

/** An application, as the authorization server needs it. */
export interface Application {
  organizationId: number;
  organizationName: string;
  clientId: string;
  name: string;
  /** Public ones act for people (authorization code), private ones for themselves (client credentials). */
  type: 'public' | 'private';
  redirectUris: string[];
  scopes: string[];
  /** Of the secrets that are valid now: none for a public application that cannot keep any. */
  secretHashes: string[];
}

/** The application of a client id. */
export async function findApplication(db: Connection, clientId: string, now: Date): Promise<Application | undefined> {
  return db
    .selectFrom('applications as application')
    .innerJoin('organizations as organization', 'organization.organization_id', 'application.organization_id')
    .select([
      'application.organization_id as organizationId',
      'organization.name as organizationName',
      'application.client_id as clientId',
      'application.name',
      'application.type',
      'application.redirect_uris as redirectUris',
      'application.scopes',
    ])
    .select(ofValidSecrets(now, sql<string>`secret.hash`).as('secretHashes'))
    .where('application.client_id', '=', clientId)
    .executeTakeFirst();
}
