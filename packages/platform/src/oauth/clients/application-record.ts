import { ProblemError } from '@worklane/server';
import { sql } from 'kysely';
import type { Connection } from '../../database/store.ts';
import { ofValidSecrets } from './valid-secrets.ts';

/** An application, as its owners see it. */
export interface ApplicationRecord {
  organization_id: number;
  client_id: string;
  name: string;
  type: 'public' | 'private';
  redirect_uris: string[];
  scopes: string[];
  /** Those that are valid, the newest first. None: it cannot keep a secret, and proves itself by PKCE (RFC 7636). */
  secrets: SecretRecord[];
  created_at: string;
  updated_at: string;
}

/** What may be known of a secret after it has been shown. */
export interface SecretRecord {
  created_at: string;
  /** Until when it is accepted; null for the current one. */
  expires_at: string | null;
}

const secretRecord = sql<SecretRecord>`
  jsonb_build_object('created_at', secret.created_at, 'expires_at', secret.expires_at)`;

/** The applications of an organization, with the secrets that are valid now. */
const applications = (db: Connection, organizationId: number, now: Date) =>
  db
    .selectFrom('applications as application')
    .selectAll('application')
    .select(ofValidSecrets(now, secretRecord).as('secrets'))
    .where('application.organization_id', '=', organizationId);

/** The oldest first. */
export async function readApplications(
  db: Connection,
  organizationId: number,
  now: Date,
): Promise<ApplicationRecord[]> {
  const rows = await applications(db, organizationId, now).orderBy('created_at').orderBy('client_id').execute();
  return rows.map(withMoments);
}

/** @throws ProblemError not_found */
export async function readApplication(
  db: Connection,
  organizationId: number,
  clientId: string,
  now: Date,
): Promise<ApplicationRecord> {
  const row = await applications(db, organizationId, now).where('client_id', '=', clientId).executeTakeFirst();
  if (!row) throw noApplication(organizationId, clientId);
  return withMoments(row);
}

export const noApplication = (organizationId: number, clientId: string): ProblemError =>
  new ProblemError('not_found', `No application ${clientId} in organization ${organizationId}.`);

/** In JSON the database writes moments in another way than in columns. */
const withMoments = (row: ApplicationRecord): ApplicationRecord => ({
  ...row,
  secrets: row.secrets.map(({ created_at, expires_at }) => ({
    created_at: moment(created_at),
    expires_at: expires_at && moment(expires_at),
  })),
});

const moment = (text: string): string => new Date(text).toISOString();
