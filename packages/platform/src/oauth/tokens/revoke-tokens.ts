import { type RawBuilder, sql } from 'kysely';
import { maxTokenLifetimeSeconds } from '../../config/settings.ts';
import type { ChangeDependencies, Connection, Store } from '../../database/store.ts';
import type { AccessToken } from './access-token.ts';

/** Revokes every access token with this ID as its token, grant, client or member. */
export interface Revocation {
  /** A token ID, grant ID, client ID or `memberRevocationId`; without spaces. */
  id: string;
  organizationId: number;
  /** When the last of these tokens has expired, and the revocation can be purged. */
  expiresAt: Date;
}

/** The organization of the revocation of a session, which belongs to none. */
export const noOrganization = 0;

/** The notification channel: messages are the ID and the expiry in milliseconds since 1970. */
export const revocationChannel = 'token_revoked';

/**
 * Revokes access tokens on all running nodes.
 * @returns the message sent to the nodes.
 */
export async function revokeTokens(db: Connection, { id, organizationId, expiresAt }: Revocation): Promise<string> {
  const message = `${id} ${expiresAt.getTime()}`;
  // One statement, so that nodes are notified when it commits, and only then.
  await sql`
    with revoked as (
      insert into revocations (organization_id, revoked, expires_at)
      values (${organizationId}, ${id}, ${expiresAt.toISOString()}::timestamptz)
      on conflict do nothing
    )
    select pg_notify(${revocationChannel}, ${message})`.execute(db);
  return message;
}

/** Returns the revocation of one access token. */
export const tokenRevocation = ({
  jti,
  organizationId,
  expiresAt,
}: Pick<AccessToken, 'jti' | 'organizationId' | 'expiresAt'>): Revocation => ({ id: jti, organizationId, expiresAt });

/** A version of a member: each change of the role creates one. */
export interface MemberVersion {
  organizationId: number;
  memberId: number | string;
  version: number;
}

/** Returns the ID that revokes the tokens issued for a version of a member. Member IDs are never reused. */
export const memberRevocationId = ({ organizationId, memberId, version }: MemberVersion): string =>
  `member:${organizationId}:${memberId}:${version}`;

/** A token that is being issued right now may expire later than one issued before. */
const marginSeconds = 3600;

/** Returns the revocation of all tokens issued until now for a grant, client or member. */
export const revocationOfAll = (id: string, organizationId: number, now: Date): Revocation => ({
  id,
  organizationId,
  expiresAt: new Date(now.getTime() + (maxTokenLifetimeSeconds + marginSeconds) * 1000),
});

/** Revokes the access tokens issued for a version of a member. */
export async function revokeMemberTokens(db: Connection, member: MemberVersion, now: Date): Promise<void> {
  const { organizationId, memberId } = member;
  await revokeTokens(db, revocationOfAll(memberRevocationId(member), organizationId, now));
  // The list of access shows only tokens that have not expired.
  await db
    .updateTable('access_tokens')
    .set({ expires_at: now.toISOString() })
    .where('organization_id', '=', organizationId)
    .where('subject', '=', String(memberId))
    .where('expires_at', '>', now.toISOString())
    .execute();
}

/**
 * Revokes the access tokens that a client has without a user, on all running nodes: those of the client credentials grant and
 * generated ones.
 */
export const revokeClientTokens = (
  db: Connection,
  organizationId: number,
  clientId: string,
  now: Date,
): Promise<void> =>
  revokeTokensWhere(db, sql`organization_id = ${organizationId} and client_id = ${clientId} and grant_id is null`, now);

/** Revokes all tokens and grants of a client in a transaction, in all organizations. The client can get new ones. */
export async function revokeAllClientTokens(transaction: Connection, clientId: string, now: Date): Promise<void> {
  await transaction.deleteFrom('oauth_artifacts').where('client_id', '=', clientId).execute();
  await revokeTokensWhere(transaction, sql`client_id = ${clientId}`, now);
}

/** One statement for all of them; it notifies the nodes when it commits. */
async function revokeTokensWhere(db: Connection, condition: RawBuilder<unknown>, now: Date): Promise<void> {
  await sql`
    with valid as (
      select organization_id, jti, expires_at from access_tokens
      where ${condition} and expires_at > ${now.toISOString()}::timestamptz
    ), revoked as (
      insert into revocations (organization_id, revoked, expires_at)
      select organization_id, jti, expires_at from valid
      on conflict do nothing
    )
    select pg_notify(${revocationChannel}, jti || ' ' || floor(extract(epoch from expires_at) * 1000)::bigint) from valid`.execute(
    db,
  );
}

export interface RevocationDependencies extends ChangeDependencies {
  /** Revokes access tokens: `RevocationList.revoke` in the service, `revokeTokens` in admin commands. */
  revoke: (revocation: Revocation) => Promise<unknown>;
}

