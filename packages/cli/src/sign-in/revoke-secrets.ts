import { revokeToken } from '@worklane/client';
import type { Profile } from '../profiles/profile.ts';
import type { Secrets } from '../secrets/secrets.ts';

/** Revokes the tokens of a profile. @throws WorklaneError */
export async function revokeSecrets(
  { base_url, client_id }: Profile,
  { tokens, client_secret }: Secrets,
): Promise<void> {
  if (!tokens) return;
  const identity = { baseUrl: base_url, clientId: client_id, clientSecret: client_secret };
  await revokeToken(tokens.refresh_token ?? tokens.access_token, identity);
}
