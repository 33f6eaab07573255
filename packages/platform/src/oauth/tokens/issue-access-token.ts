import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { batchesOf, setLockTimeout, writeTogether } from '../../database/batches/batches.ts';
import { executeText, preparedMark } from '../../database/postgresql/prepared-statements.ts';
import type { Connection } from '../../database/store.ts';
import { boundedCache } from '../../http/bounded-cache.ts';
import { type AccessToken, type AccessTokenClaims, accessTokenType } from './access-token.ts';
import { type SigningKeys, signatureAlgorithm } from './signing-keys.ts';

export interface TokenIssuerOptions {
  keys: SigningKeys;
  /** The issuer, and the audience by default. */
  baseUrl: string;
  clock: () => Date;
}

export interface AccessTokenRequest extends Omit<AccessToken, 'jti' | 'via' | 'expiresAt'> {
  /** The resource that accepts the token; the API by default. */
  audience?: string;
  /** What acts on behalf of the subject (RFC 8693, section 4.1). */
  actor?: string;
  lifetimeSeconds: number;
  /** Shown in the list of access; not part of the token. */
  name?: string;
  /** The token that is signed again; left out for a new one. */
  issued?: { jti: string; issuedAt: Date };
}

export interface IssuedToken extends AccessToken {
  token: string;
  name?: string;
}

/** @param db the transaction in which the token is recorded. */
export type IssueToken = (request: AccessTokenRequest, db?: Connection) => Promise<IssuedToken>;

/** Returns a function that signs access tokens (RFC 9068) without recording them. */
export const createTokenIssuer =
  ({ keys, baseUrl, clock }: TokenIssuerOptions): IssueToken =>
  async ({ lifetimeSeconds, issued, audience = baseUrl, actor, ...request }) => {
    const { kid, key } = keys.signing;
    const jti = issued?.jti ?? randomUUID();
    const iat = Math.floor((issued?.issuedAt ?? clock()).getTime() / 1000);
    const exp = iat + lifetimeSeconds;
    const claims = {
      jti,
      // Without a member the client is its own subject (RFC 9068, section 2.2).
      sub: request.subject ?? request.clientId,
      client_id: request.clientId,
      organization_id: request.organizationId,
      ...(request.memberVersion !== undefined && { member_version: request.memberVersion }),
      ...(request.grantId !== undefined && { gid: request.grantId }),
      scope: request.scopes.join(' '),
      ...(actor !== undefined && { act: { sub: actor } }),
      ...(request.jkt !== undefined && { cnf: { jkt: request.jkt } }),
      exp,
      iat,
    } satisfies AccessTokenClaims;
    const token = await new SignJWT({ ...claims, iss: baseUrl, aud: audience })
      .setProtectedHeader({ alg: signatureAlgorithm, typ: accessTokenType, kid })
      .sign(key);
    return { ...request, jti, expiresAt: new Date(exp * 1000), token };
  };

/** Returns a function that signs access tokens and records each one before returning it. */
export function createRecordingTokenIssuer({ db, ...options }: TokenIssuerOptions & { db: Connection }): IssueToken {
  const issue = createTokenIssuer(options);
  return async (request, connection = db) => {
    const issued = await issue(request);
    await recordToken(connection, issued, options.clock());
    return issued;
  };
}

/** Records a token, so that lists show it and it can be revoked. @param now when it was issued. */
export async function recordToken(db: Connection, token: Omit<IssuedToken, 'token'>, now: Date): Promise<void> {
  const row = {
    organization_id: token.organizationId,
    jti: token.jti,
    client_id: token.clientId,
    grant_id: token.grantId,
    subject: token.subject,
    scope: token.scopes.join(' '),
    name: token.name,
    created_at: now.toISOString(),
    expires_at: token.expiresAt.toISOString(),
  };
  await (db.isTransaction ? insertTokens(db, [row]) : insertions(db).add(row));
}

type TokenRow = Readonly<Record<string, unknown>>;

const insertions = batchesOf<TokenRow, unknown>(
  (db) => (rows) =>
    writeTogether(
      rows,
      (together, lockTimeout) => insertTokens(db, together, lockTimeout),
      (row) => insertTokens(db, [row]),
    ),
);

async function insertTokens(
  db: Connection,
  rows: readonly TokenRow[],
  lockTimeout: string | null = null,
): Promise<readonly unknown[]> {
  await executeText(db, insertStatement, [JSON.stringify(rows), lockTimeout]);
  return rows;
}

const insertStatement = `${preparedMark}
  insert into access_tokens
    (organization_id, jti, client_id, grant_id, subject, scope, name, created_at, expires_at)
  select *
  from json_to_recordset($1::json) as token(
    organization_id bigint, jti text, client_id text, grant_id text, subject text, scope text, name text,
    created_at timestamptz, expires_at timestamptz
  )
  where ${setLockTimeout('$2')}
  on conflict (organization_id, jti) do nothing`;

