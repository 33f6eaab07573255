import { hash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type AuditOrigin, recordAccountAction } from '../audit/audit-log.ts';
import { WriteBatch } from '../database/batches/batches.ts';
import type { ChangeDependencies, Connection } from '../database/store.ts';
import { Cookie } from '../http/forms/forms.ts';
import { noOrganization, type Revocation, withRevocations } from '../oauth/tokens/revoke-tokens.ts';
import { type KeyedHash, keyedHash } from '../secrets/keyed-hash.ts';
import { refuseOtherSignIn } from './identity-providers/identity-providers.ts';

/** The session of a signed-in account. */
export interface Session {
  /** The key in the database. */
  readonly idHash: string;
  readonly accountId: number;
  readonly email: string;
  readonly name: string;
  /** The CSRF token that every form of this session must send. */
  readonly csrf: string;
  /** The CSRF tokens to accept: after a change of the secret of the service, older ones too. */
  readonly acceptedCsrf: readonly string[];
  /** The grant ID of the access tokens of this session. */
  readonly grantId: string;
  readonly expiresAt: string;
  /** The time of the sign-in. */
  readonly createdAt: string;
  /** Whether the account signed in with a second factor or a passkey. */
  readonly secondFactor: boolean;
  /** Whether it is that of an operator with support access. */
  readonly support: boolean;
}

export interface SessionsOptions extends ChangeDependencies {
  /** The setting WORKLANE_SECRET. */
  secret: string;
  /** Whether clients reach the service over https. */
  secure: boolean;
  /** Revokes access tokens: `RevocationList.revoke`. */
  revoke: (revocation: Revocation) => Promise<unknown>;
  /** Called when the last use of sessions cannot be written. */
  onError: (error: unknown) => void;
}

/** The sign-in at an identity provider that a session begins with. */
export interface ProviderSession {
  /** The claim `sid`. */
  readonly sessionId: string | null;
  readonly authenticatedAt: Date;
}

interface NewSession {
  accountId: number;
  secondFactor: boolean;
  provider?: ProviderSession;
  /** The end of the support access for which the session is. */
  supportUntil?: Date;
}

/** From the sign-in, regardless of use (NIST SP 800-63B-4, section 2.1.3). */
const lifetimeSeconds = 30 * 86_400;

/** Without use. A session outlasts a long weekend, and not a holiday (OWASP ASVS 5.0, 7.3.1). */
const idleSeconds = 4 * 86_400;

/** From a correct password to the code of the authenticator app. */
const pendingSeconds = 600;

/** How long after the sign-in credentials, members and roles can be changed. */
export const recentSeconds = 900;

/** Returns whether the person signed in a short while ago, so that it is probably still the one at the browser. */
export const isRecent = ({ createdAt }: Pick<Session, 'createdAt'>, now: Date): boolean =>
  now.getTime() - Date.parse(createdAt) <= recentSeconds * 1000;

/** The lifetime of an access token of a session, in seconds. */
export const sessionTokenSeconds = 600;

/** The lifetime of an access token that a session issues to the documentation, in seconds. */
export const documentationTokenSeconds = 3600;

/** Returns the lifetime of an access token, which does not outlive its session, in seconds. */
export const lifetimeInSession = (seconds: number, { expiresAt }: Pick<Session, 'expiresAt'>, now: Date): number =>
  Math.min(seconds, Math.max(1, Math.floor((Date.parse(expiresAt) - now.getTime()) / 1000)));

/** The sessions of browsers: the cookie holds an opaque value, the database its hash. */
export class Sessions {
  readonly #db: Connection;
  readonly #clock: () => Date;
  readonly #cookie: Cookie;
  readonly #csrf: KeyedHash;
  readonly #revoke: SessionsOptions['revoke'];
  /** When sessions were last used, which delays no request. */
  readonly #uses: WriteBatch<SessionUse>;

  constructor({ db, clock, secret, secure, revoke, onError }: SessionsOptions) {
    this.#db = db;
    this.#clock = clock;
    this.#revoke = revoke;
    this.#cookie = new Cookie({ name: 'worklane_session', maxAgeSeconds: lifetimeSeconds, secure });
    this.#csrf = keyedHash(secret, 'session forms');
    this.#uses = new WriteBatch({ write: (uses) => writeUses(db, uses), onError });
  }

