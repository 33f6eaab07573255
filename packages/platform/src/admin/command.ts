import type { Writable } from 'node:stream';
import { type AuditActor, operator } from '../audit/audit-log.ts';
import type { Settings } from '../config/settings.ts';
import { openDatabaseClock } from '../database/database-clock.ts';
import { readOrCreateSecret, readSecret } from '../database/embedded/database-folder.ts';
import { migrate } from '../database/migrate.ts';
import { databaseSettings, openStore } from '../database/open.ts';
import type { Store } from '../database/store.ts';
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
