import { DeliverySignature, WebhookSecret } from '@worklane/contract/schema-validators';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { newSecret, sign } from './sign.ts';

const body = '{"id":"evt_1","title":"Café ☕ \u2028"}';
const id = 'evt_01JCK2YV3Z8M5Q';

const headersOf = (secrets: string[], timestamp = Math.floor(Date.now() / 1000)) => ({
  'webhook-id': id,
  'webhook-timestamp': String(timestamp),
  'webhook-signature': sign({ id, timestamp, body, secrets }),
});

test('a signature is the one of Standard Webhooks', () => {
  const secrets = ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'];
  const signature = sign({
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: 1614265330,
    body: '{"test": 2432232314}',
    secrets,
  });
  expect(signature).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

test('their own library verifies it', () => {
  const secret = newSecret();
  expect(new Webhook(secret).verify(body, headersOf([secret]))).toEqual(JSON.parse(body));
  expect(() => new Webhook(newSecret()).verify(body, headersOf([secret]))).toThrow('No matching signature');
  expect(() => new Webhook(secret).verify(`${body} `, headersOf([secret]))).toThrow('No matching signature');
});

test('during a rotation a receiver with either secret verifies it', () => {
  const secrets = [newSecret(), newSecret()];
  const headers = headersOf(secrets);
  expect(headers['webhook-signature'].split(' ')).toHaveLength(2);
  for (const secret of secrets) expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
});

test('signatures and secrets are as the contract has them', () => {
  expect(DeliverySignature(headersOf([newSecret()])['webhook-signature'])).toBe(true);
  expect(DeliverySignature(headersOf([newSecret(), newSecret()])['webhook-signature'])).toBe(true);
  expect(WebhookSecret(newSecret())).toBe(true);
  expect(newSecret()).not.toBe(newSecret());
});
