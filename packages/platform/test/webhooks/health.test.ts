import type { schemas } from '@worklane/contract/dashboard';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { purgeWebhookHealth, readHealth, readHealthHistory } from '../../src/webhooks/health/read-health.ts';
import { TestDispatch, type TestWebhook, until } from './test-dispatch.ts';

let webhook: TestWebhook;

const start = new Date('2026-03-05T12:30:00.000Z');
const hour = 3_600_000;
const day = 24 * hour;

const dispatch = await TestDispatch.open();
beforeEach(async () => {
  dispatch.now = start;
  webhook = await dispatch.webhook('/hook');
});
afterEach(() => dispatch.reset());

function advance(milliseconds: number): void {
  dispatch.now = new Date(dispatch.clock().getTime() + milliseconds);
  dispatch.notify(webhook.organizationId);
}

async function health(): Promise<schemas.WebhookHealth> {
  const [only = expect.fail()] = await readHealth(dispatch.store.db, webhook.organizationId, dispatch.clock());
  return only;
}

const history = async (): Promise<schemas.WebhookHealthHistory> =>
  (await readHealthHistory(dispatch.store.db, webhook.organizationId, webhook.id, dispatch.clock())) ?? expect.fail();

const counts = ({ hours }: schemas.WebhookHealth) => hours.filter(({ succeeded, failed }) => succeeded + failed > 0);

const fail = () => {
  dispatch.receiver.respond = () => ({ status: 502 });
};
const succeed = () => {
  dispatch.receiver.respond = () => ({ status: 200 });
};

describe('the health of a webhook', () => {
  it('is idle before its first attempt, and healthy after a success', async () => {
    expect(await health()).toMatchObject({ state: 'idle', success_rate: null, waiting: 0, next_attempt_at: null });
    await dispatch.start();
    await webhook.write(3);
    await webhook.logged(3);
    expect(await health()).toMatchObject({
      webhook_id: webhook.id,
      state: 'healthy',
      failing_since: null,
      will_be_disabled_at: null,
      disabled_at: null,
      last_success_at: start.toISOString(),
      last_failure: null,
      success_rate: 1,
    });
    expect(counts(await health())).toEqual([{ started_at: '2026-03-05T12:00:00.000Z', succeeded: 3, failed: 0 }]);
  });

  it('says since when it fails, why, when it will be disabled, and when the next attempt is', async () => {
    await dispatch.start();
    await webhook.write();
    await webhook.logged(1);
    advance(hour);
    fail();
    await webhook.write();
    await webhook.logged(2);
    const failed = new Date(start.getTime() + hour);
    const expected = {
      state: 'failing',
      failing_since: failed.toISOString(),
      will_be_disabled_at: new Date(failed.getTime() + 5 * day).toISOString(),
      disabled_at: null,
      last_success_at: start.toISOString(),
      last_failure: {
        occurred_at: failed.toISOString(),
        code: 'http_status',
        detail: 'The endpoint responded with status 502.',
        response_status: 502,
      },
      success_rate: 0.5,
      waiting: 1,
      next_attempt_at: new Date(failed.getTime() + 5000).toISOString(),
    };
    await until(async () => expect(await health()).toMatchObject(expected));
    succeed();
    advance(5000);
    await webhook.logged(3);
    await until(async () => expect(await health()).toMatchObject({ state: 'healthy', failing_since: null }));
    expect(await health()).toMatchObject({ will_be_disabled_at: null, last_failure: expected.last_failure });
    expect(counts(await health())).toEqual([
      { started_at: '2026-03-05T12:00:00.000Z', succeeded: 1, failed: 0 },
      { started_at: '2026-03-05T13:00:00.000Z', succeeded: 1, failed: 1 },
    ]);
  });

  it('is stopped when the service disabled the webhook, and disabled when a member or an application did', async () => {
    dispatch.receiver.respond = () => ({ status: 410 });
    await dispatch.start();
    await webhook.write();
    await until(async () => expect(await health()).toMatchObject({ state: 'stopped' }));
    expect(await health()).toMatchObject({ disabled_at: start.toISOString(), failing_since: null });
    await webhook.set({ disabled_reason: null });
    expect(await health()).toMatchObject({ state: 'disabled', disabled_at: start.toISOString() });
  });

  it('has 24 hours and 30 days, and forgets older ones', async () => {
    await dispatch.start();
    await webhook.write();
    await webhook.logged(1);
    advance(23 * hour);
    await webhook.write();
    await webhook.logged(2);
    expect((await health()).hours.at(0)).toMatchObject({ started_at: '2026-03-05T12:00:00.000Z', succeeded: 1 });
    expect((await health()).hours.at(-1)).toMatchObject({ started_at: '2026-03-06T11:00:00.000Z', succeeded: 1 });
    const { days } = await history();
    expect(days).toHaveLength(30);
    expect(days.slice(-2)).toEqual([
      { date: '2026-03-05', succeeded: 1, failed: 0 },
      { date: '2026-03-06', succeeded: 1, failed: 0 },
    ]);
    advance(28 * day);
    expect(counts(await health())).toEqual([]);
    expect((await history()).days[0]).toEqual({ date: '2026-03-05', succeeded: 1, failed: 0 });
    expect(await history()).toMatchObject({ success_rate: 1, health: { state: 'healthy' } });
    advance(2.5 * day);
    await purgeWebhookHealth(dispatch.store.db, dispatch.clock());
    const kept = await dispatch.store.db.selectFrom('webhook_health_hours').selectAll().execute();
    expect(kept.map((row) => row.hour)).toEqual(['2026-03-06T11:00:00.000Z']);
    expect(await history()).toMatchObject({ success_rate: null, health: { state: 'idle', last_success_at: null } });
  });

  it('is healthy for as long as an attempt is listed, also in an hour that is only partly shown', async () => {
    await dispatch.start();
    await webhook.write(1);
    await webhook.logged(1);
    dispatch.now = new Date(start.getTime() + 30 * day - 1);
    expect(await health()).toMatchObject({ state: 'healthy', last_success_at: start.toISOString() });
    dispatch.now = new Date(start.getTime() + 30 * day + 1);
    expect(await health()).toMatchObject({ state: 'idle', last_success_at: null });
  });

  it('counts nothing for a deleted webhook, and nothing of others', async () => {
    const other = await dispatch.webhook('/other');
    await dispatch.start();
    await webhook.write(2);
    await other.write(1);
    await webhook.logged(2);
    await other.logged(1);
    expect(counts(await health())).toMatchObject([{ succeeded: 2 }]);
    await dispatch.store.db.deleteFrom('webhooks').where('id', '=', webhook.id).execute();
    expect(await readHealth(dispatch.store.db, webhook.organizationId, dispatch.clock())).toEqual([]);
    expect(
      await readHealthHistory(dispatch.store.db, webhook.organizationId, webhook.id, dispatch.clock()),
    ).toBeUndefined();
  });
});
