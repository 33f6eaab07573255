import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { batchesOf, setLockTimeout, writeTogether } from '../../database/batches/batches.ts';
import { executeText, preparedMark } from '../../database/postgresql/prepared-statements.ts';
import type { Connection } from '../../database/store.ts';
import { type AccessToken, type AccessTokenClaims, accessTokenType } from './access-token.ts';
import { signatureAlgorithm } from './signing-key.ts';
import type { SigningKeys } from './signing-keys.ts';

export interface TokenIssuerOptions {
  keys: SigningKeys;
  /** The issuer, and the audience by default. */
  baseUrl: string;
  clock: () => Date;
}

export interface AccessTokenRequest {
  organizationId: number;
  clientId: string;
  /** The member ID; left out for the client credentials grant. */
  subject?: string;
  /** The version of the member whose role allows the scopes. */
  memberVersion?: number;
  /** The grant of the member, or the row that tokens of the client credentials grant share. */
  grantId?: string;
  scopes: readonly string[];
  /** The resource that accepts the token; the API by default. */
  audience?: string;
  /** What acts on behalf of the subject (RFC 8693, section 4.1). */
  actor?: string;
  /** The thumbprint of the key that the token is bound to; left out for a bearer token. */
  jkt?: string;
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
