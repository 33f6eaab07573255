import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { batchesOf } from '../../database/batches/batches.ts';
import { executeText, preparedMark } from '../../database/postgresql/prepared-statements.ts';
import type { Connection } from '../../database/store.ts';
import {
  type AccessTokenRequest,
  createTokenIssuer,
  type IssueToken,
  recordToken,
  type TokenIssuerOptions,
} from './issue-access-token.ts';

/** The grants that a node remembers. It records a new one for those that it has forgotten. */
const rememberedGrants = 10_000;

/** The part of the lifetime of a token for which a grant is used again, so that about ten of them are valid at once. */
const reuse = 0.1;

/** The tokens that an application gets for the same scopes. */
interface ClientGrant {
  readonly organizationId: number;
  readonly jti: string;
  readonly expiresAt: Date;
}

/**
 * Returns a function that issues tokens to applications that may request one for each of their own requests. Tokens for the same
 * scopes share one row, whose ID is their grant: revoking it revokes all of them.
 */
export function createGrantedTokenIssuer({ db, ...options }: TokenIssuerOptions & { db: Connection }): IssueToken {
  const issue = createTokenIssuer(options);
  const grants = new LRUCache<string, ClientGrant>({ max: rememberedGrants });
  return async (request) => {
    const now = options.clock();
    const expiresAt = new Date(now.getTime() + request.lifetimeSeconds * 1000);
    const key = [request.organizationId, request.clientId, ...request.scopes].join(' ');
    const known = grants.get(key);
    if (known && known.expiresAt >= expiresAt && (await validGrants(db).add(known))) {
      return issue({ ...request, grantId: known.jti });
    }
    const grant = newGrant(request, expiresAt);
    await recordToken(db, { ...request, ...grant }, now);
    grants.set(key, grant);
    return issue({ ...request, grantId: grant.jti });
  };
}

const newGrant = ({ organizationId, lifetimeSeconds }: AccessTokenRequest, expiresAt: Date): ClientGrant => ({
  organizationId,
  jti: randomUUID(),
  expiresAt: new Date(expiresAt.getTime() + lifetimeSeconds * 1000 * reuse),
});

/** Whether a grant has not been revoked. This node may not have been notified yet. */
const validGrants = batchesOf<ClientGrant, boolean>((db) => async (grants) => {
  const parameters = [grants.map(({ organizationId }) => organizationId), grants.map(({ jti }) => jti)];
  const valid = new Set((await executeText<{ jti: string }>(db, selectValid, parameters)).map(({ jti }) => jti));
  return grants.map(({ jti }) => valid.has(jti));
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
