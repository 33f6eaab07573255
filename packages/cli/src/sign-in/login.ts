import { join } from 'node:path';
import type { Tokens } from '@worklane/client';
import type { Invocation } from '../command/invocation.ts';
import { CliError, exitCodes, UsageError } from '../errors.ts';
import { type Configuration, isEncrypted, openConfiguration, signInTarget } from '../session/configuration.ts';
import { describeSession, sessionText } from '../session/describe-session.ts';
import { createDpopKey, dpopOption } from '../session/open-session.ts';
import type { Profile } from '../session/profiles.ts';
import type { Secrets, SecretsLocation } from '../session/secret-store.ts';
import { type Session, usesToken } from '../session/session.ts';
import { cliClientId, signInWithBrowser } from './browser-sign-in.ts';
import {
  type MachineOptions,
  readClientSecret,
  requestClientToken,
  requestedScopes,
  requireOrganizationId,
  requireService,
  revokeSecrets,
  verifyTokens,
} from './service.ts';

export interface LoginOptions extends MachineOptions {
  readonly scope?: readonly string[];
  readonly browser: boolean;
  /** Binds the tokens to a new key. */
  readonly dpop?: boolean;
}

/** Signs in, saves the tokens as a profile, and shows it. */
export async function login(invocation: Invocation, options: LoginOptions): Promise<undefined> {
  const { system, output } = invocation;
  const name = await signIn(invocation, options);
  const description = await describeSession(system, { profile: name });
  output.result(description, () => `Signed in.\n${sessionText(description, output.stdout)}`);
  if (usesToken(system, {})) output.note('WORKLANE_TOKEN is set: without --profile, commands use it instead.');
}

/** Signs in, with the browser or as an application, and returns the name of the profile with the tokens. */
export async function signIn(invocation: Invocation, options: LoginOptions): Promise<string> {
  const { system, output, globals } = invocation;
  const configuration = openConfiguration(system);
  const { name, baseUrl } = signInTarget(system, globals, await configuration.profiles.read());
  const scope = requestedScopes(options.scope);
  const { clientId } = options;
  if (clientId === undefined && options.clientSecret !== undefined) {
    throw new UsageError('--client-secret requires --client-id. Without both, worklane login opens the browser.');
  }
  await requireService(baseUrl);
  if (!isEncrypted(baseUrl)) output.note(`The connection to ${baseUrl} is not encrypted. Use https if you can.`);
  const key = options.dpop ? await createDpopKey() : undefined;
  const dpop = await dpopOption(key);
  const save = async (tokens: Tokens, application: { clientId: string; clientSecret?: string }) => {
    const location = await saveSignIn(configuration, { name, baseUrl, tokens, ...(key && { key }), ...application });
    output.note(locationNote(location, configuration, name));
  };
  if (clientId === undefined) {
    const progress = output.progress('Waiting for the sign-in in the browser');
    await signInWithBrowser({
      baseUrl,
      scope,
      ...dpop,
      present: (url) => presentUrl(invocation, url, options.browser),
      complete: (tokens) => {
        progress.stop();
        return save(tokens, { clientId: cliClientId });
      },
      interruption: system.interruption(),
    }).finally(() => progress.stop());
  } else {
    const organizationId = requireOrganizationId(system, options);
    const clientSecret = await readClientSecret(system, options);
    const tokens = await requestClientToken({ baseUrl, clientId, clientSecret, organizationId, scope, ...dpop });
    await save(tokens, { clientId, clientSecret });
  }
  return name;
}

const locationNote = (location: SecretsLocation, { folder }: Configuration, name: string): string =>
  location === 'keychain'
    ? 'The tokens are in the keychain of this system.'
    : `The tokens are in ${join(folder, 'secrets', name)}.json, which only you can read: no keychain is used.`;

async function presentUrl({ output, system }: Invocation, url: string, opensBrowser: boolean): Promise<void> {
  if (opensBrowser) {
    output.note(`Opening the browser. If it does not open, visit:\n\n  ${url}\n`);
    await system.openBrowser(url).catch(() => output.note('The browser could not be opened.'));
    return;
  }
  const port = new URL(new URL(url).searchParams.get('redirect_uri') ?? '').port;
  output.note(`Visit this page in a browser on this machine:\n\n  ${url}\n`);
  output.note(
    `For a browser on another machine, forward the port from there first: ssh -L ${port}:127.0.0.1:${port} ...`,
  );
}

export interface SignIn {
  readonly name: string;
  readonly baseUrl: string;
  readonly tokens: Tokens;
  readonly clientId: string;
  readonly clientSecret?: string;
  /** The private key that the tokens are bound to, if any. */
  readonly key?: JsonWebKey;
}

/** Saves tokens that the service accepts, and revokes those that they replace. Returns where they are stored. */
export async function saveSignIn({ profiles, secrets }: Configuration, signIn: SignIn): Promise<SecretsLocation> {
  const { name, baseUrl, tokens, clientId, clientSecret, key } = signIn;
  await verifyTokens(baseUrl, tokens, key);
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
      ...(key && { dpop_key: key }),
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

/**
 * Returns the session, after a sign-in with the browser if there is none and a person is at the terminal.
 * @throws CliError, WorklaneError
 */
export async function ensureSignedIn(invocation: Invocation): Promise<Session> {
  try {
    const session = await invocation.openSession();
    await session.accessToken();
    return session;
  } catch (error) {
    const isSignedOut = error instanceof CliError && error.exitCode === exitCodes.unauthenticated;
    if (!isSignedOut || !invocation.system.isInteractive) throw error;
    invocation.output.note(error.message.split(' Run: ', 1).join());
    await signIn(invocation, { browser: true });
    return invocation.openSession();
  }
}

/** Shows whose access commands use, after the service has accepted it. */
export async function whoami({ system, globals, output }: Invocation): Promise<undefined> {
  const description = await describeSession(system, globals);
  output.result(description, () => sessionText(description, output.stdout));
}
