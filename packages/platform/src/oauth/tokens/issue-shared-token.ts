import { randomUUID } from 'node:crypto';
import { batchesOf } from '../../database/batches/batches.ts';
import { executeText, preparedMark } from '../../database/postgresql/prepared-statements.ts';
import type { Connection } from '../../database/store.ts';
import { boundedCache } from '../../http/bounded-cache.ts';
import {
  type AccessTokenRequest,
  createTokenIssuer,
  type IssuedToken,
  recordToken,
  type TokenIssuerOptions,
} from './issue-access-token.ts';

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
