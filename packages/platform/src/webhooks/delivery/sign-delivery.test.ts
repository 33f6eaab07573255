import { DeliverySignature, WebhookSecret } from '@worklane/contract/schema-validators';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { generateSecret } from '../endpoints/webhook-secret.ts';
import { signature, signingKey } from './sign-delivery.ts';

const body = '{"id":"evt_1","title":"Café ☕ \u2028"}';
const id = 'evt_01JCK2YV3Z8M5Q';

const headersOf = (secrets: string[], timestamp = Math.floor(Date.now() / 1000)) => ({
  'webhook-id': id,
  'webhook-timestamp': String(timestamp),
  'webhook-signature': signature({ id, timestamp, body, keys: secrets.map(signingKey) }),
});

describe('signature', () => {
  it('is that of the example of Standard Webhooks', () => {
    const example = signature({
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      timestamp: 1614265330,
      body: '{"test": 2432232314}',
      keys: [signingKey('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')],
    });
    expect(example).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });

  it('is verified by the library of Standard Webhooks', () => {
    const secret = generateSecret();
    expect(new Webhook(secret).verify(body, headersOf([secret]))).toEqual(JSON.parse(body));
    expect(() => new Webhook(generateSecret()).verify(body, headersOf([secret]))).toThrow('No matching signature');
    expect(() => new Webhook(secret).verify(`${body} `, headersOf([secret]))).toThrow('No matching signature');
  });

  it('is verified with either secret after a rotation', () => {
    const secrets = [generateSecret(), generateSecret()];
    const headers = headersOf(secrets);
    expect(headers['webhook-signature'].split(' ')).toHaveLength(2);
    for (const secret of secrets) expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
  });

  it('matches the contract', () => {
    expect(DeliverySignature(headersOf([generateSecret()])['webhook-signature'])).toBe(true);
    expect(DeliverySignature(headersOf([generateSecret(), generateSecret()])['webhook-signature'])).toBe(true);
  });
});

describe('generateSecret', () => {
  it('returns a new secret as the contract defines it', () => {
    expect(WebhookSecret(generateSecret())).toBe(true);
    expect(generateSecret()).not.toBe(generateSecret());
  });
});
