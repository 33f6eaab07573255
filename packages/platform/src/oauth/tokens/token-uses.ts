import { sql } from 'kysely';
import type { Connection } from '../../database/store.ts';
import type { AccessToken } from './access-token.ts';

export interface TokenUsesOptions {
  db: Connection;
  /** Called when the database did not take them; they are told no more. */
  onError: (error: unknown) => void;
}

/** What is known of the use of an access token, at this node. */
export interface TokenUse extends Readonly<Pick<AccessToken, 'jti' | 'organizationId'>> {
  /** When it was noted last, in milliseconds since 1970. */
  notedAt: number;
}

/** How exact a time of use is, in milliseconds: a token that is used all the time is written once in it. */
const every = 60_000;

/** Milliseconds in which uses are collected, to be written together. */
const pause = 1000;

/** Writes down when access tokens are used. No request waits for it. */
export class TokenUses {
  readonly #options: TokenUsesOptions;
  #waiting = new Map<string, TokenUse>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(options: TokenUsesOptions) {
    this.#options = options;
  }

  note(use: TokenUse, now: Date): void {
    const time = now.getTime();
    if (time - use.notedAt < every) return;
    use.notedAt = time;
    this.#waiting.set(use.jti, use);
    this.#timer ??= setTimeout(() => this.#flush(), pause).unref();
  }

  /** Writes what waits. */
  async close(): Promise<void> {
    this.#flush();
    await this.#writing;
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#waiting.size === 0) return;
    const uses = [...this.#waiting.values()];
    this.#waiting = new Map();
    this.#writing = this.#writing.then(() => write(this.#options.db, uses)).catch(this.#options.onError);
  }
}

/** A token that another node writes at this moment is left to it. */
async function write(db: Connection, uses: readonly TokenUse[]): Promise<void> {
  const rows = uses.map(({ organizationId, jti, notedAt }) => ({ organizationId, jti, at: new Date(notedAt) }));
  await sql`
    with noted as (
      select "organizationId" as organization_id, jti, at
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as noted ("organizationId" bigint, jti text, at timestamptz)
    ), free as (
      select access_tokens.organization_id, access_tokens.jti, noted.at
      from access_tokens join noted using (organization_id, jti)
      for no key update of access_tokens skip locked
    )
    update access_tokens set last_used_at = greatest(last_used_at, free.at)
    from free
    where access_tokens.organization_id = free.organization_id and access_tokens.jti = free.jti`.execute(db);
}
