import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TestDispatch, type TestWebhook, until } from './test-dispatch.ts';

let webhook: TestWebhook;

const start = new Date('2026-03-05T12:00:00.000Z');
const hour = 3_600_000;
const day = 24 * hour;

const dispatch = await TestDispatch.open();
beforeEach(async () => {
  dispatch.now = start;
  webhook = await dispatch.webhook('/hook');
  dispatch.receiver.respond = () => ({ status: 500 });
});
afterEach(() => dispatch.reset());

/** Advances the clock and notifies the nodes. */
function advance(milliseconds: number): void {
  dispatch.now = new Date(dispatch.clock().getTime() + milliseconds);
  dispatch.notify(webhook.organizationId);
}

describe('the dispatcher', () => {
  it('disables the webhook and ends the retries after 410', async () => {
    dispatch.receiver.respond = () => ({ status: 410 });
    await dispatch.start();
    await webhook.write();
    const [log] = await webhook.logged(1);
    expect(log).toMatchObject({ status: 'failed', response_status: 410, next_attempt_at: null });
    expect(await webhook.pending()).toEqual([]);
    await until(async () =>
      expect(await webhook.row()).toMatchObject({
        status: 'disabled',
        disabled_reason: 'The endpoint responded with status 410 Gone.',
        updated_at: start.toISOString(),
      }),
    );
    const { id, organization_id, url } = await webhook.row();
    const entries = dispatch.store.db
      .selectFrom('audit_log')
      .selectAll()
      .where('organization_id', '=', organization_id);
    expect(await entries.execute()).toMatchObject([
      {
        action: 'webhook.disabled',
        actor: { type: 'service' },
        target: { type: 'webhook', id: String(id), name: url },
        origin: null,
        details: { reason: 'The endpoint responded with status 410 Gone.' },
      },
    ]);
  });

  it('does not disable a webhook whose URL has changed before the 410', async () => {
    dispatch.receiver.respond = async () => {
      await webhook.set({ url: `${dispatch.receiver.origin}/new` });
      return { status: 410 };
    };
    await dispatch.start();
    await webhook.write();
    await webhook.logged(1);
    await dispatch.start();
    expect((await webhook.row()).status).toBe('enabled');
  });

  it('disables a webhook, with a reason, after five days of failures and not before', async () => {
    await dispatch.start();
    await webhook.write();
    await webhook.logged(1);
    await until(async () => expect((await webhook.row()).failing_since).not.toBeNull());
    advance(5 * day - 1);
    await webhook.logged(2);
    expect((await webhook.row()).status).toBe('enabled');
    advance(1);
    await webhook.write();
    await until(async () =>
      expect(await webhook.row()).toMatchObject({
        status: 'disabled',
        disabled_reason: 'Every delivery failed for 5 days.',
      }),
    );
  });
});
