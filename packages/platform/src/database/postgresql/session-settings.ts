/**
 * The settings of a session that change how PostgreSQL prints or reads values, compares or finds data, with the value that
 * the service expects, as PostgreSQL shows it. Roles, databases and servers may have other defaults. What only changes plans,
 * resources or logs is left to the operator.
 */
export const sessionSettings: Readonly<Record<string, string>> = {
  // First, because it changes how others are shown.
  quote_all_identifiers: 'off',
  // Locale and formatting
  client_encoding: 'UTF8',
  DateStyle: 'ISO, MDY',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  timezone_abbreviations: 'Default',
  extra_float_digits: '1',
  lc_monetary: 'C',
  lc_numeric: 'C',
  lc_time: 'C',
  default_text_search_config: 'pg_catalog.simple',
  // Statement behavior
  bytea_output: 'hex',
  xmlbinary: 'base64',
  xmloption: 'content',
  gin_fuzzy_search_limit: '0',
  check_function_bodies: 'on',
  row_security: 'on',
  session_replication_role: 'origin',
  default_transaction_isolation: 'read committed',
  default_transaction_deferrable: 'off',
  default_table_access_method: 'heap',
  default_tablespace: '',
  transaction_timeout: '0',
  restrict_nonsystem_relation_kind: '',
  // Compatibility
  standard_conforming_strings: 'on',
  backslash_quote: 'safe_encoding',
  escape_string_warning: 'on',
  array_nulls: 'on',
  transform_null_equals: 'off',
  exit_on_error: 'off',
};

/**
 * Sets the settings that differ, because even an unchanged value of some needs the rights of a superuser, and skips those that
 * this version of PostgreSQL does not have.
 *
 * The search path becomes the schema with the tables: the one that the session finds, or else that of PostgreSQL's default,
 * so that a changed role does not hide them; a new database gets them where the session creates tables. An operator who names
 * a search path in DATABASE_URL gets that one.
 */
const setSettings = `
  select name, case when current_setting(name, true) = value then value else set_config(name, value, false) end as actual
  from json_each_text($1) as wanted (name, value)
  where current_setting(name, true) is not null
  union all
  select 'search_path', set_config('search_path', quote_ident(coalesce(
    (select nspname from pg_class join pg_namespace as schemas on schemas.oid = relnamespace
      where pg_class.oid = coalesce(to_regclass('kysely_migration'), case
        when (select source from pg_settings where name = 'search_path') <> 'client'
        then to_regclass('public.kysely_migration') end)),
    current_schema(), 'public')), false)
  union all
  select 'server_encoding', current_setting('server_encoding')
  union all
  select 'cluster', (to_regclass('pg_catalog.pg_dist_partition') is not null)::text`;

const required = { ...sessionSettings, server_encoding: 'UTF8' };

const correction =
  'Correct it, such as with ALTER ROLE name RESET setting, or create a database with the encoding UTF8.';

/** The session has settings that would change data, and that the service cannot change. */
export class SessionSettingsError extends Error {
  override name = 'SessionSettingsError';

  constructor(reason: string, remedy = correction) {
    super(`The database has a setting that Worklane cannot work with: ${reason}. ${remedy}`);
  }
}

interface SettingRow {
  readonly name: string;
  readonly actual: string;
}

type Query = (text: string, parameters: string[]) => Promise<{ rows: SettingRow[] }>;

const insufficientPrivilege = '42501';

/**
 * Gives a new session the settings that the service expects, and verifies them, in one statement.
 * @returns whether the database has the extension Citus
 * @throws SessionSettingsError if one of them keeps another value
 */
export async function prepareSession(query: Query): Promise<{ isCluster: boolean }> {
  const { rows } = await query(setSettings, [JSON.stringify(sessionSettings)]).catch((error) => {
    throw error.code === insufficientPrivilege ? new SessionSettingsError(error.message) : error;
  });
  for (const { name, actual } of rows) {
    const expected = required[name as keyof typeof required] ?? actual;
    if (actual !== expected) throw new SessionSettingsError(`${name} is ${actual} instead of ${expected}`);
  }
  return { isCluster: rows.some(({ name, actual }) => name === 'cluster' && actual === 'true') };
}
