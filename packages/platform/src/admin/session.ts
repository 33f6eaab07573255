import { migrate } from '../database/migrate.ts';
import { openStore } from '../database/open.ts';
import type { Store } from '../database/store.ts';
import { createApplicationIssuer, type IssueApplicationToken } from '../oauth/issue-application-token.ts';
import { createRecordingIssuer } from '../oauth/recording-issuer.ts';
import { SigningKeys } from '../oauth/signing-keys.ts';
import { RecordIds } from '../resources/ids.ts';
import { keptSecret } from '../settings/kept-secret.ts';
import { databaseSettings, type Settings } from '../settings.ts';

/** What a command works with: the database that the settings name. */
export interface Session {
  readonly store: Store;
  readonly ids: RecordIds;
  readonly clock: () => Date;
  readonly baseUrl: string;
  /** Asks for a line of standard input. */
  readonly readLine: (question: string) => Promise<string>;
  keys(): Promise<SigningKeys>;
  /** Issues the tokens of private applications, as the service does. */
  applicationIssuer(): Promise<IssueApplicationToken>;
}

export interface SessionOptions {
  settings: Settings;
  clock: () => Date;
  readLine: (question: string) => Promise<string>;
}

/**
 * Opens the database, also one that the service has never used, and closes it after the work.
 * @throws FolderInUseError when the service runs on the embedded database
 */
export async function withSession<Result>(
  { settings, clock, readLine }: SessionOptions,
  work: (session: Session) => Promise<Result>,
): Promise<Result> {
  const { dataFolder, baseUrl, accessTokenSeconds } = settings;
  const store = await openStore(databaseSettings(settings));
  try {
    await migrate(store.maintenance);
    const keys = async () => {
      const secret = settings.secret ?? (await keptSecret(dataFolder));
      return SigningKeys.open({ db: store.db, secret, clock });
    };
    return await work({
      store,
      ids: new RecordIds(store.db),
      clock,
      baseUrl,
      readLine,
      keys,
      async applicationIssuer() {
        const issue = createRecordingIssuer({ db: store.db, keys: await keys(), baseUrl, clock });
        return createApplicationIssuer(issue, accessTokenSeconds);
      },
    });
  } finally {
    await store.close();
  }
}
