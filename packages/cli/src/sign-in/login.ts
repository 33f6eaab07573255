import { join } from 'node:path';
import type { Tokens } from '@worklane/client';
import type { Invocation } from '../commands/invocation.ts';
import { UsageError } from '../errors.ts';
import type { ExitCode } from '../exit-codes.ts';
import type { SecretsLocation } from '../secrets/secrets.ts';
import { isEncrypted } from '../session/base-url.ts';
import { type Configuration, openConfiguration } from '../session/configuration.ts';
import { describeSession } from '../session/describe-session.ts';
import { usesToken } from '../session/session.ts';
import { sessionText } from '../session/session-text.ts';
import { cliClientId, signInWithBrowser } from './browser-sign-in.ts';
import { requestClientToken } from './client-credentials-sign-in.ts';
import { type MachineOptions, readClientSecret, requireOrganizationId } from './machine-credentials.ts';
import { requestedScopes } from './requested-scopes.ts';
import { saveSignIn } from './save-sign-in.ts';
import { requireService } from './service.ts';
import { signInTarget } from './sign-in-target.ts';

export interface LoginOptions extends MachineOptions {
  readonly scope?: readonly string[];
  readonly browser: boolean;
}

/** Signs in, saves the tokens as a profile, and shows it. */
export async function login(invocation: Invocation, options: LoginOptions): Promise<ExitCode | undefined> {
  const { system, output } = invocation;
  const name = await signIn(invocation, options);
  const description = await describeSession(system, { profile: name });
  output.result(description, () => `Signed in.\n${sessionText(description, output.stdout)}`);
  if (usesToken(system, {})) output.note('WORKLANE_TOKEN is set: without --profile, commands use it instead.');
  return undefined;
}

/** Signs in, with the browser or as an application, and returns the name of the profile with the tokens. */
export async function signIn(invocation: Invocation, options: LoginOptions): Promise<string> {
  const { system, output, globals } = invocation;
  const configuration = openConfiguration(system);
  const { name, baseUrl } = signInTarget(system, globals, await configuration.profiles.read());
  const scope = requestedScopes(options.scope);
  const { clientId } = options;
  if (clientId === undefined && options.clientSecret !== undefined) {
    throw new UsageError('--client-secret needs --client-id. Without both, worklane login opens the browser.');
  }
  await requireService(baseUrl);
  if (!isEncrypted(baseUrl)) output.note(`The connection to ${baseUrl} is not encrypted. Use https if you can.`);
  const save = async (tokens: Tokens, application: { clientId: string; clientSecret?: string }) => {
    const location = await saveSignIn(configuration, { name, baseUrl, tokens, ...application });
    output.note(locationNote(location, configuration, name));
  };
  if (clientId === undefined) {
    const progress = output.progress('Waiting for the sign-in in the browser');
    await signInWithBrowser({
      baseUrl,
      scope,
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
    const tokens = await requestClientToken({ baseUrl, clientId, clientSecret, organizationId, scope });
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
