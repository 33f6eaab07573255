import type { Access, Auth } from '@worklane/client';
import type { schemas } from '@worklane/contract/dashboard';

/** Milliseconds before its end in which a token is not used any more. */
const margin = 30_000;

/**
 * Access to the public API by short-lived tokens that the session gets. They are held in memory alone, and replaced
 * before they end and when one is refused.
 */
export const sessionAccess = (requestToken: () => Promise<schemas.SessionToken>): Auth => ({
  open({ now }) {
    let held: (Access & { endsAt: number }) | undefined;
    let renewal: Promise<Access> | undefined;

    const renew = (): Promise<Access> => {
      // Calls that are made at the same time wait for one token.
      renewal ??= requestToken()
        .then(({ access_token, expires_in, organization_id }) => {
          held = {
            authorization: `Bearer ${access_token}`,
            organizationId: organization_id,
            endsAt: now() + expires_in * 1000,
          };
          return held;
        })
        .finally(() => {
          renewal = undefined;
        });
      return renewal;
    };
    return {
      access: () => (held && now() < held.endsAt - margin ? held : renew()),
      renew: async (refused) => (held && held.authorization !== refused.authorization ? held : renew()),
    };
  },
});
