import { createHmac } from 'node:crypto';
import { type Auth, createClient, plainToken, WorklaneError } from '@worklane/client';
import { UsageError } from '../errors.ts';
import type { GlobalOptions } from '../global-options.ts';
import type { System } from '../terminal/system.ts';
import { claimsOf } from '../tokens/decode-token.ts';
import { localService, requestedBaseUrl } from './base-url.ts';
import { signingSecretOf } from './signing-secret.ts';

/** Returns the session of `WORKLANE_TOKEN`, which needs no profile. @throws UsageError */
export function openEnvironmentSession(system: System, options: GlobalOptions) {
  const { WORKLANE_TOKEN: token = '', WORKLANE_ORGANIZATION_ID: organization } = system.env;
  const baseUrl = requestedBaseUrl(system, options) ?? localService;
  const organizationId = organization ? parseOrganizationId(organization) : claimsOf(token).organization_id;
  const auth = organizationId === undefined ? withoutOrganization : plainToken(token, { organizationId });
  return {
    client: createClient({ baseUrl, auth }),
    baseUrl,
    profile: undefined,
    accessToken: async () => token,
    // Derived from the token, so that the jobs of a pipeline that share it know the secret.
    signingSecret: async () => signingSecretOf(createHmac('sha256', token).update('worklane listen').digest()),
  };
}

/** Fails when the API is called: some commands of the tool need no organization. */
const withoutOrganization: Auth = {
  open: () => ({
    access() {
      throw new WorklaneError(
        'organization_unknown',
        'WORKLANE_TOKEN does not contain its organization. Set WORKLANE_ORGANIZATION_ID.',
      );
    },
  }),
};

function parseOrganizationId(text: string): number {
  const id = Number(text);
  if (Number.isSafeInteger(id) && id > 0) return id;
  throw new UsageError(`Invalid WORKLANE_ORGANIZATION_ID: ${text}. Use a positive integer.`);
}
