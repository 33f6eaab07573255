import type { Invocation } from '../command/invocation.ts';
import { openConfiguration, selectProfile } from '../session/configuration.ts';
import { formatTable } from '../terminal/table.ts';

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
