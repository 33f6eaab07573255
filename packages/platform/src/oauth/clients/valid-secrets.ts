import { type RawBuilder, sql } from 'kysely';

/**
 * An item for each secret of `application`, which stands in the query around this, that is accepted at a moment; the
 * newest first.
 * @param item made of the row `secret`.
 */
export const ofValidSecrets = <Item>(now: Date, item: RawBuilder<Item>): RawBuilder<Item[]> => sql<Item[]>`(
  select coalesce(jsonb_agg(${item} order by secret.created_at desc), '[]')
  from application_secrets as secret
  where secret.organization_id = application.organization_id
    and secret.client_id = application.client_id
    and (secret.expires_at is null or secret.expires_at > ${now.toISOString()}::timestamptz)
)`;
