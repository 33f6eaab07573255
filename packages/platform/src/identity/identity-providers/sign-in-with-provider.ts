import { ProblemError } from '@worklane/server';
import * as oidc from 'openid-client';
import { type AuditOrigin, recordAccountAction, service } from '../../audit/audit-log.ts';
import type { ChangeDependencies, Connection } from '../../database/store.ts';
import { Cookie } from '../../http/forms/forms.ts';
import { revokeTokens } from '../../oauth/tokens/revoke-tokens.ts';
import type { Encryption } from '../../secrets/encryption.ts';
import { endAllSessions, revokeAccount } from '../accounts.ts';
import { recentSeconds, type Sessions, sessionRevocation } from '../sessions.ts';
import { reject } from '../sign-in.ts';
import type { KnownBrowsers } from '../sign-in-throttle.ts';
import { findProvider, type IdentityProvider, ProviderRefusal, refreshTokenId } from './identity-providers.ts';
import {
  isUnreachable,
  type ProviderClient,
  type ProviderLogout,
  type ProviderResponse,
  type SignInChecks,
} from './provider-client.ts';
import { provisionPerson, readPerson } from './provision-person.ts';

export interface ProviderSignInOptions extends ChangeDependencies {
  sessions: Sessions;
  browsers: KnownBrowsers;
  secrets: Encryption;
  client: ProviderClient;
  /** Whether clients reach the service over https. */
  secure: boolean;
  onError: (error: unknown, provider: string) => void;
}

export interface BegunSignIn {
  /** In the address bar, or empty. */
  email: string;
  returnTo: string;
  /** Whether the person is signed in, and has to sign in again. */
  again: boolean;
}

export type ProviderSignInResult =
  | { outcome: 'signed in'; cookies: string[]; pending: boolean; returnTo: string }
  | { outcome: 'expired' }
  | { outcome: 'refused'; reason: string; returnTo: string };

/** How long a person has at the provider. */
const signInSeconds = 600;

/** The oldest sign-in at the provider that counts, unless the person has to sign in again. */
const maxAgeSeconds = 30 * 86_400;

/** Longer paths do not fit into a cookie. */
const maxReturnTo = 1000;

interface Begun extends SignInChecks {
  provider: string;
  returnTo: string;
  expiresAt: number;
}

const cookieId = 'sign-in';

/** Signs in people with OpenID providers. What the response must have is encrypted in a cookie: a sign-in that is not finished stores no row. */
export class ProviderSignIn {
  readonly #options: ProviderSignInOptions;
  readonly #cookie: Cookie;

  constructor(options: ProviderSignInOptions) {
    this.#options = options;
    this.#cookie = new Cookie({ name: 'worklane_provider', maxAgeSeconds: signInSeconds, secure: options.secure });
  }

  /** Returns the address of the provider's sign-in page, and the `Set-Cookie` header. */
  async begin(provider: IdentityProvider, { email, returnTo, again }: BegunSignIn, address: string) {
    const { client, clock, secrets } = this.#options;
    const checks = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      codeVerifier: oidc.randomPKCECodeVerifier(),
    };
    const free = client.take(provider, address);
    try {
      const url = await client.authorizationUrl(provider, checks, { email, maxAge: again ? 0 : maxAgeSeconds });
      const expiresAt = clock().getTime() + signInSeconds * 1000;
      const begun: Begun = {
        ...{ ...checks, provider: provider.name, expiresAt },
        returnTo: returnTo.length > maxReturnTo ? '' : returnTo,
      };
      return { url, setCookie: this.#cookie.write(await secrets.encrypt(cookieId, JSON.stringify(begun))) };
    } finally {
      free();
    }
  }

