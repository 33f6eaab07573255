import { randomBytes } from 'node:crypto';
import { type Auth, createClient } from '@worklane/client';
import type { GlobalOptions } from '../global-options.ts';
import type { SecretStore } from '../secrets/secret-store.ts';
import type { System } from '../terminal/system.ts';
import { openConfiguration } from './configuration.ts';
import { profileAuth } from './profile-auth.ts';
import { selectProfile } from './select-profile.ts';
import { signingSecretOf } from './signing-secret.ts';

/** Returns the session of the selected profile. @throws CliError unless it is signed in */
export async function openProfileSession(system: System, options: GlobalOptions) {
  const { profiles, secrets } = openConfiguration(system);
  const selected = selectProfile(system, options, await profiles.read());
  const { name, profile } = selected;
  const auth = await profileAuth(selected, secrets);
  const opened = Promise.withResolvers<ReturnType<Auth['open']>>();
  const observed: Auth = {
    open(connection) {
      const session = auth.open(connection);
      opened.resolve(session);
      return session;
    },
  };
  return {
    client: createClient({ baseUrl: profile.base_url, auth: observed }),
    baseUrl: profile.base_url,
    profile: name,
    accessToken: async () => (await (await opened.promise).access()).authorization.slice('Bearer '.length),
    signingSecret: () => signingSecret(secrets, name),
  };
}

/** Returns the signing secret of a profile, which is created once. */
const signingSecret = (secrets: SecretStore, profile: string): Promise<string> =>
  secrets.lock(profile, async () => {
    const stored = (await secrets.load(profile))?.secrets.signing_secret;
    if (stored !== undefined) return stored;
    const created = signingSecretOf(randomBytes(32));
    await secrets.update(profile, { signing_secret: created });
    return created;
  });
