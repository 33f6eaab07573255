import { deliveryRules, operations, type schemas } from '@worklane/contract';
import { expectEqual, expectThat } from '../mismatch.ts';
import { expectError, expectStatus } from '../world/expectations.ts';
import type { Webhooks } from '../world/webhooks.ts';
import type { CasesOf } from './case.ts';
import { webhookScenario as scenario } from './webhook-scenario.ts';

const { rotateWebhookSecret } = operations;

export const webhookSecrets: CasesOf = ({ id }) =>
  id === rotateWebhookSecret.id
    ? [scenario('signs with the new secret and the earlier ones, of which there is a maximum', expectRotations)]
    : [];

async function expectRotations(webhooks: Webhooks): Promise<void> {
  const webhook = await webhooks.create(['task.created']);
  for (let rotations = 1; rotations <= deliveryRules.maxOldSecrets; rotations++) {
    const response = await webhooks.request(webhook, rotateWebhookSecret);
    expectStatus(response, 200);
    const { secret, previous_secret_expires_at, ...given } = response.json as schemas.WebhookWithSecret;
    const { updated_at } = given;
    const expires = new Date(Date.parse(updated_at) + deliveryRules.secretOverlapSeconds * 1000).toISOString();
    expectThat(updated_at >= webhook.expected.updated_at, `expected updated_at to increase, got ${updated_at}`);
    webhook.expected = { ...webhook.expected, updated_at };
    expectEqual('the webhook', given, webhook.expected);
    expectEqual('previous_secret_expires_at', previous_secret_expires_at, expires);
    expectThat(!webhook.secrets.includes(secret), 'expected a new secret');
    webhook.secrets = [secret, ...webhook.secrets];
    if (rotations < 3) webhooks.expectSigned(webhook, (await webhooks.test(webhook)).delivery);
  }
  const refused = await webhooks.request(webhook, rotateWebhookSecret);
  expectError(refused, 429, 'rate_limited');
  const wait = Number(refused.headers.get('retry-after'));
  const isRight = wait > 0 && wait <= deliveryRules.secretOverlapSeconds;
  expectThat(isRight, `expected Retry-After to be the time until a secret expires, got ${wait}`);
  webhooks.expectSigned(webhook, (await webhooks.test(webhook)).delivery);
}
