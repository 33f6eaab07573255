import type { Writable } from 'node:stream';
import { UsageError } from '@worklane/contract/command-line';
import { ProblemError } from '@worklane/server';
import { type AuditAction, type AuditActor, operator, recordAudit } from '../audit/audit-log.ts';
import type { Settings } from '../config/settings.ts';
import { openDatabaseClock } from '../database/database-clock.ts';
import { readOrCreateSecret, readSecret } from '../database/embedded/database-folder.ts';
import { migrate } from '../database/migrate.ts';
import { databaseSettings, openStore } from '../database/open.ts';
import { clearControl, setControl } from '../database/operator-controls.ts';
import type { Store } from '../database/store.ts';
import { getOrganization } from '../identity/organizations.ts';
import {
  type ClientOwner,
  type ClientRecord,
  findClient,
  type RegisteredClient,
} from '../oauth/clients/client-repository.ts';
import {
  createClientTokenIssuer,
  createRecordingTokenIssuer,
  type IssueClientToken,
} from '../oauth/tokens/issue-access-token.ts';
import { SigningKeys } from '../oauth/tokens/signing-keys.ts';
import { RecordIds } from '../records/record.ts';

/** The values of a command line by option, and the positional arguments. */
export interface Values {
  readonly arguments: readonly string[];
  readonly [option: string]: string | boolean | readonly string[] | undefined;
}

/** The output of a command. */
export interface CommandOutput {
  /** Printed to standard output. */
  text: string;
  /** Printed as JSON instead of `text` with --json. */
  data: unknown;
  /** Printed to standard error. */
  note?: string;
  /** Standard output has data, so that everything is printed to standard error. */
  dataOnOutput?: boolean;
}

export interface Command {
  /** One or two words: `member add`, `backup`. */
  readonly name: string;
  /** Its syntax, which also says what options it has, and after three spaces a remark in parentheses. */
  readonly usage: string;
  /** The number of positional arguments. Default: 0. */
  readonly arguments?: number;
  /** Accepts a database with any schema, including an empty one. For other commands the schema is migrated first. */
  readonly schema?: 'any';
  /** @throws UsageError, ProblemError */
  run(dependencies: CommandDependencies, values: Values): Promise<CommandOutput>;
}

/** The terminal of the user, in this process or at the other end of the control socket. */
export interface Terminal {
  /** Prompts for a line of standard input. */
  readonly readLine: (question: string) => Promise<string>;
  /** The base of relative paths. */
  readonly workingFolder: string;
  /** The user of the machine who runs the command, for the audit log. */
  readonly userName?: string | undefined;
  /** Standard output; missing at the other end of the control socket. */
  readonly output?: Writable;
  /** Aborts when the terminal is closed. */
  readonly signal?: AbortSignal;
}

export interface CommandDependencies extends Terminal {
  readonly store: Store;
  readonly settings: Settings;
  readonly ids: RecordIds;
  readonly clock: () => Date;
  readonly baseUrl: string;
  /** The actor of what the command does. */
  readonly operator: AuditActor;
  keys(): Promise<SigningKeys>;
  /** Returns WORKLANE_SECRET, or undefined if an embedded database does not have one yet. */
  secret(): Promise<string | undefined>;
  clientTokenIssuer(): Promise<IssueClientToken>;
}

/** The parts of a running service that its commands share. */
type SharedDependencies = Pick<CommandDependencies, 'store' | 'settings' | 'ids' | 'clock' | 'keys'>;

export function createCommandDependencies(shared: SharedDependencies, terminal: Terminal): CommandDependencies {
  const { store, settings, clock, keys } = shared;
  const { baseUrl, accessTokenSeconds, dataFolder } = settings;
  return {
    ...shared,
    ...terminal,
    baseUrl,
    operator: { ...operator, ...(terminal.userName !== undefined && { name: terminal.userName }) },
    secret: async () => settings.secret ?? readSecret(dataFolder),
    async clientTokenIssuer() {
      const issue = createRecordingTokenIssuer({ db: store.db, keys: await keys(), baseUrl, clock });
      return createClientTokenIssuer(issue, accessTokenSeconds);
    },
  };
}

export interface OpenOptions {
  settings: Settings;
  /** With any schema, the database is not migrated. */
  command: { readonly schema?: 'any' };
  terminal: Terminal;
}

/**
 * Opens the database for a command, creating it if necessary, and closes it afterwards.
 * @throws FolderInUseError when another process has the embedded database open
 */
export async function withCommandDependencies<Result>(
  { settings, command, terminal }: OpenOptions,
  work: (dependencies: CommandDependencies) => Promise<Result>,
): Promise<Result> {
  const { dataFolder } = settings;
  const store = await openStore(databaseSettings(settings));
  let closeClock = () => {};
  try {
    if (command.schema !== 'any') await migrate(store.maintenance);
    const { read: clock, close } = await openDatabaseClock(store);
    closeClock = close;
    const keys = async () => {
      const secret = settings.secret ?? (await readOrCreateSecret(dataFolder));
      return SigningKeys.open({ db: store.db, secret, clock });
    };
    return await work(
      createCommandDependencies({ store, settings, clock, ids: new RecordIds(store.db), keys }, terminal),
    );
  } finally {
    closeClock();
    await store.close();
  }
}

