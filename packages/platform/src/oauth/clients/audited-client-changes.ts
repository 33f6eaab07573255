import { isDeepStrictEqual } from 'node:util';
import { settings } from '@worklane/contract/dashboard';
import { invalidFields } from '@worklane/server';
import {
  type AuditAction,
  type AuditDetails,
  type AuditSource,
  type AuditTarget,
  recordAudit,
} from '../../audit/audit-log.ts';
import { type ChangeDependencies, type Connection, inTransaction } from '../../database/store.ts';
import { requireBelowLimit } from '../../http/quotas.ts';
import type { IssueClientToken, IssuedToken } from '../tokens/issue-access-token.ts';
import {
  type RevocationDependencies,
  revokeAllClientTokens,
  revokeClient,
  revokeClientTokens,
  withRevocations,
} from '../tokens/revoke-tokens.ts';
import {
  type ClientRecord,
  clientColumns,
  clientNotFound,
  findClient,
  getClient,
  lockClient,
  type RegisteredClient,
} from './client-repository.ts';
import {
  type ClientFields,
  nameViolations,
  requireNone,
  requireValidClient,
  scopesViolations,
  type Violation,
} from './client-validation.ts';
import {
  type ClientWithSecret,
  createClient,
  generateClientSecret,
  insertClientSecret,
  type NewClient,
} from './create-client.ts';

// The changes of clients that people make, each in one transaction with its entry in the audit log.

/**
 * @param limit the most applications of the organization; the operator may create more
 * @throws ProblemError validation_failed, quota_reached
 */
export const createAuditedClient = (
  dependencies: ChangeDependencies,
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
  dependencies: ChangeDependencies,
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
  dependencies: ChangeDependencies,
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
  dependencies: ChangeDependencies,
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

export interface ClientTokenDependencies extends ChangeDependencies {
  issueClientToken: IssueClientToken;
  /** The maximum lifetime of a token, and the default. */
  accessTokenSeconds: number;
}

export interface NewClientToken {
  scopes: readonly string[];
  /** Shown in the list of access. */
  name?: string | undefined;
  lifetimeSeconds?: number | undefined;
}

/**
 * Issues an access token to a private client without its secret: "Generate token" of the dashboard.
 * @throws ProblemError not_found, validation_failed
 */
export async function generateClientToken(
  { db, clock, issueClientToken, accessTokenSeconds }: ClientTokenDependencies,
  organizationId: number,
  clientId: string,
  { scopes, name, lifetimeSeconds = accessTokenSeconds }: NewClientToken,
): Promise<IssuedToken> {
  const client = await findClient(db, clientId, clock());
  if (client?.owner?.organizationId !== organizationId) throw clientNotFound(organizationId, clientId);
  requirePrivate(client);
  requireNone([
    ...(name === undefined ? [] : nameViolations({ name })),
    ...scopesViolations(scopes, client.scopes),
    ...lifetimeViolations(lifetimeSeconds, accessTokenSeconds),
  ]);
  return issueClientToken({ client: { organizationId, clientId }, scopes, lifetimeSeconds, name }, db);
}

function requirePrivate({ type }: RegisteredClient): void {
  if (type === 'private') return;
  const detail = 'is a public application, which gets tokens by the authorization code grant only';
  throw invalidFields([{ in: 'path', pointer: '/client_id', code: 'not_allowed', detail }]);
}

function lifetimeViolations(seconds: number, max: number): Violation[] {
  if (seconds <= max) return [];
  return [{ pointer: '/expires_in', code: 'too_large', detail: `must be at most ${max}, the maximum lifetime` }];
}

const day = 86_400_000;

export const maxKeepDays = 7;
export const defaultKeepDays = 1;

/**
 * Gives a client a new secret. The old one stays valid for some days, until the new one is deployed. At most two
 * secrets are valid: while an old one is, the next rotation must expire it at once.
 * @param keepDays how long the old secret stays valid, 0 to 7; 0 expires all old secrets at once, and the tokens requested with them.
 * @throws ProblemError not_found, validation_failed
 */
export async function rotateClientSecret(
  { db, clock }: ChangeDependencies,
  organizationId: number,
  clientId: string,
  keepDays: number = defaultKeepDays,
): Promise<ClientWithSecret & { secret: string }> {
  requireValidKeepDays(keepDays);
  const { secret, hash } = generateClientSecret();
  const now = clock();
  const client = await inTransaction(db, async (transaction) => {
    const dependencies = { db: transaction, clock: () => now };
    await lockClient(transaction, organizationId, clientId);
    const before = await getClient(dependencies, organizationId, clientId);
    requireSecret(before);
    if (keepDays > 0) requireNoOldSecret(before);
    if (keepDays === 0) await revokeClientTokens(transaction, organizationId, clientId, now);
    await expireSecrets(transaction, before, new Date(now.getTime() + keepDays * day), now);
    await insertClientSecret(transaction, { organizationId, clientId, hash, now });
    return getClient(dependencies, organizationId, clientId);
  });
  return { client, secret };
}

function requireValidKeepDays(keepDays: number): void {
  if (Number.isInteger(keepDays) && keepDays >= 0 && keepDays <= maxKeepDays) return;
  const detail = `must be a whole number from 0 to ${maxKeepDays}`;
  throw invalidFields([{ in: 'body', pointer: '/keep_days', code: keepDays > 0 ? 'too_large' : 'too_small', detail }]);
}

/** A client that cannot keep a secret would stop working if it had one. */
function requireSecret({ secrets }: ClientRecord): void {
  if (secrets.length > 0) return;
  const detail = 'is an application without a secret: it uses PKCE alone';
  throw invalidFields([{ in: 'path', pointer: '/client_id', code: 'not_allowed', detail }]);
}

function requireNoOldSecret({ secrets }: ClientRecord): void {
  const old = secrets.find(({ expires_at }) => expires_at !== null);
  if (!old) return;
  const detail = `must be 0 until ${old.expires_at}, since two secrets are valid until then; 0 expires both at once`;
  throw invalidFields([{ in: 'body', pointer: '/keep_days', code: 'not_allowed', detail }]);
}

/** Shortens the validity of all secrets to `until` at most, and deletes expired ones. */
async function expireSecrets(db: Connection, { organization_id, client_id }: ClientRecord, until: Date, now: Date) {
  await db
    .updateTable('application_secrets')
    .set({ expires_at: until.toISOString() })
    .where('organization_id', '=', organization_id)
    .where('client_id', '=', client_id)
    .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', until.toISOString())]))
    .execute();
  await db
    .deleteFrom('application_secrets')
    .where('organization_id', '=', organization_id)
    .where('client_id', '=', client_id)
    .where('expires_at', '<=', now.toISOString())
    .execute();
}
