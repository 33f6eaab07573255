import { sql } from 'kysely';
import { WriteBatch } from '../database/batches/write-batch.ts';
import type { Connection } from '../database/store.ts';

export interface SessionUsageOptions {
  db: Connection;
  /** Called when a write fails; it is not retried. */
  onError: (error: unknown) => void;
}

interface SessionUse {
  idHash: string;
  at: Date;
}

/** The resolution of `last_used_at`: each session is written at most once per minute. */
const resolutionMilliseconds = 60_000;

/** Records when sessions were last used, without delaying requests. */
export class SessionUsage {
  readonly #batch: WriteBatch<SessionUse>;

  constructor({ db, onError }: SessionUsageOptions) {
    this.#batch = new WriteBatch({ write: (uses) => write(db, uses), onError });
  }

  /** @param lastUsedAt the stored time */
  record(idHash: string, lastUsedAt: string | null, now: Date): void {
    if (lastUsedAt !== null && now.getTime() - Date.parse(lastUsedAt) < resolutionMilliseconds) return;
    this.#batch.add(idHash, { idHash, at: now });
  }

  /** Writes all pending uses. */
  close(): Promise<void> {
    return this.#batch.close();
  }
}

/** Skips sessions that another node is writing. */
async function write(db: Connection, uses: readonly SessionUse[]): Promise<void> {
  await sql`
    with recorded as (
      select "idHash" as id_hash, at
      from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as recorded ("idHash" text, at timestamptz)
    ), free as (
      select sessions.id_hash, recorded.at
      from sessions join recorded using (id_hash)
      for no key update of sessions skip locked
    )
    update sessions set last_used_at = greatest(last_used_at, free.at)
    from free
    where sessions.id_hash = free.id_hash`.execute(db);
}
