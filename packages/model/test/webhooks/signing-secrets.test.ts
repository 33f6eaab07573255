import { expect, test } from 'vitest';
import { unpredictable } from '../../src/random.ts';
import { signingSecrets, WebhookRegistry } from '../../src/webhooks/webhook-registry.ts';

test('every earlier secret signs until 24 hours after the rotation that replaced it', () => {
  let now = new Date('2026-03-02T08:00:00Z');
  const registry = new WebhookRegistry(() => now, unpredictable);
  const body = { url: 'https://hooks.example.com/', org_id: 7, events: ['task.created' as const] as ['task.created'] };
  const first = registry.create(body);
  now = new Date('2026-03-02T09:00:00Z');
  const second = registry.rotateSecret(7, first.webhook.id);
  now = new Date('2026-03-02T10:00:00Z');
  const third = registry.rotateSecret(7, first.webhook.id);
  const secretsAt = (time: string) => signingSecrets(third, new Date(time));
  expect(secretsAt('2026-03-03T08:59:59Z')).toEqual([third.secret, second.secret, first.secret]);
  expect(secretsAt('2026-03-03T09:00:00Z')).toEqual([third.secret, second.secret]);
  expect(secretsAt('2026-03-03T10:00:00Z')).toEqual([third.secret]);
});
