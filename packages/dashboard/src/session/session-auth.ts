import type { Access, Auth } from '@worklane/client';
import type { schemas } from '@worklane/contract/dashboard';

/** Milliseconds before its expiry at which a token is renewed. */
const renewalMargin = 30_000;

/**
 * Authenticates calls of the public API with short-lived access tokens of the session. They are kept in memory only,
 * and renewed before they expire or when the service rejects one.
 */
export const sessionAuth = (requestToken: () => Promise<schemas.SessionToken>): Auth => ({
  open({ now }) {
    let current: (Access & { expiresAt: number }) | undefined;
    let renewal: Promise<Access> | undefined;

    const renew = (): Promise<Access> => {
      // Concurrent calls share one renewal.
      renewal ??= requestToken()
        .then(({ access_token, expires_in, organization_id }) => {
          current = {
            authorization: `Bearer ${access_token}`,
            organizationId: organization_id,
            expiresAt: now() + expires_in * 1000,
          };
          return current;
        })
        .finally(() => {
          renewal = undefined;
        });
      return renewal;
    };
    return {
      access: () => (current && now() < current.expiresAt - renewalMargin ? current : renew()),
      renew: async (rejected) => (current && current.authorization !== rejected.authorization ? current : renew()),
    };
  },
});
