import { migrate } from '../database/migrate.ts';
import { openStore } from '../database/open.ts';
import type { Store } from '../database/store.ts';
import { SigningKeys } from '../oauth/signing-keys.ts';
import { RecordIds } from '../resources/ids.ts';
import { keptSecret } from '../settings/kept-secret.ts';
import type { Settings } from '../settings.ts';

/** What a command works with: the database that the settings name. */
export interface Session {
  readonly store: Store;
  readonly ids: RecordIds;
  readonly clock: () => Date;
  readonly baseUrl: string;
  /** Whether NODE_ENV says so. */
  readonly production: boolean;
  keys(): Promise<SigningKeys>;
}

export interface SessionOptions {
  settings: Settings;
  clock: () => Date;
  production: boolean;
}

/**
 * Opens the database, also one that the service has never used, and closes it after the work.
 * @throws FolderInUseError when the service runs on the embedded database
 */
export async function withSession<Result>(
  { settings, clock, production }: SessionOptions,
  work: (session: Session) => Promise<Result>,
): Promise<Result> {
  const { databaseUrl, databaseConnections, dataFolder, baseUrl } = settings;
  const store = await openStore({ url: databaseUrl, connections: databaseConnections, folder: dataFolder });
  try {
    await migrate(store.db);
    return await work({
      store,
      ids: new RecordIds(store.db),
      clock,
      baseUrl,
      production,
      async keys() {
        const secret = settings.secret ?? (await keptSecret(dataFolder));
        return SigningKeys.open({ db: store.db, secret, clock });
      },
    });
  } finally {
    await store.close();
  }
}
