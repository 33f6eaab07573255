import type { Tokens } from '@worklane/client';
import type { Profile } from '../profiles/profile.ts';
import type { Secrets, SecretsLocation } from '../secrets/secrets.ts';
import type { Configuration } from '../session/configuration.ts';
import { revokeSecrets } from './revoke-secrets.ts';
import { verifyTokens } from './service.ts';

export interface SignIn {
  readonly name: string;
  readonly baseUrl: string;
  readonly tokens: Tokens;
  readonly clientId: string;
  readonly clientSecret?: string;
}

/** Saves tokens that the service accepts, and revokes those that they replace. Returns where they are stored. */
export async function saveSignIn({ profiles, secrets }: Configuration, signIn: SignIn): Promise<SecretsLocation> {
  const { name, baseUrl, tokens, clientId, clientSecret } = signIn;
  await verifyTokens(baseUrl, tokens);
  const profile: Profile = {
    base_url: baseUrl,
    client_id: clientId,
    organization_id: tokens.organization_id,
    organization_name: tokens.organization_name,
    scopes: (tokens.scope ?? '').split(' ').filter((scope) => scope !== ''),
  };
  const { old, location } = await secrets.lock(name, async () => {
    const old = (await secrets.load(name).catch(() => undefined))?.secrets;
    const next: Secrets = {
      tokens,
      ...(clientSecret !== undefined && { client_secret: clientSecret }),
      ...(old?.signing_secret !== undefined && { signing_secret: old.signing_secret }),
    };
    return { old, location: await secrets.save(name, next) };
  });
  const { [name]: oldProfile } = (await profiles.read()).profiles;
  await profiles.save(name, profile);
  // Without these tokens, nobody could revoke them here. The new sign-in is complete in any case.
  if (oldProfile && old) await revokeSecrets(oldProfile, old).catch(() => undefined);
  return location;
}
