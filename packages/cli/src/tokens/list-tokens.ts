import type { Invocation } from '../commands/invocation.ts';
import type { ExitCode } from '../exit-codes.ts';
import { openConfiguration } from '../session/configuration.ts';
import { applicationOf, tokenExpiry } from '../session/describe-session.ts';
import { formatTable } from '../terminal/table.ts';

/** Lists the tokens of the profiles, without the tokens themselves. */
export async function listTokens({ system, output }: Invocation): Promise<ExitCode | undefined> {
  const { profiles, secrets } = openConfiguration(system);
  const file = await profiles.read();
  const listed = Object.entries(file.profiles).map(async ([name, profile]) => {
    const stored = await secrets.load(name).catch(() => undefined);
    const { tokens, client_secret } = stored?.secrets ?? {};
    return {
      profile: name,
      base_url: profile.base_url,
      organization: { id: profile.organization_id, name: profile.organization_name },
      application: applicationOf(profile.client_id),
      scopes: profile.scopes,
      expires_at: tokens ? tokenExpiry(tokens) : null,
      renewable: client_secret !== undefined || tokens?.refresh_token !== undefined,
      stored_in: stored?.location ?? null,
    };
  });
  const rows = await Promise.all(listed);
  output.result(rows, () => {
    if (rows.length === 0) return 'No tokens are stored. Run: worklane login';
    return formatTable(
      output.stdout,
      ['Profile', 'Organization', 'Application', 'Scopes', 'Expires', 'Stored in'],
      rows.map(({ profile, organization, application, scopes, expires_at, renewable, stored_in }) => [
        profile,
        `${organization.name} (${organization.id})`,
        application.client_id,
        scopes.length,
        expires_at && (renewable ? `${expires_at}, then renewed` : expires_at),
        stored_in,
      ]),
    );
  });
  return undefined;
}
