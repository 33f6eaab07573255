import { sql } from 'kysely';
import { WriteBatch } from '../../database/batches/write-batch.ts';
import type { Connection } from '../../database/store.ts';
import type { AccessToken } from './access-token.ts';

export interface TokenUsageOptions {
  db: Connection;
  /** Called when a write fails; it is not retried. */
  onError: (error: unknown) => void;
}

/** The last recorded use of an access token on this node. */
export interface TokenUse extends Readonly<Pick<AccessToken, 'jti' | 'organizationId'>> {
  /** In milliseconds since 1970. */
  recordedAt: number;
}

/** The resolution of `last_used_at`: each token is written at most once per minute. */
const resolutionMilliseconds = 60_000;

/** Records when access tokens were last used, without delaying requests. */
export class TokenUsage {
  readonly #batch: WriteBatch<TokenUse>;

  constructor({ db, onError }: TokenUsageOptions) {
    this.#batch = new WriteBatch({ write: (uses) => write(db, uses), onError });
  }

  record(use: TokenUse, now: Date): void {
    const time = now.getTime();
    if (time - use.recordedAt < resolutionMilliseconds) return;
    use.recordedAt = time;
    this.#batch.add(use.jti, use);
  }

  /** Writes all pending uses. */
  close(): Promise<void> {
    return this.#batch.close();
  }
}

/** Skips tokens that another node is writing. */
async function write(db: Connection, uses: readonly TokenUse[]): Promise<void> {
  const rows = uses.map(({ organizationId, jti, recordedAt }) => ({ organizationId, jti, at: new Date(recordedAt) }));
  await sql`
    with recorded as (
      select "organizationId" as organization_id, jti, at
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as recorded ("organizationId" bigint, jti text, at timestamptz)
    ), free as (
      select access_tokens.organization_id, access_tokens.jti, recorded.at
      from access_tokens join recorded using (organization_id, jti)
      for no key update of access_tokens skip locked
    )
    update access_tokens set last_used_at = greatest(last_used_at, free.at)
    from free
    where access_tokens.organization_id = free.organization_id and access_tokens.jti = free.jti`.execute(db);
}