  /** @param url of the callback, with its query */
  async complete(
    name: string,
    { url, origin, cookieHeader }: { url: string; origin: AuditOrigin; cookieHeader: string | undefined },
  ): Promise<ProviderSignInResult> {
    const { db, client, sessions } = this.#options;
    const begun = await this.#read(cookieHeader);
    const provider = begun?.provider === name ? await findProvider(db, name) : undefined;
    if (!begun || !provider) return { outcome: 'expired' };
    const { returnTo } = begun;
    const free = client.take(provider, origin.ip ?? '');
    try {
      const response = await client.exchange(provider, url, begun);
      const signedIn = await this.#start(provider, response, origin);
      await sessions.end(cookieHeader, origin);
      return { outcome: 'signed in', ...signedIn, cookies: [...signedIn.cookies, this.#cookie.clear()], returnTo };
    } catch (error) {
      if (error instanceof ProviderRefusal) return { outcome: 'refused', reason: error.message, returnTo };
      if (error instanceof ProblemError) throw error;
      this.#options.onError(error, name);
      return { outcome: 'refused', reason: 'It returned an unexpected response.', returnTo };
    } finally {
      free();
    }
  }

  /** Ends what a provider says has ended. Without a refresh token, nothing else tells whether the person still has access there. */
  async logOut(provider: IdentityProvider, { subject, sessionId }: ProviderLogout): Promise<void> {
    const { db, clock } = this.#options;
    await db.transaction().execute(async (transaction) => {
      const accounts = await transaction
        .selectFrom('identity_provider_accounts as linked')
        .innerJoin('accounts', 'accounts.account_id', 'linked.account_id')
        .select(['linked.account_id as accountId', 'email', 'refresh_token'])
        .where('provider', '=', provider.name)
        .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
        .where(({ exists, selectFrom, val }) =>
          sessionId === undefined
            ? val(true)
            : exists(
                selectFrom('sessions')
                  .select('id_hash')
                  .whereRef('sessions.account_id', '=', 'linked.account_id')
                  .where('provider_session', '=', sessionId),
              ),
        )
        .execute();
      for (const { accountId, email, refresh_token } of accounts) {
        if (refresh_token === null) await revokeAccount(transaction, email, clock());
        else if (sessionId === undefined) await endAllSessions(transaction, accountId, clock());
        else await endSessions(transaction, accountId, sessionId, clock());
        await recordEnd(transaction, email, provider.name, clock());
      }
    });
  }

  /** Asks providers about everybody with a refresh token: whether they still have access, and in which groups they are. */
  async checkAccounts(signal?: AbortSignal): Promise<void> {
    const { db } = this.#options;
    const accounts = await db
      .selectFrom('identity_provider_accounts as linked')
      .innerJoin('accounts', 'accounts.account_id', 'linked.account_id')
      .select(['linked.account_id as accountId', 'provider', 'subject', 'refresh_token as encrypted', 'email'])
      .where('refresh_token', 'is not', null)
      .orderBy('checked_at')
      .execute();
    const groups = Map.groupBy(accounts as Checked[], ({ provider }) => provider);
    await Promise.all([...groups].map(([name, group]) => this.#checkGroup(name, group, signal)));
  }

  async #checkGroup(name: string, accounts: readonly Checked[], signal: AbortSignal | undefined): Promise<void> {
    const provider = await findProvider(this.#options.db, name);
    if (!provider) return;
    const waiting = accounts.values();
    let reachable = true;
    const work = async () => {
      for (const account of waiting) {
        if (!reachable || signal?.aborted) return;
        if (!(await this.#check(provider, account))) reachable = false;
      }
    };
    await Promise.all(Array.from({ length: concurrentChecks }, work));
  }

  /** Returns whether the provider could be reached. */
  async #check(provider: IdentityProvider, { accountId, subject, encrypted, email }: Checked): Promise<boolean> {
    const { db, client, clock, secrets, onError } = this.#options;
    const { name } = provider;
    let current = encrypted;
    // A sign-in meanwhile has another refresh token.
    const update = (connection: Connection, values: { refresh_token?: string | null; checked_at?: string }) =>
      connection
        .updateTable('identity_provider_accounts')
        .set(values)
        .where('account_id', '=', accountId)
        .where('refresh_token', '=', current)
        .returning('account_id')
        .executeTakeFirst();
    try {
      const tokens = await client.refresh(provider, await secrets.decrypt(refreshTokenId(name, subject), encrypted));
      const rotated = await this.#encrypt(provider, subject, tokens.refresh_token);
      // At once: the provider may refuse the previous token from now on.
      if (rotated !== null && (await update(db, { refresh_token: rotated }))) current = rotated;
      const claims = await client.confirm(provider, tokens, subject);
      await update(db, { checked_at: clock().toISOString() });
      if (claims === undefined) return true;
      const person = readPerson({ claims: { sub: subject, ...claims } }, provider.groupsClaim);
      await db.transaction().execute((transaction) => provisionPerson({ db: transaction, clock }, provider, person));
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) {
        onError(error, name);
        return !isUnreachable(error);
      }
      await db.transaction().execute(async (transaction) => {
        if (!(await update(transaction, { refresh_token: null }))) return;
        await revokeAccount(transaction, email, clock());
        await recordEnd(transaction, email, name, clock());
      });
    }
    return true;
  }

  async #start(provider: IdentityProvider, response: ProviderResponse, origin: AuditOrigin) {
    const { db, clock, sessions, browsers } = this.#options;
    const person = readPerson(response, provider.groupsClaim);
    const refresh_token = await this.#encrypt(provider, person.subject, response.refreshToken);
    const { email, secondFactor, sessionId, authenticatedAt } = person;
    const details = { identity_provider: provider.name };
    const start = async (transaction: Connection) => {
      const now = clock();
      const accountId = await provisionPerson({ db: transaction, clock }, provider, person, origin);
      await transaction
        .updateTable('identity_provider_accounts')
        .set({ checked_at: now.toISOString(), refresh_token })
        .where('account_id', '=', accountId)
        .execute();
      const unknown = new Date(now.getTime() - (recentSeconds + 1) * 1000);
      const started = { accountId, secondFactor, provider: { sessionId, authenticatedAt: authenticatedAt ?? unknown } };
      const { cookie, pending } = await sessions.startSession(started, transaction, origin);
      const action = { action: 'sign_in.succeeded', email, origin, details } as const;
      if (!pending) await recordAccountAction(transaction, action, now);
      return { cookies: [cookie, ...(pending ? [] : [browsers.remember(email)])], pending };
    };
    return db
      .transaction()
      .execute(start)
      .catch(async (error) => {
        if (error instanceof ProviderRefusal) {
          await reject({ db, clock }, email, origin, { ...details, reason: error.message });
        }
        throw error;
      });
  }

  async #encrypt({ name }: IdentityProvider, subject: string, token: string | undefined): Promise<string | null> {
    return token === undefined ? null : this.#options.secrets.encrypt(refreshTokenId(name, subject), token);
  }

  async #read(cookieHeader: string | undefined): Promise<Begun | undefined> {
    const { secrets, clock } = this.#options;
    const value = this.#cookie.read(cookieHeader);
    const text = value && (await secrets.decrypt(cookieId, value).catch(() => undefined));
    const begun = text ? (JSON.parse(text) as Begun) : undefined;
    return begun && begun.expiresAt > clock().getTime() ? begun : undefined;
  }
}

interface Checked {
  accountId: number;
  provider: string;
  subject: string;
  encrypted: string;
  email: string;
}

const concurrentChecks = 16;

async function endSessions(transaction: Connection, accountId: number, sessionId: string, now: Date): Promise<void> {
  const ended = await transaction
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('provider_session', '=', sessionId)
    .returning('id_hash')
    .execute();
  for (const { id_hash } of ended) await revokeTokens(transaction, sessionRevocation(id_hash, now));
}

const recordEnd = (db: Connection, email: string, provider: string, now: Date) =>
  recordAccountAction(
    db,
    { action: 'session.ended', email, actor: service, details: { identity_provider: provider } },
    now,
  );
