// Stores for several processes: handled deliveries and the latest version of each record, in two PostgreSQL tables.
import type { SeenStore, VersionStore } from '@worklane/webhooks';

/** A `Pool` of pg or a PGlite instance. */
interface Database {
  query(text: string, values: unknown[]): Promise<{ rows: unknown[] }>;
}

export const tables = `
  create table if not exists deliveries (
    id text primary key,
    done boolean not null default false,
    claimed_at timestamptz not null default now()
  );
  create table if not exists record_versions (record text primary key, version bigint not null);
`;

/** A claim expires after a minute, in case its process crashed. */
export function postgresqlSeen(database: Database): SeenStore {
  return {
    async claim(id) {
      const claimed = await database.query(
        `insert into deliveries (id) values ($1)
         on conflict (id) do update set claimed_at = now()
           where not deliveries.done and deliveries.claimed_at < now() - interval '1 minute'
         returning id`,
        [id],
      );
      if (claimed.rows.length > 0) return 'new';
      const done = await database.query('select from deliveries where id = $1 and done', [id]);
      return done.rows.length > 0 ? 'done' : 'running';
    },
    complete: (id) => database.query('update deliveries set done = true where id = $1', [id]),
    release: (id) => database.query('delete from deliveries where id = $1 and not done', [id]),
  };
}

export function postgresqlVersions(database: Database): VersionStore {
  return {
    async advance(record, version) {
      const { rows } = await database.query(
        `insert into record_versions (record, version) values ($1, $2)
         on conflict (record) do update set version = excluded.version
           where record_versions.version <= excluded.version
         returning record`,
        [record, version],
      );
      return rows.length > 0;
    },
  };
}
