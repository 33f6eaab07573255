import type { Connection } from '../../database/store.ts';
import { type ApplicationFields, requireValid } from './application-fields.ts';
import { type ApplicationRecord, readApplication } from './application-record.ts';
import { newClientId } from './client-id.ts';
import { newSecret } from './client-secret.ts';
import { insertSecret } from './insert-secret.ts';

export interface NewApplication extends ApplicationFields {
  /** Only of public ones: false for what runs where a secret cannot be kept. Private ones have one always. */
  with_secret: boolean;
}

export interface ApplicationWithSecret {
  application: ApplicationRecord;
  /** Shown once: what is kept is its hash. */
  secret?: string;
}

/**
 * Adds an application to an organization, whoever asks for it.
 * @param db a transaction, unless nobody knows of the organization yet.
 * @throws ProblemError validation_failed
 */
export async function addApplication(
  db: Connection,
  organizationId: number,
  { with_secret, ...fields }: NewApplication,
  now: Date,
): Promise<ApplicationWithSecret> {
  requireValid(fields);
  const clientId = newClientId();
  const given = with_secret || fields.type === 'private' ? newSecret() : undefined;
  await insertApplication(db, { organizationId, clientId, fields, now });
  if (given) await insertSecret(db, { organizationId, clientId, hash: given.hash, now });
  const application = await readApplication(db, organizationId, clientId, now);
  return { application, ...(given && { secret: given.secret }) };
}

interface Insertion {
  organizationId: number;
  clientId: string;
  fields: ApplicationFields;
  now: Date;
}

const insertApplication = (db: Connection, { organizationId, clientId, fields, now }: Insertion) =>
  db
    .insertInto('applications')
    .values({
      organization_id: organizationId,
      client_id: clientId,
      name: fields.name.trim(),
      type: fields.type,
      redirect_uris: JSON.stringify(fields.redirect_uris),
      scopes: JSON.stringify(fields.scopes),
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .execute();
