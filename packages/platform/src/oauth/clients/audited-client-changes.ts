import { isDeepStrictEqual } from 'node:util';
import { settings } from '@worklane/contract/dashboard';
import {
  type AuditAction,
  type AuditDetails,
  type AuditSource,
  type AuditTarget,
  recordAudit,
} from '../../audit/audit-log.ts';
import { type Connection, inTransaction } from '../../database/store.ts';
import { requireBelowLimit } from '../../http/quotas.ts';
import type { IssuedToken } from '../tokens/issue-access-token.ts';
import {
  type RevocationDependencies,
  revokeAllClientTokens,
  revokeClient,
  withRevocations,
} from '../tokens/revoke-tokens.ts';
import {
  type ClientDependencies,
  type ClientRecord,
  clientColumns,
  getClient,
  lockClient,
} from './client-repository.ts';
import { type ClientFields, requireValidClient } from './client-validation.ts';
import { type ClientWithSecret, createClient, type NewClient } from './create-client.ts';
import { type ClientTokenDependencies, generateClientToken, type NewClientToken } from './generate-client-token.ts';
import { rotateClientSecret } from './rotate-client-secret.ts';

// The changes of clients that people make, each in one transaction with its entry in the audit log.

/**
 * @param limit the most applications of the organization; the operator may create more
 * @throws ProblemError validation_failed, quota_reached
 */
export const createAuditedClient = (
  dependencies: ClientDependencies,
  organizationId: number,
  fields: NewClient,
  source: AuditSource,
  limit?: number,
): Promise<ClientWithSecret> =>
  inTransaction(dependencies.db, async (db) => {
    if (limit !== undefined) await requireBelowLimit(db, 'applications', organizationId, limit);
    const created = await createClient({ ...dependencies, db }, organizationId, fields);
    const { type, scopes, redirect_uris } = created.client;
    await record({ ...dependencies, db }, created.client, 'application.created', source, {
      type,
      scopes,
      redirect_uris,
    });
    return created;
  });

/** The fields to change. The type cannot change, since the authentication method depends on it. */
export type ClientPatch = Partial<Omit<ClientFields, 'type'>>;

/**
 * Tokens issued before keep their scopes until they expire or are revoked.
 * @throws ProblemError not_found, validation_failed
 */
export const updateAuditedClient = (
  dependencies: ClientDependencies,
  organizationId: number,
  clientId: string,
  patch: ClientPatch,
  source: AuditSource,
): Promise<ClientRecord> =>
  inTransaction(dependencies.db, async (db) => {
    const now = dependencies.clock();
    const inside = { db, clock: () => now };
    await lockClient(db, organizationId, clientId);
    const before = await getClient(inside, organizationId, clientId);
    const changed = { ...before, ...patch };
    requireValidClient(changed);
    const { organization_id, client_id, created_at: _, secrets: __, ...columns } = changed;
    await db
      .updateTable('applications')
      .set({ ...clientColumns(columns), updated_at: now.toISOString() })
      .where('organization_id', '=', organization_id)
      .where('client_id', '=', client_id)
      .execute();
    const after = await getClient(inside, organizationId, clientId);
    const fields = settings.Application.writable.filter((name) => !isDeepStrictEqual(before[name], after[name]));
    if (fields.length > 0) await record(inside, after, 'application.updated', source, { fields });
    return after;
  });

/** Deletes a client, and revokes its tokens and grants. @throws ProblemError not_found */
export const deleteAuditedClient = (
  dependencies: RevocationDependencies,
  organizationId: number,
  clientId: string,
  source: AuditSource,
): Promise<void> =>
  withRevocations(dependencies, async (inside) => {
    const client = await getClient(inside, organizationId, clientId);
    await revokeClient(inside, organizationId, clientId);
    await inside.db
      .deleteFrom('applications')
      .where('organization_id', '=', organizationId)
      .where('client_id', '=', clientId)
      .execute();
    await record(inside, client, 'application.deleted', source);
  });

/** @throws ProblemError not_found, validation_failed */
export const rotateAuditedSecret = (
  dependencies: ClientDependencies,
  organizationId: number,
  clientId: string,
  keepDays: number | undefined,
  source: AuditSource,
): Promise<ClientWithSecret & { secret: string }> =>
  inTransaction(dependencies.db, async (db) => {
    const rotated = await rotateClientSecret({ ...dependencies, db }, organizationId, clientId, keepDays);
    const old = rotated.client.secrets.find(({ expires_at }) => expires_at !== null);
    await record({ ...dependencies, db }, rotated.client, 'application.secret_rotated', source, {
      old_secret_expires_at: old?.expires_at ?? null,
    });
    return rotated;
  });

/** Revokes all tokens and grants of a client. @throws ProblemError not_found */
export const revokeAuditedTokens = (
  dependencies: ClientDependencies,
  organizationId: number,
  clientId: string,
  source: AuditSource,
): Promise<void> =>
  inTransaction(dependencies.db, async (db) => {
    const client = await getClient({ ...dependencies, db }, organizationId, clientId);
    await revokeAllClientTokens(db, clientId, dependencies.clock());
    await record({ ...dependencies, db }, client, 'access.revoked', source, { kind: 'application' });
  });

/** @throws ProblemError not_found, validation_failed */
export const generateAuditedToken = (
  dependencies: ClientTokenDependencies,
  organizationId: number,
  clientId: string,
  request: NewClientToken,
  source: AuditSource,
): Promise<IssuedToken> =>
  inTransaction(dependencies.db, async (db) => {
    const token = await generateClientToken({ ...dependencies, db }, organizationId, clientId, request);
    const client = await getClient({ ...dependencies, db }, organizationId, clientId);
    await record({ ...dependencies, db }, client, 'token.generated', source, {
      access_id: token.jti,
      ...(request.name !== undefined && { name: request.name }),
      scopes: [...token.scopes],
      expires_at: token.expiresAt.toISOString(),
    });
    return token;
  });

function record(
  { db, clock }: { db: Connection; clock: () => Date },
  { organization_id: organizationId, client_id, name }: ClientRecord,
  action: AuditAction,
  source: AuditSource,
  details: AuditDetails = {},
): Promise<void> {
  const target: AuditTarget = { type: 'application', id: client_id, name };
  return recordAudit(db, { organizationId, action, target, details, ...source }, clock());
}
