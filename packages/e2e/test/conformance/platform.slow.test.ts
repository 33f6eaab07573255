import { run, type Target, targetOf } from '@worklane/conformance';
import { type Operation, operations } from '@worklane/contract';
import { tier } from '@worklane/testing/tier';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { conformanceCredentials } from '../../src/platform/prepare-platform.ts';
import { startPlatform } from '../environment/platform.ts';
import { startRecordedPlatform } from '../sharding/recorded-statements.ts';
import { unrestrictedTables } from '../sharding/routing.ts';
import { expectConformance, failuresOf, partsOf } from './expect-conformance.ts';
import { testPlatform } from './platform-in-process.ts';

/**
 * The statements that may leave the shard of one organization, and why: all of them are reads that end at a limit or an index, and
 * deletions, which Citus sends to every shard.
 */
const unrouted: Readonly<Record<string, RegExp>> = {
  'the feed has the order of all committed events': /from events where transaction_id|^with numbered as/,
  'a person signs in to all organizations with a member of the address':
    /^insert into audit_log .* from records where kind|inner join "organizations" on/,
  'a job rewrites records of all organizations, batch by batch, of which an earlier release wrote the searched words':
    /from records where kind = .* \(search <> strip\(search\)/,
  'a start finds records of kinds that the contract does not have': /^select kind, count\(\*\) from records/,
  'a job needs the rate of events for the next partition': /as key, created_at from "events_\d+" limit/,
  'one server claims deliveries with their events, which a cluster reads by organization': /^with requested as/,
  'jobs delete what has expired':
    /^delete from "idempotency_keys" where "created_at" <|^delete from events_\d+ where ctid = any/,
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

// The tests of the platform have OAuth, webhooks and events on the embedded database, and the fast tier the operations of records.
if (tier === 'nightly') {
  describe('the service on an embedded database', () => testPlatform(({ collection }) => collection === undefined));
}

test('the suite waits for the rate limits of the service', async () => {
  const env = { RATE_LIMIT_REQUESTS: '10', RATE_LIMIT_WINDOW_SECONDS: '1' };
  const platform = await startPlatform({ engine: 'postgresql', env });
  onTestFinished(platform.stop);
  const target = await targetOf(platform.baseUrl, await conformanceCredentials(platform.settings));
  const results = await run({ target, only: ['getTask'] });
  expect(failuresOf(results)).toEqual([]);
  expect(results.length).toBeGreaterThan(10);
});
