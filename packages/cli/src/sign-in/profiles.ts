import type { Invocation } from '../command/invocation.ts';
import { describeError } from '../describe-error.ts';
import { type ExitCode, exitCodes } from '../errors.ts';
import {
  type Configuration,
  openConfiguration,
  type SelectedProfile,
  selectProfile,
} from '../session/configuration.ts';
import { formatTable } from '../terminal/table.ts';
import { revokeSecrets } from './service.ts';

interface LogoutOptions {
  readonly all?: true;
}

interface SignedOut {
  readonly profile: string;
  readonly base_url: string;
  /** Whether the service has revoked the tokens. */
  readonly revoked: boolean;
  /** Why it has not. */
  readonly error?: string;
}

/** Revokes the tokens of a profile, or of all profiles, and removes what is stored. */
export async function logout(
  { system, globals, output }: Invocation,
  { all }: LogoutOptions,
): Promise<ExitCode | undefined> {
  const configuration = openConfiguration(system);
  const file = await configuration.profiles.read();
  const selected = all
    ? Object.entries(file.profiles).map(([name, profile]) => ({ name, profile }))
    : [selectProfile(system, globals, file)];
  const results: SignedOut[] = [];
  for (const each of selected) results.push(await signOut(configuration, each));
  output.result(all ? results : results[0], () => results.map(signedOutText).join('\n') || 'There are no profiles.');
  if (system.env.WORKLANE_TOKEN) output.note('WORKLANE_TOKEN is still set. Revoke it with: worklane tokens revoke');
  return exitCodeOf(results);
}

/** Removes a profile with its secrets, also if the service cannot be reached to revoke its tokens. */
async function signOut({ profiles, secrets }: Configuration, { name, profile }: SelectedProfile): Promise<SignedOut> {
  return secrets.lock(name, async () => {
    const result = { profile: name, base_url: profile.base_url };
    try {
      const stored = await secrets.load(name);
      await secrets.remove(name);
      await revokeSecrets(profile, stored?.secrets ?? {});
      return { ...result, revoked: Boolean(stored?.secrets.tokens) };
    } catch (error) {
      return { ...result, revoked: false, error: describeError(error).message };
    } finally {
      await profiles.remove(name);
    }
  });
}

/** Not all is done if the service still accepts tokens. */
const exitCodeOf = (results: readonly SignedOut[]): ExitCode | undefined =>
  results.some(({ error }) => error !== undefined) ? exitCodes.partial : undefined;

function signedOutText({ profile, base_url, revoked, error }: SignedOut): string {
  if (revoked) return `Signed out of profile ${profile}: its tokens are revoked and removed.`;
  if (error === undefined) return `Removed profile ${profile}. It had no tokens to revoke.`;
  return (
    `Removed profile ${profile}, but its tokens are not revoked: ${error} ` +
    `Revoke the access of the application in the dashboard of ${base_url}.`
  );
}

/** Lists the profiles; the current one is marked. */
export async function listProfiles({ system, output }: Invocation): Promise<undefined> {
  const { current, profiles } = await openConfiguration(system).profiles.read();
  const rows = Object.entries(profiles).map(([name, profile]) => ({ name, current: name === current, ...profile }));
  output.result(rows, () => {
    if (rows.length === 0) return 'There are no profiles. Run: worklane login';
    const headings = ['', 'Profile', 'Organization', 'Application', 'Base URL'];
    return formatTable(
      output.stdout,
      headings,
      rows.map((row) => [
        row.current ? '*' : '',
        row.name,
        `${row.organization_name} (${row.organization_id})`,
        row.client_id,
        row.base_url,
      ]),
    );
  });
}

/** Makes a profile the current one. */
export async function useProfile(
  { system, output }: Invocation,
  _options: object,
  [name = '']: readonly string[],
): Promise<undefined> {
  const { profiles } = openConfiguration(system);
  const { profile } = selectProfile({ env: {} }, { profile: name }, await profiles.read());
  await profiles.use(name);
  const { organization_name, organization_id, base_url } = profile;
  output.result(
    { name, current: true, ...profile },
    () => `Using profile ${name}: ${organization_name} (${organization_id}) at ${base_url}.`,
  );
}