/**
 * @param missing the value without the option
 * @throws UsageError when the option is missing
 */
export function textOption(values: Values, option: string, missing?: string): string {
  const value = values[option] ?? missing;
  if (typeof value === 'string' && value !== '') return value;
  throw new UsageError(`Missing option: --${option}.`);
}

/** Returns the values of an option that can be repeated. */
export function listOption(values: Values, option: string): readonly string[] {
  const list = values[option];
  return Array.isArray(list) ? list : [];
}

interface NumberRange {
  readonly min?: number;
  readonly max?: number;
  /** The value without the option. */
  readonly missing?: number;
}

/** @throws UsageError when the option is missing or not a whole number in the range */
export function numberOption(values: Values, option: string, range: NumberRange = {}): number {
  const { min = 1, max = Number.MAX_SAFE_INTEGER, missing } = range;
  const text = textOption(values, option, missing?.toString());
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return number;
  const expected = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
  throw new UsageError(`--${option} must be a whole number ${expected}, not ${JSON.stringify(text)}.`);
}

/**
 * Returns the scopes of the option, which are separated by spaces or commas.
 * @param all the values that `all` selects.
 * @throws UsageError when the option is missing
 */
export function scopesOption(values: Values, all: readonly string[], option = 'scopes'): readonly string[] {
  const text = textOption(values, option);
  return text === 'all' ? all : text.split(/[\s,]+/).filter((name) => name !== '');
}

/** Returns the organization of the option. @throws UsageError, ProblemError not_found */
export async function organizationOption({ db }: Store, values: Values) {
  const { organization_id, name } = await getOrganization(db, numberOption(values, 'organization'));
  return { organizationId: organization_id, name };
}

type OwnedClient = Omit<RegisteredClient, 'owner'> & ClientOwner;

/**
 * Returns the client of the option, in any organization.
 * @throws UsageError for an application of Worklane itself, ProblemError not_found
 */
export async function applicationOption({ store, clock }: CommandDependencies, values: Values): Promise<OwnedClient> {
  const clientId = textOption(values, 'application');
  const client = await findClient(store.db, clientId, clock());
  if (!client) throw new ProblemError('not_found', `No application ${clientId}.`);
  const { owner, ...fields } = client;
  if (owner) return { ...fields, ...owner };
  throw new UsageError(
    `${clientId} is an application of Worklane itself: it belongs to no organization and cannot be changed.`,
  );
}

/** Returns rows as aligned columns below the names of their fields. */
export function table(rows: readonly object[], empty: string): string {
  const [first] = rows;
  if (!first) return empty;
  const names = Object.keys(first);
  const lines = [names, ...rows.map((row) => names.map((name) => String(row[name as keyof typeof row])))];
  const widths = names.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Returns an application as text, one field per line. */
export function describeApplication({ secrets, ...application }: ClientRecord): string {
  const { client_id, name, type, redirect_uris, scopes } = application;
  const lines = [
    ['client_id', client_id],
    ['name', name],
    ['type', type],
    ...redirect_uris.map((uri) => ['redirect_uri', uri]),
    ['scopes', scopes.join(' ')],
    ...secrets.map(({ created_at, expires_at }) => [
      'secret',
      `created ${created_at}${expires_at ? `, expires ${expires_at}` : ''}`,
    ]),
  ];
  return lines.map(([field = '', value]) => `${field.padEnd(14)}${value}`).join('\n');
}

/** The note for a printed secret. */
export const secretNote = 'The secret is shown only once. Store it where only the application can read it.';

export const countRows = (tables: Readonly<Record<string, { rows: number }>>): number =>
  Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);

/** What a command switches, and in which audit log it is. Those of the whole service are in that of organization 0. */
export interface Switch {
  name: string;
  /** The reason or the limit; undefined to switch back. */
  value: string | undefined;
  action: AuditAction;
  organizationId?: number | undefined;
  webhookId?: number | undefined;
}

/** Switches something on all nodes, with an entry in the audit log. @returns whether anything was switched */
export const switchControl = (
  { store, clock, operator }: CommandDependencies,
  { name, value, action, organizationId = 0, webhookId }: Switch,
): Promise<boolean> =>
  store.db.transaction().execute(async (db) => {
    const isSwitched = await (value === undefined
      ? clearControl(db, name)
      : setControl(db, { name, value, operator: operator.name ?? 'operator' }, clock()));
    const entry = {
      ...{ organizationId, action, actor: operator },
      ...(webhookId !== undefined && { target: { type: 'webhook', id: String(webhookId) } as const }),
      details: { control: name, ...(value !== undefined && { value }) },
    };
    if (isSwitched) await recordAudit(db, entry, clock());
    return isSwitched;
  });
