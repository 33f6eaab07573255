import { WorklaneError } from '../worklane-error.ts';
import type { Access, Auth } from './auth.ts';

export interface PlainTokenOptions {
  /** The organization of the token. Default: read from the token, which must be a JWT. */
  organizationId?: number;
}

/**
 * Authenticates with an existing access token, such as one created in the dashboard. It is not renewed.
 * @throws WorklaneError organization_unknown, on the first call
 */
export function plainToken(token: string, options: PlainTokenOptions = {}): Auth {
  let access: Access | undefined;
  return {
    open: ({ signer }) => ({
      access: () =>
        (access ??= {
          // RFC 9449, section 6.1.
          ...(signer && readClaim(token, 'cnf')
            ? { authorization: `DPoP ${token}`, signer }
            : { authorization: `Bearer ${token}` }),
          organizationId: options.organizationId ?? organizationIdOf(token),
        }),
    }),
  };
}

/** Returns the claim `organization_id` of an access token (RFC 9068). The service verifies the token, the client does not. */
function organizationIdOf(token: string): number {
  const organizationId = readClaim(token, 'organization_id');
  if (typeof organizationId === 'number') return organizationId;
  throw new WorklaneError(
    'organization_unknown',
    'The access token has no organization_id claim. Use plainToken(token, { organizationId }).',
  );
}

function readClaim(token: string, name: string): unknown {
  try {
    return JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))[name];
  } catch {
    return undefined;
  }
}
