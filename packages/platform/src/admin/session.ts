import type { Settings } from '../config/settings.ts';
import { migrate } from '../database/migrate.ts';
import { databaseSettings, openStore } from '../database/open.ts';
import { readOrCreateSecret, readSecret } from '../database/secret-file.ts';
import type { Store } from '../database/store.ts';
import { createApplicationIssuer, type IssueApplicationToken } from '../oauth/clients/issue-client-token.ts';
import { createRecordingIssuer } from '../oauth/tokens/recording-issuer.ts';
import { SigningKeys } from '../oauth/tokens/signing-keys.ts';
import { RecordIds } from '../records/record-ids.ts';
import type { Command } from './command.ts';

/** The command line that a command was typed at, in this process or at the other end of the control socket. */
export interface Terminal {
  /** Asks for a line of standard input. */
  readonly readLine: (question: string) => Promise<string>;
  /** Paths are relative to it. */
  readonly workingFolder: string;
  /** Aborts when the command line is closed. */
  readonly signal?: AbortSignal;
}

/** What a command works with: the database that the settings name. */
export interface Session extends Terminal {
  readonly store: Store;
  readonly settings: Settings;
  readonly ids: RecordIds;
  readonly clock: () => Date;
  readonly baseUrl: string;
  keys(): Promise<SigningKeys>;
  /** Returns the secret; undefined when an embedded database has none yet. */
  secret(): Promise<string | undefined>;
  /** Issues the tokens of private applications, as the service does. */
  applicationIssuer(): Promise<IssueApplicationToken>;
}

/** The parts that a service shares with the commands that it runs. */
export interface SessionParts {
  store: Store;
  settings: Settings;
  clock: () => Date;
  ids: RecordIds;
  keys: () => Promise<SigningKeys>;
}

export function createSession(parts: SessionParts, terminal: Terminal): Session {
  const { store, settings, clock, keys } = parts;
  const { baseUrl, accessTokenSeconds, dataFolder } = settings;
  return {
    ...parts,
    ...terminal,
    baseUrl,
    secret: async () => settings.secret ?? readSecret(dataFolder),
    async applicationIssuer() {
      const issue = createRecordingIssuer({ db: store.db, keys: await keys(), baseUrl, clock });
      return createApplicationIssuer(issue, accessTokenSeconds);
    },
  };
}

export interface SessionOptions {
  settings: Settings;
  clock: () => Date;
  command: Pick<Command, 'schema'>;
  terminal: Terminal;
}

/**
 * Opens the database, also one that the service has never used, and closes it after the work.
 * @throws FolderInUseError when another process has the embedded database open
 */
export async function withSession<Result>(
  { settings, clock, command, terminal }: SessionOptions,
  work: (session: Session) => Promise<Result>,
): Promise<Result> {
  const { dataFolder } = settings;
  const store = await openStore(databaseSettings(settings));
  try {
    if (command.schema !== 'any') await migrate(store.maintenance);
    const keys = async () => {
      const secret = settings.secret ?? (await readOrCreateSecret(dataFolder));
      return SigningKeys.open({ db: store.db, secret, clock });
    };
    return await work(createSession({ store, settings, clock, ids: new RecordIds(store.db), keys }, terminal));
  } finally {
    await store.close();
  }
}
