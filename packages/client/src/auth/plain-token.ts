import { WorklaneError } from '../worklane-error.ts';
import type { Access, Auth } from './auth.ts';
import { bearer } from './tokens.ts';

export interface PlainTokenOptions {
  /** The organization of the token; otherwise it is read from the token, which then has to be a JWT. */
  organizationId?: number;
}

/**
 * An access token that you have, such as one of the developer dashboard. It is not renewed.
 * @throws WorklaneError organization_unknown, when it is used
 */
export function plainToken(token: string, options: PlainTokenOptions = {}): Auth {
  let access: Access | undefined;
  return {
    open: () => ({
      access: () =>
        (access ??= {
          authorization: bearer(token),
          organizationId: options.organizationId ?? organizationOf(token),
        }),
    }),
  };
}

/** The claim `organization_id` of an access token (RFC 9068). Only read: that it is genuine is for the service to say. */
function organizationOf(token: string): number {
  const organizationId = claimOf(token, 'organization_id');
  if (typeof organizationId === 'number') return organizationId;
  throw new WorklaneError(
    'organization_unknown',
    'The token names no organization: use plainToken(token, { organizationId }).',
  );
}

function claimOf(token: string, name: string): unknown {
  try {
    return JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))[name];
  } catch {
    return undefined;
  }
}
