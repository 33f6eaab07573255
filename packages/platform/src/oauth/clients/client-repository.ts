import { type FirstPartyApplication, firstPartyApplications } from '@worklane/contract';
import type { schemas } from '@worklane/contract/dashboard';
import { ProblemError } from '@worklane/server';
import { sql } from 'kysely';
import { batchesOf } from '../../database/batches/batches.ts';
import { executeText, preparedMark } from '../../database/postgresql/prepared-statements.ts';
import type { ChangeDependencies, Connection } from '../../database/store.ts';
import type { ClientFields } from './client-validation.ts';

/** A client as the authorization server needs it. */
export interface RegisteredClient {
  /** Null for a client that no organization owns: an application of Worklane itself, or one with a metadata document. */
  owner: ClientOwner | null;
  /** Present for a client that is not registered, but described by a document on its own host. */
  document?: ClientDocument;
  clientId: string;
  name: string;
  /** Public clients act for members (authorization code), private ones for themselves (client credentials). */
  type: 'public' | 'private';
  redirectUris: string[];
  scopes: string[];
  /** The hashes of the valid secrets; empty for a public client without a secret. */
  secretHashes: string[];
}

/** What a client has instead of a registration. Nothing in the document is verified, except that its host serves it. */
export interface ClientDocument {
  /** With its port, unless it is the default one. */
  host: string;
  grantTypes: string[];
}

/** The organization that owns a client. */
export interface ClientOwner {
  organizationId: number;
  organizationName: string;
}

/** Returns the name of a client, with the host of its metadata document: anybody can describe an application by any name. */
export const labelOf = ({ name, document }: Pick<RegisteredClient, 'name' | 'document'>): string =>
  document ? `${name} on ${document.host}` : name;

/** A client as its organization sees it: an "application" of the dashboard contract. */
export type ClientRecord = Omit<schemas.Application, 'max_token_seconds'>;

/** Returns settings as the columns have them. */
export const clientColumns = <Fields extends Pick<ClientFields, 'name' | 'redirect_uris' | 'scopes'>>(
  fields: Fields,
) => ({
  ...fields,
  name: fields.name.trim(),
  redirect_uris: JSON.stringify(fields.redirect_uris),
  scopes: JSON.stringify(fields.scopes),
});

/** Returns the client with an ID: a first-party one, or that of any organization. */
export async function findClient(db: Connection, clientId: string, now: Date): Promise<RegisteredClient | undefined> {
  return findFirstPartyClient(clientId) ?? ownedClients(db).add({ clientId, now });
}

/** Reads the clients of concurrent requests. */
const ownedClients = batchesOf<{ clientId: string; now: Date }, RegisteredClient | undefined>((db) => {
  const text = `${preparedMark}
    select wanted.n, client.*
    from unnest($1::text[], $2::timestamptz[]) with ordinality as wanted(client_id, now, n)
    cross join lateral (
      select application.organization_id, organization.name as organization_name, application.client_id,
        application.name, application.type, application.redirect_uris, application.scopes,
        ${validSecrets('secret.hash', 'wanted.now')} as secret_hashes
      from applications as application join organizations as organization using (organization_id)
      where application.client_id = wanted.client_id
      limit 1
    ) as client`;
  return async (wanted) => {
    const rows = await executeText<ClientRow>(db, text, [
      wanted.map(({ clientId }) => clientId),
      wanted.map(({ now }) => now.toISOString()),
    ]);
    const found = new Map(rows.map((row) => [row.n, row]));
    return wanted.map((_each, index) => toClient(found.get(index + 1)));
  };
});

interface ClientRow
  extends Pick<ClientRecord, 'organization_id' | 'client_id' | 'name' | 'type' | 'redirect_uris' | 'scopes'> {
  n: number;
  organization_name: string;
  secret_hashes: string[];
}

