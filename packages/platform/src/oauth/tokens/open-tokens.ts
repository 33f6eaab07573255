import type { Core } from '../../core.ts';
import { databaseLeases } from '../../http/rate-limits/shared-rate-limits.ts';
import { createTokenIssuer } from './issue-access-token.ts';
import { ProofNonces } from './proof-nonces.ts';
import { purgeExpiredRevocations, purgeExpiredTokens, purgeUnusedDocuments } from './purge-expired-tokens.ts';
import { resourcesOf } from './resources.ts';
import { RevocationList } from './revocation-list.ts';
import { retireSigningKeys } from './signing-key-rotation.ts';
import { SigningKeys } from './signing-keys.ts';
import { TokenUsage } from './token-usage.ts';
import { createAuthenticator } from './verify-access-token.ts';
import { authenticateRequest, Proofs } from './verify-proof.ts';

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
  const usage = new TokenUsage({ db, onError: (err) => logger.warn({ err }, 'uses of tokens were not written') });
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