export interface ClientTokenRequest {
  client: { organizationId: number; clientId: string };
  scopes: readonly string[];
  /** Default: the API. */
  audience?: string | undefined;
  /** Default: the setting ACCESS_TOKEN_SECONDS. */
  lifetimeSeconds?: number | undefined;
  /** The thumbprint of the key that the token is bound to. Default: none. */
  jkt?: string | undefined;
  name?: string | undefined;
}

/**
 * Issues an access token to a client without a member. The caller has authorized the request.
 * @param db the transaction in which the token is recorded.
 */
export type IssueClientToken = (request: ClientTokenRequest, db?: Connection) => Promise<IssuedToken>;

/**
 * Returns the function behind the client credentials grant and "Generate token".
 * @param issue must record the token.
 */
export const createClientTokenIssuer =
  (issue: IssueToken, defaultSeconds: number): IssueClientToken =>
  ({ client: { organizationId, clientId }, scopes, audience, lifetimeSeconds = defaultSeconds, jkt, name }, db) =>
    issue(
      {
        organizationId,
        clientId,
        scopes,
        ...(audience !== undefined && { audience }),
        lifetimeSeconds,
        ...(jkt !== undefined && { jkt }),
        ...(name !== undefined && { name }),
      },
      db,
    );

/** The rows that a node remembers. It records a new one instead of one that it has forgotten. */
const rememberedRows = 10_000;

/** The part of the lifetime of its tokens for which a row gets new ones, so that each node has about ten valid rows. */
const growth = 0.1;

/** The row of several tokens. */
interface SharedRow {
  readonly organizationId: number;
  readonly jti: string;
  readonly expiresAt: Date;
}

/**
 * Returns a function that issues tokens to applications that may request one for each of their own requests. Tokens with the same
 * scopes, lifetime and key share a row, whose ID is their grant: revoking it revokes all of them.
 */
export function createSharedTokenIssuer({ db, ...options }: TokenIssuerOptions & { db: Connection }) {
  const issue = createTokenIssuer(options);
  const rows = boundedCache<string, Promise<SharedRow>>({ entries: rememberedRows });

  async function record(request: AccessTokenRequest, now: Date): Promise<SharedRow> {
    const { organizationId, lifetimeSeconds } = request;
    const expiresAt = new Date(now.getTime() + lifetimeSeconds * 1000 * (1 + growth));
    const row = { organizationId, jti: randomUUID(), expiresAt };
    await recordToken(db, { ...request, ...row }, now);
    return row;
  }

  /** Returns a row for a token that expires at a time. Concurrent requests get the same new one. */
  async function rowOf(request: AccessTokenRequest, now: Date, expiresAt: Date): Promise<SharedRow> {
    const { organizationId, clientId, lifetimeSeconds, jkt = '', scopes } = request;
    const key = [organizationId, clientId, lifetimeSeconds, jkt, ...scopes.toSorted()].join(' ');
    const known = rows.get(key);
    const row = await known;
    if (row && row.expiresAt >= expiresAt && (await validRows(db).add(row))) return row;
    const current = rows.get(key);
    if (current && current !== known) return current;
    const recorded = record(request, now);
    rows.set(key, recorded);
    recorded.catch(() => rows.delete(key));
    return recorded;
  }

  return async (request: AccessTokenRequest): Promise<IssuedToken> => {
    const now = options.clock();
    const expiresAt = new Date(now.getTime() + request.lifetimeSeconds * 1000);
    const { jti: grantId } = await rowOf(request, now, expiresAt);
    return issue({ ...request, grantId, issued: { jti: randomUUID(), issuedAt: now } });
  };
}

/** Whether a row has not been revoked. This node may not have been notified yet. */
const validRows = batchesOf<SharedRow, boolean>((db) => async (rows) => {
  const parameters = [rows.map(({ organizationId }) => organizationId), rows.map(({ jti }) => jti)];
  const valid = new Set((await executeText<{ jti: string }>(db, selectValid, parameters)).map(({ jti }) => jti));
  return rows.map(({ jti }) => valid.has(jti));
});

const selectValid = `${preparedMark}
  select wanted.jti
  from unnest($1::bigint[], $2::text[]) as wanted (organization_id, jti)
  where exists (
    select from access_tokens as issued where issued.organization_id = wanted.organization_id and issued.jti = wanted.jti
  ) and not exists (
    select from revocations
    where revocations.organization_id = wanted.organization_id and revocations.revoked = wanted.jti
  )`;
