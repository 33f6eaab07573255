import { sql } from 'kysely';
import type { Core } from '../../core.ts';
import type { Connection } from '../../database/store.ts';
import { databaseLeases } from '../../http/rate-limits/database-leases.ts';
import { createTokenIssuer } from './issue-access-token.ts';
import { resourcesOf } from './resources.ts';
import { RevocationList } from './revocation-list.ts';
import { retireSigningKeys, SigningKeys } from './signing-keys.ts';
import { TokenUsage } from './token-usage.ts';
import { createAuthenticator } from './verify-access-token.ts';
import { authenticateRequest, ProofNonces, Proofs } from './verify-proof.ts';

/** How many tokens of rejected requests are cached for the request log. */
const identifiedTokens = 1000;

export type Tokens = Awaited<ReturnType<typeof openTokens>>;

/** Opens what issues, verifies and revokes access tokens. @throws WrongSecretError */
export async function openTokens({ store, secret, clock, settings, logger }: Core) {
  const { db } = store;
  const { baseUrl } = settings;
  const keys = await SigningKeys.open({ db, secret, clock });
  const stopPolling = keys.poll((err) => logger.warn({ err }, 'signing keys could not be read'));
  const onError = (err: unknown) => logger.warn({ err }, 'revoked tokens could not be read');
  const revocations = await RevocationList.open({ store, clock, onError });
  const usage = new TokenUsage(db, (err) => logger.warn({ err }, 'uses of tokens were not written'));
  const verification = { keys, baseUrl, clock, revocations, usage };
  const rejected = { ...verification, audience: resourcesOf(baseUrl), cacheSize: identifiedTokens };
  const api = createAuthenticator({ ...verification, audience: baseUrl });
  const proofs = new Proofs({
    baseUrl,
    clock,
    nonces: new ProofNonces(secret, clock),
    takeLease: databaseLeases(store),
  });
  return {
    jobs: tokenJobs,
    stop: () => Promise.all([revocations.close(), usage.close(), stopPolling()]),
    keys,
    revocations,
    /** Verifies the tokens of the API. */
    api: { ...api, authenticate: authenticateRequest(api, proofs) },
    proofs,
    /** Returns the principal of a signed access token, even if it has expired or was revoked. */
    identify: createAuthenticator(rejected).identify,
    /** Signs access tokens without recording them. */
    issueToken: createTokenIssuer({ keys, baseUrl, clock }),
    verification,
  };
}

export const tokenJobs = [
  { name: 'purge expired grants and tokens', everySeconds: 3600, run: purgeExpiredTokens },
  { name: 'purge unused client documents', everySeconds: 3600, run: purgeUnusedDocuments },
  { name: 'retire signing keys', everySeconds: 3600, run: retireSigningKeys },
  { name: 'purge expired revocations', everySeconds: 3600, run: purgeExpiredRevocations },
];

/** Milliseconds after which a grant without any code or token is purged: its code was never redeemed. */
const unusedGrantLifetime = 86_400_000;

/** Deletes expired tokens, codes and interactions, and unused grants. */
export async function purgeExpiredTokens(db: Connection, now: Date): Promise<void> {
  await db.deleteFrom('oauth_artifacts').where('expires_at', '<=', now.toISOString()).execute();
  await db.deleteFrom('access_tokens').where('expires_at', '<=', now.toISOString()).execute();
  await db
    .deleteFrom('oauth_artifacts as granted')
    .where('model', '=', 'Grant')
    .where('created_at', '<=', new Date(now.getTime() - unusedGrantLifetime).toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('oauth_artifacts as other')
            .select('other.id_hash')
            .whereRef('other.grant_id', '=', 'granted.grant_id')
            .where('other.model', '!=', 'Grant'),
        ),
      ),
    )
    .execute();
}

/** Deletes the documents of clients that have no grant any more. Their access tokens have expired before the last grant has. */
export async function purgeUnusedDocuments(db: Connection, now: Date): Promise<void> {
  await db
    .deleteFrom('client_documents as client')
    .where('granted_at', '<=', new Date(now.getTime() - unusedGrantLifetime).toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('oauth_artifacts')
            .select('id_hash')
            .whereRef('oauth_artifacts.client_id', '=', 'client.client_id'),
        ),
      ),
    )
    .execute();
}

/**
 * Deletes the revocations of tokens that have expired.
 * @returns how many.
 */
export async function purgeExpiredRevocations(db: Connection, now: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from revocations where expires_at <= ${now.toISOString()}::timestamptz`.execute(db);
  return Number(numAffectedRows);
}
