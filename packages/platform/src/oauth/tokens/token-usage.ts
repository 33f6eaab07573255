import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { auditOrigin } from '../../audit/audit-log.ts';
import { WriteBatch } from '../../database/batches/batches.ts';
import type { Connection } from '../../database/store.ts';
import type { TokenAddress } from '../../database/tables/oauth.ts';
import type { AccessToken } from './access-token.ts';

export type TokenRequest = Pick<FastifyRequest, 'ip' | 'id' | 'headers'>;

/** The recorded uses of an access token on this node. */
export interface TokenUse extends Readonly<Pick<AccessToken, 'jti' | 'organizationId'>> {
  /** When they were recorded, in milliseconds since 1970, by address. */
  readonly recorded: Map<string, number>;
}

interface RecordedUse extends TokenAddress, Pick<TokenUse, 'jti' | 'organizationId'> {}

/** The resolution of `last_used_at`: each token is written at most once per minute and address. */
const resolutionMilliseconds = 60_000;

/** How many addresses of a token are kept. */
export const maxAddresses = 5;

/** Records when access tokens were last used, without delaying requests. */
export class TokenUsage extends WriteBatch<RecordedUse> {
  /** @param onError called when a write fails; it is not retried */
  constructor(db: Connection, onError: (error: unknown) => void) {
    super({ write: (uses) => write(db, uses), onError });
  }

  record({ jti, organizationId, recorded }: TokenUse, now: Date, request: TokenRequest): void {
    const time = now.getTime();
    if (time - (recorded.get(request.ip) ?? -Infinity) < resolutionMilliseconds) return;
    // The one that was recorded first is forgotten first.
    recorded.delete(request.ip);
    recorded.set(request.ip, time);
    if (recorded.size > maxAddresses) recorded.delete(recorded.keys().next().value ?? '');
    const { ip, user_agent } = auditOrigin(request);
    this.add(`${jti} ${ip}`, { jti, organizationId, ip, user_agent, at: now.toISOString() });
  }
}

/** Skips tokens that another node is writing. */
async function write(db: Connection, uses: readonly RecordedUse[]): Promise<void> {
  await sql`
    with recorded as (
      select "organizationId" as organization_id, jti, max(at::timestamptz) as at,
        jsonb_agg(jsonb_build_object('ip', ip, 'user_agent', user_agent, 'at', at)) as addresses
      from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb)
        as recorded ("organizationId" bigint, jti text, ip text, user_agent text, at text)
      group by 1, 2
    ), free as (
      select access_tokens.organization_id, access_tokens.jti, recorded.at, recorded.addresses
      from access_tokens join recorded using (organization_id, jti)
      for no key update of access_tokens skip locked
    )
    update access_tokens set last_used_at = greatest(last_used_at, free.at), used_from = (
      select jsonb_agg(use order by use ->> 'at' desc) from (
        select use from (
          select distinct on (use ->> 'ip') use
          from jsonb_array_elements(free.addresses || coalesce(used_from, '[]')) as use
          order by use ->> 'ip', use ->> 'at' desc
        ) as latest
        order by use ->> 'at' desc limit ${sql.lit(maxAddresses)}
      ) as kept
    )
    from free
    where access_tokens.organization_id = free.organization_id and access_tokens.jti = free.jti`.execute(db);
}
