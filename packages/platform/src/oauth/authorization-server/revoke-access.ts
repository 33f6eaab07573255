import type { Connection } from '../../database/store.ts';
import { ofAll, type Revocation } from '../tokens/revoke.ts';

export interface EndAccessContext {
  db: Connection;
  clock: () => Date;
  /** Refuses tokens from now on: `Revocations.revoke` where requests are served, `revoke` at the command line. */
  revoke: (revocation: Revocation) => Promise<unknown>;
}

// In both, access tokens are refused first: if the rest fails, it has done no harm and can be asked again.

/** Ends a grant of an organization: its refresh tokens and its access tokens are worth nothing from now on. */
export async function revokeGrant(
  { db, clock, revoke }: EndAccessContext,
  organizationId: number,
  grantId: string,
): Promise<void> {
  await revoke(ofAll(grantId, organizationId, clock()));
  await db.deleteFrom('oauth_artifacts').where('grant_id', '=', grantId).execute();
}

/**
 * Ends all that an application was ever given, whoever granted it. To be used before it is deleted.
 * @param organizationId the organization that owns the application.
 */
export async function revokeApplication(
  { db, clock, revoke }: EndAccessContext,
  organizationId: number,
  clientId: string,
): Promise<void> {
  await revoke(ofAll(clientId, organizationId, clock()));
  await db.deleteFrom('oauth_artifacts').where('client_id', '=', clientId).execute();
}