const toClient = (row: ClientRow | undefined): RegisteredClient | undefined =>
  row && {
    owner: { organizationId: row.organization_id, organizationName: row.organization_name },
    clientId: row.client_id,
    name: row.name,
    type: row.type,
    redirectUris: row.redirect_uris,
    scopes: row.scopes,
    secretHashes: row.secret_hashes,
  };

/** Returns the clients of an organization, oldest first. */
export async function listClients({ db, clock }: ChangeDependencies, organizationId: number): Promise<ClientRecord[]> {
  const rows = await clientsOf(db, organizationId, clock()).orderBy('created_at').orderBy('client_id').execute();
  return rows.map(normalizeTimestamps);
}

/** @throws ProblemError not_found */
export async function getClient(
  { db, clock }: ChangeDependencies,
  organizationId: number,
  clientId: string,
): Promise<ClientRecord> {
  const row = await clientsOf(db, organizationId, clock()).where('client_id', '=', clientId).executeTakeFirst();
  if (!row) throw clientNotFound(organizationId, clientId);
  return normalizeTimestamps(row);
}

/**
 * Locks a client until the transaction ends.
 * @throws ProblemError not_found
 */
export async function lockClient(transaction: Connection, organizationId: number, clientId: string): Promise<void> {
  const locked = await transaction
    .selectFrom('applications')
    .select('client_id')
    .where('organization_id', '=', organizationId)
    .where('client_id', '=', clientId)
    .forUpdate()
    .executeTakeFirst();
  if (!locked) throw clientNotFound(organizationId, clientId);
}

export const clientNotFound = (organizationId: number, clientId: string): ProblemError =>
  new ProblemError('not_found', `No application ${clientId} in organization ${organizationId}.`);

const clientsOf = (db: Connection, organizationId: number, now: Date) =>
  db
    .selectFrom('applications as application')
    .selectAll('application')
    .select(
      sql<schemas.ApplicationSecret[]>`${sql.raw(validSecrets(secretRecord, `'${now.toISOString()}'`))}`.as('secrets'),
    )
    .where('application.organization_id', '=', organizationId);

const secretRecord = "jsonb_build_object('created_at', secret.created_at, 'expires_at', secret.expires_at)";

/**
 * Returns SQL for the valid secrets of the row `application` of the surrounding query, newest first.
 * @param item SQL over the row `secret`
 * @param now SQL of the time
 */
function validSecrets(item: string, now: string): string {
  return `(
    select coalesce(jsonb_agg(${item} order by secret.created_at desc), '[]')
    from application_secrets as secret
    where secret.organization_id = application.organization_id
      and secret.client_id = application.client_id
      and (secret.expires_at is null or secret.expires_at > ${now}::timestamptz)
  )`;
}

/** PostgreSQL formats timestamps in JSON differently from columns. */
const normalizeTimestamps = (row: ClientRecord): ClientRecord => ({
  ...row,
  secrets: row.secrets.map(({ created_at, expires_at }) => ({
    created_at: normalize(created_at),
    expires_at: expires_at && normalize(expires_at),
  })),
});

const normalize = (timestamp: string): string => new Date(timestamp).toISOString();

/**
 * Returns an application of Worklane itself. It comes from the contract instead of the database, so that every
 * installation has it and nobody can change or delete it. One without redirect URIs is no client of the authorization
 * server, which has no grant for it.
 */
export function findFirstPartyClient(clientId: string): RegisteredClient | undefined {
  const application = applications.get(clientId);
  if (!application || application.redirectUris.length === 0) return undefined;
  const { name, redirectUris, scopes } = application;
  return {
    owner: null,
    clientId,
    name,
    // Without a secret, which everybody could read: it uses PKCE (RFC 8252, sections 6 and 8.5).
    type: 'public',
    redirectUris: [...redirectUris],
    scopes: [...scopes],
    secretHashes: [],
  };
}

const applications: ReadonlyMap<string, FirstPartyApplication> = new Map(Object.entries(firstPartyApplications));
