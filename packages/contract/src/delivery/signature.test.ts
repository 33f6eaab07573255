import { expect, it } from 'vitest';
import { DeliverySignature, WebhookSecret } from '../generated/validators/schemas.js';
import { generateSecret, signedHeaders, signingKey } from './signature.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const sign = (...secrets: string[]) =>
  signedHeaders({
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    body: new TextEncoder().encode('{"test": 2432232314}'),
    keys: secrets.map(signingKey).filter((key) => key !== undefined),
    now: new Date(1_614_265_330_999),
  });

it('signs the example of Standard Webhooks as the specification does, with each secret', async () => {
  const example = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
  expect(await sign(secret)).toMatchObject({ 'webhook-timestamp': '1614265330', 'webhook-signature': example });
  const signatures = (await sign(generateSecret(), secret))['webhook-signature'];
  expect([signatures.split(' ')[1], DeliverySignature(signatures)]).toEqual([example, true]);
});

it('generates different secrets as the contract defines them', () => {
  expect(WebhookSecret(generateSecret())).toBe(true);
  expect(generateSecret()).not.toBe(generateSecret());
});

it.each(['', secret.slice(6), 'whsec_dG9vc2hvcnQ=', `whsec_${'A'.repeat(92)}`, 'whsec_A', undefined])(
  'has no key for %j',
  (each) => {
    expect(signingKey(each)).toBeUndefined();
  },
);
