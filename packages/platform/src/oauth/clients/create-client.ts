import { randomBytes } from 'node:crypto';
import { type Connection, inTransaction } from '../../database/store.ts';
import { type ClientDependencies, type ClientRecord, clientColumns, getClient } from './client-repository.ts';
import { generateClientSecret, insertClientSecret } from './client-secret.ts';
import { type ClientFields, requireValidClient } from './client-validation.ts';

export interface NewClient extends ClientFields {
  /** False for a public client that cannot keep a secret; private clients always have one. */
  with_secret: boolean;
}

export interface ClientWithSecret {
  client: ClientRecord;
  /** The only copy: the service stores its hash. */
  secret?: string;
}

/** What is not random in the demo data. */
export interface ClientGenerators {
  clientId?: string | undefined;
  generateSecret?: (clientId: string) => { secret: string; hash: string };
}

/** @throws ProblemError validation_failed */
export async function createClient(
  { db, clock }: ClientDependencies,
  organizationId: number,
  { with_secret, ...fields }: NewClient,
  { clientId = generateClientId(), generateSecret = () => generateClientSecret() }: ClientGenerators = {},
): Promise<ClientWithSecret> {
  requireValidClient(fields);
  const generated = with_secret || fields.type === 'private' ? generateSecret(clientId) : undefined;
  const now = clock();
  const client = await inTransaction(db, async (transaction) => {
    await insertClient(transaction, { organizationId, clientId, fields, now });
    if (generated) {
      await insertClientSecret(transaction, { organizationId, clientId, hash: generated.hash, now });
    }
    return getClient({ db: transaction, clock: () => now }, organizationId, clientId);
  });
  return { client, ...(generated && { secret: generated.secret }) };
}

/** Client IDs are public. They are random so that nobody can count the clients. */
const generateClientId = (): string => `app_${randomBytes(16).toString('base64url')}`;

interface ClientInsertion {
  organizationId: number;
  clientId: string;
  fields: ClientFields;
  now: Date;
}

const insertClient = (db: Connection, { organizationId, clientId, fields, now }: ClientInsertion) =>
  db
    .insertInto('applications')
    .values({
      ...clientColumns(fields),
      organization_id: organizationId,
      client_id: clientId,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .execute();
