import type { Connection } from '../../database/store.ts';

export interface SecretInsertion {
  organizationId: number;
  clientId: string;
  hash: string;
  now: Date;
}

/** Makes a secret the current one of an application. */
export const insertSecret = (db: Connection, { organizationId, clientId, hash, now }: SecretInsertion) =>
  db
    .insertInto('application_secrets')
    .values({
      organization_id: organizationId,
      client_id: clientId,
      hash,
      created_at: now.toISOString(),
      expires_at: null,
    })
    .execute();
