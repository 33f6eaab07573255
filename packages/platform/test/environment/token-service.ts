import { afterwards } from '@worklane/testing/afterwards';
import type { Store } from '../../src/database/store.ts';
import { createTokenIssuer } from '../../src/oauth/tokens/issue-access-token.ts';
import { RevocationList } from '../../src/oauth/tokens/revocation-list.ts';
import { SigningKeys } from '../../src/oauth/tokens/signing-keys.ts';
import { createAuthenticator } from '../../src/oauth/tokens/verify-access-token.ts';

export const secret = 'a secret of the tests, 32 bytes or more';
export const baseUrl = 'https://worklane.example';

/** A clock that tests can set. */
export interface Clock {
  now: Date;
}

/** What a node has to issue, check and revoke tokens. */
export async function openTokenService(store: Store, clock: Clock = { now: new Date() }) {
  const options = { store, db: store.db, secret, baseUrl, clock: () => clock.now };
  const keys = await SigningKeys.open(options);
  const revocations = await RevocationList.open({ ...options, onError: () => undefined });
  const check = createAuthenticator({
    ...options,
    audience: baseUrl,
    keys,
    revocations,
    usage: { record() {} },
  });
  afterwards(() => revocations.close());
  const issue = createTokenIssuer({ ...options, keys });
  const request = { organizationId: 7, clientId: 'app_lighthouse', scopes: ['tasks.read'], lifetimeSeconds: 3600 };
  return {
    clock,
    keys,
    revocations,
    check,
    /** A token of organization 7 for an hour, unless the test says otherwise. */
    issue: (changes: Partial<Parameters<typeof issue>[0]> = {}) => issue({ ...request, ...changes }),
  };
}

export type TokenService = Awaited<ReturnType<typeof openTokenService>>;