  /**
   * Returns the session of a person with an account. Support access has none here: it can neither grant access nor change an account.
   * @param cookieHeader the `Cookie` header of a request.
   */
  async find(cookieHeader: string | undefined): Promise<Session | undefined> {
    const session = await this.findWithSupport(cookieHeader);
    return session?.support ? undefined : session;
  }

  /** Returns a session of the dashboard, also of support access. */
  findWithSupport(cookieHeader: string | undefined): Promise<Session | undefined> {
    return this.#find(cookieHeader, false);
  }

  /** Returns the session of a sign-in that waits for the code of the authenticator app. It gives access to nothing. */
  findPending(cookieHeader: string | undefined): Promise<Session | undefined> {
    return this.#find(cookieHeader, true);
  }

  async #find(cookieHeader: string | undefined, pending: boolean): Promise<Session | undefined> {
    const value = this.#cookie.read(cookieHeader);
    if (!value) return undefined;
    const now = this.#clock();
    const found = await this.#db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.account_id', 'sessions.account_id')
      .select(['accounts.account_id as accountId', 'accounts.email', 'accounts.name'])
      .select(['sessions.id_hash as idHash', 'sessions.expires_at as expiresAt', 'sessions.last_used_at'])
      .select(['sessions.created_at as createdAt', 'sessions.second_factor as secondFactor'])
      .where('sessions.id_hash', 'in', idHashes(value))
      .where('sessions.expires_at', '>', now.toISOString())
      .where('sessions.pending', '=', pending)
      .where(isInUse(now))
      .executeTakeFirst();
    if (!found) return undefined;
    const { last_used_at, ...session } = found;
    if (last_used_at === null || now.getTime() - Date.parse(last_used_at) >= resolutionMilliseconds) {
      this.#uses.add(session.idHash, { idHash: session.idHash, at: now });
    }
    const csrf = this.#csrf(value);
    const grantId = sessionGrantId(session.idHash);
    return { ...session, csrf, acceptedCsrf: this.#csrf.all(value), grantId, support: isSupport(session) };
  }

  /**
   * Starts a session with a new value, which prevents session fixation.
   * @param db the transaction that verified the account.
   * @returns the `Set-Cookie` header.
   */
  async start(accountId: number, db: Connection = this.#db, origin?: AuditOrigin, secondFactor = false) {
    return (await this.startSession({ accountId, secondFactor }, db, origin)).cookie;
  }

  /**
   * @returns whether the session waits for the code of the authenticator app, too.
   * @throws ProblemError session_missing for a person who has to sign in with an identity provider
   */
  async startSession(
    { accountId, secondFactor, provider, supportUntil }: NewSession,
    db: Connection,
    origin?: AuditOrigin,
  ): Promise<{ cookie: string; pending: boolean }> {
    const value = randomBytes(32).toString('base64url');
    const now = this.#clock();
    const pending = !secondFactor && (await hasAuthenticatorApp(db, accountId));
    const expiry = supportUntil ?? new Date(now.getTime() + (pending ? pendingSeconds : lifetimeSeconds) * 1000);
    await db
      .insertInto('sessions')
      .values({
        id_hash: supportUntil ? supportHash(value) : idHash(value),
        account_id: accountId,
        // A person who signed in at the provider a while ago may not be at the browser any more.
        created_at: new Date(Math.min(now.getTime(), provider?.authenticatedAt.getTime() ?? Infinity)).toISOString(),
        expires_at: expiry.toISOString(),
        user_agent: origin?.user_agent ?? null,
        ip: origin?.ip ?? null,
        last_used_at: now.toISOString(),
        second_factor: secondFactor,
        pending,
        provider_session: provider?.sessionId ?? null,
      })
      .execute();
    // The row above waits for a change of the provider, which ends existing sessions.
    if (!provider) await refuseOtherSignIn(db, accountId);
    const cookie = this.#cookie.write(value);
    if (pending) return { cookie, pending };
    await db
      .updateTable('accounts')
      .set({ last_sign_in_at: now.toISOString() })
      .where('account_id', '=', accountId)
      .execute();
    return { cookie, pending };
  }

