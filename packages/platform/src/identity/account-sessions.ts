import { hash } from 'node:crypto';
import type { schemas } from '@worklane/contract/dashboard';
import Bowser from 'bowser';
import { type AuditOrigin, recordAccountAction } from '../audit/audit-log.ts';
import type { Connection } from '../database/store.ts';
import type { RevocationDependencies } from '../oauth/tokens/revoke-tokens.ts';
import { isInUse, type Session, sessionRevocation } from './sessions.ts';

const maxListed = 100;

/** Returns the sessions of an account: the current one, then those that were used last. */
export async function listAccountSessions(
  db: Connection,
  current: Session,
  now: Date,
): Promise<schemas.AccountSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('account_id', '=', current.accountId)
    .where('expires_at', '>', now.toISOString())
    .where('pending', '=', false)
    .where(isInUse(now))
    .orderBy(({ eb }) => eb('id_hash', '=', current.idHash), 'desc')
    .orderBy(({ fn }) => fn.coalesce('last_used_at', 'created_at'), 'desc')
    .orderBy('id_hash')
    .limit(maxListed)
    .execute();
  return rows.map((row) => ({
    session_id: sessionId(row.id_hash),
    current: row.id_hash === current.idHash,
    ...describeUserAgent(row.user_agent),
    ip: row.ip,
    created_at: row.created_at,
    last_used_at: row.last_used_at,
  }));
}

/**
 * Ends a session of an account and revokes its access tokens.
 * @returns whether the account has this session.
 */
export async function endAccountSession(
  dependencies: RevocationDependencies,
  account: Session,
  id: string,
  origin: AuditOrigin,
): Promise<boolean> {
  const hashes = await listHashes(dependencies.db, account);
  const ended = hashes.filter((idHash) => sessionId(idHash) === id);
  await endSessions(dependencies, account, ended, origin);
  return ended.length > 0;
}

/** Ends all sessions of an account except the current one, and revokes their access tokens. */
export async function endOtherSessions(
  dependencies: RevocationDependencies,
  current: Session,
  origin: AuditOrigin,
): Promise<void> {
  const hashes = await listHashes(dependencies.db, current);
  const others = hashes.filter((idHash) => idHash !== current.idHash);
  await endSessions(dependencies, current, others, origin);
}

/** Revokes the tokens first: if deleting the sessions fails, the operation can be repeated. */
async function endSessions(
  { db, clock, revoke }: RevocationDependencies,
  { email }: Session,
  hashes: readonly string[],
  origin: AuditOrigin,
): Promise<void> {
  if (hashes.length === 0) return;
  for (const idHash of hashes) await revoke(sessionRevocation(idHash, clock()));
  await db.transaction().execute(async (transaction) => {
    const ended = await transaction
      .deleteFrom('sessions')
      .where('id_hash', 'in', hashes)
      .returning(['id_hash', 'user_agent'])
      .execute();
    for (const { id_hash, user_agent } of ended) {
      const { browser, system } = describeUserAgent(user_agent);
      const name = [browser, system].filter((part) => part !== null).join(', ');
      const target = { type: 'session', id: sessionId(id_hash), ...(name && { name }) } as const;
      await recordAccountAction(transaction, { action: 'session.ended', email, target, origin }, clock());
    }
  });
}

async function listHashes(db: Connection, { accountId }: Session): Promise<string[]> {
  const rows = await db.selectFrom('sessions').select('id_hash').where('account_id', '=', accountId).execute();
  return rows.map(({ id_hash }) => id_hash);
}

/** Returns the ID that the API shows, from which the key cannot be computed. */
const sessionId = (idHash: string): string => hash('sha256', `id of session ${idHash}`, 'base64url').slice(0, 22);

/**
 * Returns the browser, with its major version as in `Firefox 145`, and the operating system that a `User-Agent` header names; without its
 * version, which browsers no longer send.
 */
export function describeUserAgent(userAgent: string | null) {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  const version = browser.version?.split('.')[0];
  return {
    browser: browser.name ? [browser.name, version].filter(Boolean).join(' ') : null,
    system: os.name || null,
  };
}