/**
 * Runs changes in a transaction that also revokes tokens. This node rejects them when it has committed, as the others do
 * when they are notified.
 */
export async function withRevocations<Result>(
  { db, clock, revoke }: RevocationDependencies,
  work: (dependencies: RevocationDependencies) => Promise<Result>,
): Promise<Result> {
  const revoked: Revocation[] = [];
  const result = await db.transaction().execute((transaction) =>
    work({
      db: transaction,
      clock,
      async revoke(revocation) {
        await revokeTokens(transaction, revocation);
        revoked.push(revocation);
      },
    }),
  );
  // Changes nothing more in the database.
  for (const revocation of revoked) await revoke(revocation);
  return result;
}

// Both revoke access tokens first: if deleting the refresh tokens fails, the operation can be repeated.

/** Revokes a grant: its access tokens and its refresh tokens. */
export async function revokeGrant(
  { db, clock, revoke }: RevocationDependencies,
  organizationId: number,
  grantId: string,
): Promise<void> {
  await revoke(revocationOfAll(grantId, organizationId, clock()));
  await db.deleteFrom('oauth_artifacts').where('grant_id', '=', grantId).execute();
}

/**
 * Revokes all tokens and grants of a client. Call it before deleting the client.
 * @param organizationId the organization that owns the client.
 */
export async function revokeClient(
  { db, clock, revoke }: RevocationDependencies,
  organizationId: number,
  clientId: string,
): Promise<void> {
  await revoke(revocationOfAll(clientId, organizationId, clock()));
  await db.deleteFrom('oauth_artifacts').where('client_id', '=', clientId).execute();
}

export interface RevocationListOptions {
  store: Store;
  clock: () => Date;
  /** Called when reading the database fails; it is retried. */
  onError: (error: unknown) => void;
}

const pollMilliseconds = 1000;
const purgeMilliseconds = 600_000;

/**
 * The revocations in memory. Other nodes notify this one at once; since notifications can be lost, new rows are also
 * read from the database every second.
 */
export class RevocationList {
  readonly #options: RevocationListOptions;
  /** When each revocation expires, in milliseconds since 1970. */
  readonly #expiries = new Map<string, number>();
  /** The oldest transaction that may still commit unread rows. */
  #horizon = '0';
  #purgedAt = 0;
  #timer: NodeJS.Timeout | undefined;
  #polling: Promise<void> = Promise.resolve();
  #closed = false;
  #unlisten: (() => Promise<void>) | undefined;

  private constructor(options: RevocationListOptions) {
    this.#options = options;
  }

  static async open(options: RevocationListOptions): Promise<RevocationList> {
    const list = new RevocationList(options);
    list.#unlisten = await options.store.listen(revocationChannel, (message) => list.#add(message));
    try {
      await list.#read();
    } catch (error) {
      await list.close();
      throw error;
    }
    list.#schedule();
    return list;
  }

  has(id: string): boolean {
    return this.#expiries.has(id);
  }

  /** Revokes tokens at once on this node, and on the others when they are notified. */
  async revoke(revocation: Revocation): Promise<void> {
    this.#add(await revokeTokens(this.#options.store.db, revocation));
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#unlisten?.();
    await this.#polling;
  }

  #add(message: string): void {
    const [id = '', expiry] = message.split(' ');
    this.#expiries.set(id, Number(expiry));
  }

  #schedule(): void {
    this.#timer = setTimeout(() => {
      this.#polling = this.#poll();
    }, pollMilliseconds).unref();
  }

  async #poll(): Promise<void> {
    await this.#read().catch(this.#options.onError);
    this.#purgeExpired();
    if (!this.#closed) this.#schedule();
  }

  /** Reads every revocation of a transaction that may have committed since the last read. */
  async #read(): Promise<void> {
    // The left join returns the horizon in a row of its own when there is no revocation.
    const { rows } = await sql<{ horizon: string; revoked: string | null; expires_at: string }>`
      select now.horizon::text as horizon, revocations.revoked, revocations.expires_at
      from (select pg_snapshot_xmin(pg_current_snapshot()) as horizon) as now
      left join revocations on revocations.transaction_id >= ${this.#horizon}::xid8
        and revocations.expires_at > ${this.#options.clock().toISOString()}::timestamptz`.execute(
      this.#options.store.db,
    );
    for (const { revoked, expires_at } of rows) {
      if (revoked !== null) this.#expiries.set(revoked, Date.parse(expires_at));
    }
    this.#horizon = rows[0]?.horizon ?? this.#horizon;
  }

  #purgeExpired(): void {
    const now = this.#options.clock().getTime();
    if (now - this.#purgedAt < purgeMilliseconds) return;
    this.#purgedAt = now;
    for (const [id, expiry] of this.#expiries) {
      if (expiry <= now) this.#expiries.delete(id);
    }
  }
}
