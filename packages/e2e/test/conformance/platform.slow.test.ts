import { run, type Target, targetOf } from '@worklane/conformance';
import { type Operation, operations } from '@worklane/contract';
import { tier } from '@worklane/testing/tier';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { conformanceCredentials } from '../../src/platform/prepare-platform.ts';
import { startPlatform } from '../environment/platform.ts';
import { startRecordedPlatform } from '../sharding/recorded-statements.ts';
import { unrestrictedTables } from '../sharding/routing.ts';
import { expectConformance, failuresOf, partsOf } from './expect-conformance.ts';

/** What a database that is distributed by organization_id could not do in one shard, and parts of its statements. */
const unrouted: Readonly<Record<string, RegExp>> = {
  'reads by ID of concurrent requests': /^select json_agg\(page\) as rows from \( select wanted\.n/,
  'changes of concurrent requests, with their events and deliveries': /^with input as materialized/,
  'polls of idle event streams': /^select wanted\.n from unnest.* event_feed/,
  'applications by client ID': /^select wanted\.n, client|from "applications" where "client_id"/,
  'authorization codes, refresh tokens and sign-ins by their hash': /"oauth_artifacts"/,
  'new access tokens, the grants that they share, and when they were last used':
    /^insert into access_tokens|^select wanted\.jti|^with recorded as/,
  'revocations since the last poll': /left join revocations/,
  'maximum lifetimes of access tokens, which each node keeps in memory':
    /from "organizations" where "max_token_seconds"/,
  'memberships of an account, which signs in to all of them':
    /^insert into audit_log .* from records where kind|inner join "organizations" on/,
  'support access that has expired': /from "support_accesses" where "expires_at"/,
  'request log': /^insert into request_log/,
  'positions of events in the feed': /from events where transaction_id|^with numbered as/,
  'deliveries: finding, claiming, releasing and completing them':
    /^with (recursive pending|requested|made|due) as|^select due\.row_id|^select organization\.id, webhook\.id|from pending_endpoints|^update deliveries set leased_until/,
  'records whose searched words an earlier release wrote': /from records where kind = .* \(search <> strip\(search\)/,
  'records of kinds that the contract does not have': /^select kind, count\(\*\) from records/,
  'rate of events, for the next partition': /as key, created_at from "events_\d+" limit/,
  'deletion of expired tokens, keys, links and limits':
    /^delete from "?(access_tokens|revocations|idempotency_keys|invitations|used_links|rate_limit_windows)"? where "?\w+_at"? </,
  'deletion of completed deliveries, and of expired events and logs':
    /^delete from (deliveries|event_feed|events_\d+) where ctid = any|^delete from "?(redelivered_events|webhook_health_hours|request_log_omissions|(request_log|webhook_logs)_unplanned)"? where "?(\w+_at|hour)"? </,
};

const textOf = (statement: string) => statement.replace('/* prepared */', '').replaceAll(/\s+/g, ' ').trim();

/** All kinds of records have the same statements, apart from what is special about these. A whole nightly run has every kind. */
const collections = [undefined, 'tasks', 'orders', 'presences', 'members'];

const tested = Object.values<Operation>(operations)
  .filter(({ collection }) => tier === 'nightly' || collections.includes(collection ?? undefined))
  .map(({ id }) => id);

/** With every kind, a part takes half a minute on a quiet machine. */
const timeout = 600_000;

describe('the service on PostgreSQL', () => {
  let platform: Awaited<ReturnType<typeof startRecordedPlatform>>;
  let target: Target;
  beforeAll(async () => {
    platform = await startRecordedPlatform();
    target = await targetOf(platform.baseUrl, platform.credentials);
  });
  afterAll(() => platform?.stop());

  test.each(partsOf(tested))('conforms to the contract (part $name)', { timeout }, async ({ only }) => {
    expectConformance(await run({ target, only }), only);
  });

  test('sends the statements of requests to the shard of one organization, except known ones', async () => {
    const { statements, distributed } = await platform.recorded();
    const found: string[] = [];
    for (const statement of statements) {
      if ((await unrestrictedTables(statement, distributed)).length > 0) found.push(statement);
    }
    const isKnown = (statement: string) => Object.values(unrouted).some((part) => part.test(textOf(statement)));
    expect(found.filter((statement) => !isKnown(statement))).toEqual([]);
    expect(found.length).toBeGreaterThan(5);
    expect(statements.length - found.length).toBeGreaterThan(30);
  });

  test('finds the event of a row by its key, not by a join, whose plan depends on statistics', async () => {
    const { statements } = await platform.recorded();
    const ofRows = statements.map(textOf).filter((text) => text.includes('from events where events.organization_id ='));
    expect(ofRows.length).toBeGreaterThan(2);
    expect(statements.map(textOf).filter((text) => /\bjoin "?events\b/.test(text))).toEqual([]);
  });
});

test('the suite waits for the rate limits of the service', async () => {
  const env = { RATE_LIMIT_REQUESTS: '10', RATE_LIMIT_WINDOW_SECONDS: '1' };
  const platform = await startPlatform({ engine: 'postgresql', env });
  onTestFinished(platform.stop);
  const target = await targetOf(platform.baseUrl, await conformanceCredentials(platform.settings));
  const results = await run({ target, only: ['getTask'] });
  expect(failuresOf(results)).toEqual([]);
  expect(results.length).toBeGreaterThan(10);
});
