import { sql } from 'kysely';
import type { Connection } from '../../database/store.ts';
import type { Delivery } from './claim.ts';
import type { Verdict } from './verdict.ts';

/** How long an endpoint may fail, without a success, before it is disabled. In milliseconds. */
const mayFailFor = 5 * 24 * 3_600_000;

/** What an attempt shows of an endpoint; undefined when that is known already, which is the rule. */
export type Finding = 'works' | 'fails' | 'failed for long' | 'gone';

/** The webhook, with the URL and the state that it had when the delivery was claimed. */
export type Endpoint = Pick<Delivery, 'organization_id' | 'webhook_id' | 'url' | 'failing_since'>;

export function findingOf({ failing_since }: Endpoint, verdict: Verdict, now: Date): Finding | undefined {
  if (verdict.status === 'succeeded') return failing_since === null ? undefined : 'works';
  if (verdict.isGone) return 'gone';
  if (failing_since === null) return 'fails';
  return now.getTime() - Date.parse(failing_since) < mayFailFor ? undefined : 'failed for long';
}

/** Writes what was found. It is about a URL: a webhook that has another one meanwhile is left alone. */
export async function writeFinding(db: Connection, endpoint: Endpoint, finding: Finding, now: Date): Promise<void> {
  const moment = sql<string>`${now.toISOString()}::timestamptz`;
  const disabled = (reason: string) => ({ status: 'disabled', disabled_reason: reason, updated_at: moment }) as const;
  const changes = {
    works: { failing_since: null },
    fails: { failing_since: sql<string>`coalesce(failing_since, ${moment})` },
    'failed for long': disabled('Every delivery failed for 5 days.'),
    gone: disabled('The endpoint answered 410 Gone.'),
  };
  const since = new Date(now.getTime() - mayFailFor).toISOString();
  await db
    .updateTable('webhooks')
    .set(changes[finding])
    .where('organization_id', '=', endpoint.organization_id)
    .where('id', '=', endpoint.webhook_id)
    .where('url', '=', endpoint.url)
    .where('status', '=', 'enabled')
    // Another node may have had a success meanwhile.
    .$if(finding === 'failed for long', (query) => query.where('failing_since', '<=', since))
    .execute();
}