  /**
   * Ends the session of a browser, if it has one, and revokes its access tokens.
   * @param origin of the request, for the audit log.
   * @returns the `Set-Cookie` header that clears the cookie.
   */
  async end(cookieHeader: string | undefined, origin: AuditOrigin): Promise<string> {
    const value = this.#cookie.read(cookieHeader);
    if (value) await this.#end(idHashes(value), origin);
    return this.#cookie.clear();
  }

  /** Writes when sessions were last used. */
  close(): Promise<void> {
    return this.#uses.close();
  }

  async #end(ids: readonly string[], origin: AuditOrigin): Promise<void> {
    const dependencies = { db: this.#db, clock: this.#clock, revoke: this.#revoke };
    await withRevocations(dependencies, async ({ db, clock, revoke }) => {
      const ended = await db
        .deleteFrom('sessions')
        .using('accounts')
        .whereRef('accounts.account_id', '=', 'sessions.account_id')
        .where('id_hash', 'in', ids)
        .returning(['id_hash', 'accounts.email'])
        .executeTakeFirst();
      if (!ended) return;
      await revoke(sessionRevocation(ended.id_hash, clock()));
      await recordAccountAction(db, { action: 'session.ended', email: ended.email, origin }, clock());
    });
  }
}

/** Whether a session was used within the idle limit. */
export const isInUse = (now: Date) =>
  sql<boolean>`coalesce(sessions.last_used_at, sessions.created_at) > ${new Date(now.getTime() - idleSeconds * 1000).toISOString()}::timestamptz`;

const hasAuthenticatorApp = async (db: Connection, accountId: number): Promise<boolean> =>
  (await db
    .selectFrom('authenticator_apps')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()) !== undefined;

const idHash = (value: string): string => hash('sha256', value, 'base64url');

const supportPrefix = 'support ';

/** The key of a session of support access: a node of an earlier release, which would take it for that of a person, does not find it. */
const supportHash = (value: string): string => supportPrefix + idHash(value);

const idHashes = (value: string) => [idHash(value), supportHash(value)];

const isSupport = ({ idHash }: Pick<Session, 'idHash'>): boolean => idHash.startsWith(supportPrefix);

/**
 * Returns the grant ID of the access tokens of a session. It is derived from the stored hash, so that the tokens can be
 * revoked without the cookie.
 */
const sessionGrantId = (idHash: string): string => `ses_${hash('sha256', `grant of session ${idHash}`, 'base64url')}`;

/** The maximum difference between the clocks of nodes, in milliseconds. */
const clockMargin = 3_600_000;

/**
 * Returns the revocation of the access tokens of a session.
 * @param idHash the key of the session.
 */
export const sessionRevocation = (idHash: string, now: Date): Revocation => ({
  id: sessionGrantId(idHash),
  organizationId: noOrganization,
  expiresAt: new Date(now.getTime() + documentationTokenSeconds * 1000 + clockMargin),
});

/** Deletes expired sessions and expired counters of sign-in attempts. */
export async function purgeExpiredSessions(db: Connection, now: Date): Promise<void> {
  for (const table of ['sessions', 'sign_in_attempts'] as const) {
    await db.deleteFrom(table).where('expires_at', '<=', now.toISOString()).execute();
  }
  await db
    .deleteFrom('sessions')
    .where(sql<boolean>`not ${isInUse(now)}`)
    .execute();
}

interface SessionUse {
  idHash: string;
  at: Date;
}

/** The resolution of `last_used_at`: each session is written at most once per minute. */
const resolutionMilliseconds = 60_000;

/** Skips sessions that another node is writing. */
async function writeUses(db: Connection, uses: readonly SessionUse[]): Promise<void> {
  await sql`
    with recorded as (
      select "idHash" as id_hash, at
      from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as recorded ("idHash" text, at timestamptz)
    ), free as (
      select sessions.id_hash, recorded.at
      from sessions join recorded using (id_hash)
      for no key update of sessions skip locked
    )
    update sessions set last_used_at = greatest(last_used_at, free.at)
    from free
    where sessions.id_hash = free.id_hash`.execute(db);
}
