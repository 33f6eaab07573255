import pg from 'pg';
import { prepareSession, SessionSettingsError, sessionSettings } from './session-settings.ts';

/**
 * Prepares the server for connections through a pooler, and returns how these differ from direct ones. A pooler neither
 * forwards startup options nor keeps what one client sets for its next statement, so that the settings of a direct session
 * become the defaults of its role in this database.
 */
export async function throughPooler(
  pooled: string,
  direct: pg.ClientConfig,
  Client: typeof pg.Client,
): Promise<pg.PoolConfig> {
  const defaults = await storeDefaults(new Client(direct));
  return {
    Client: pg.Client,
    connectionString: pooled,
    options: '',
    onConnect: (client) => verifySession(client as pg.Client, defaults),
  };
}

/** The values of settings by their names. */
type Defaults = Readonly<Record<string, string>>;

/** The advisory lock of nodes that store defaults at the same time. */
const lock = 2_748_113_095;

/** Reads what the startup options and `prepareSession` have set, and the other settings that the service expects. */
const readDefaults = `
  select name, current_setting(name) as value, source in ('client', 'session') and not coalesce((
      select setconfig @> array[name || '=' || current_setting(name)]
      from pg_db_role_setting join pg_database on pg_database.oid = setdatabase
      where datname = current_database() and setrole = current_user::regrole), false) as is_new
  from pg_settings
  where (source in ('client', 'session') or name = any ($1)) and name <> 'application_name' and name not like 'tcp\\_%'`;

async function storeDefaults(client: pg.Client): Promise<Defaults> {
  client.on('error', () => undefined);
  try {
    await client.connect();
    await prepareSession((text, parameters) => client.query(text, parameters));
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    const { rows } = await client.query<{ name: string; value: string; is_new: boolean }>(readDefaults, [
      Object.keys(sessionSettings),
    ]);
    const role = `alter role current_user in database ${client.escapeIdentifier(client.database ?? '')}`;
    for (const { name, is_new } of rows) if (is_new) await client.query(`${role} set ${name} from current`);
    await client.query('commit');
    return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  } finally {
    await client.end();
  }
}

const remedy =
  'The pooler has sessions from before the service stored the defaults of its role: run RECONNECT in its console.';

/** @throws SessionSettingsError if the session that the pooler has chosen has other settings */
async function verifySession(client: pg.Client, defaults: Defaults): Promise<void> {
  const { rows } = await client.query<{ name: string; actual: string }>(
    `select name, current_setting(name, true) as actual from json_each_text($1) as expected (name, value)
      where current_setting(name, true) is distinct from value`,
    [JSON.stringify(defaults)],
  );
  const [row] = rows;
  if (!row) return;
  throw new SessionSettingsError(`${row.name} is ${row.actual} instead of ${defaults[row.name]}`, remedy);
}
