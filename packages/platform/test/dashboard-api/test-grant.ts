import type { Dashboard, Person } from './test-dashboard.ts';

export interface TestGrant {
  organizationId: number;
  client_id: string;
  /** Whether its refresh token is valid. */
  refreshable?: boolean;
}

/** Inserts a grant of a member with a used access token. @returns its ID, of which there is one for a person and client. */
export async function addGrant(
  { store: { db }, clock: { now } }: Pick<Dashboard, 'store' | 'clock'>,
  { email }: Pick<Person, 'email'>,
  { organizationId, client_id, refreshable = true }: TestGrant,
): Promise<string> {
  const grantId = `grant-${email}-${organizationId}-${client_id}`;
  const { account_id } = await db
    .selectFrom('accounts')
    .select('account_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const { id } = await db
    .selectFrom('records')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('external_id', '=', email)
    .executeTakeFirstOrThrow();
  const at = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();
  const row = { grant_id: grantId, client_id, account_id, created_at: at(0), consumed_at: null };
  const payload = { jti: grantId, memberId: id, resources: { 'http://127.0.0.1:4000': 'tasks.read contacts.read' } };
  await db
    .insertInto('oauth_artifacts')
    .values([
      {
        ...row,
        model: 'Grant',
        id_hash: `grant ${grantId}`,
        organization_id: organizationId,
        payload: JSON.stringify(payload),
        expires_at: at(9000),
      },
      {
        ...row,
        model: 'RefreshToken',
        id_hash: `one ${grantId}`,
        organization_id: null,
        payload: '{}',
        expires_at: at(refreshable ? 7200 : 0),
      },
    ])
    .execute();
  await db
    .insertInto('access_tokens')
    .values({
      organization_id: organizationId,
      jti: `token-of-${grantId}`,
      client_id,
      grant_id: grantId,
      subject: String(id),
      scope: 'tasks.read contacts.read',
      created_at: at(0),
      expires_at: at(3600),
      last_used_at: at(30),
    })
    .execute();
  return grantId;
}
