import { deliveryRules } from '@worklane/contract';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { signDelivery } from '../src/sign.ts';
import { delivery, now, otherSecret, sample, secret } from './delivery.ts';

describe('signDelivery', () => {
  it('returns the headers that the service sends, signed as the reference implementation signs', async () => {
    const { headers, body } = delivery('task.updated', { secrets: [secret, otherSecret] });
    const { id } = sample('task.updated');
    const signed = await signDelivery({ id, body, secrets: [secret, undefined, otherSecret], now });
    expect(signed).toEqual({ ...deliveryRules.headers, ...headers });
    expect(
      await signDelivery({ id, body: new TextEncoder().encode(body), secrets: [secret, otherSecret], now }),
    ).toEqual(signed);
  });

  it('uses the current time by default', async () => {
    const body = JSON.stringify(sample('task.created'));
    const headers = await signDelivery({ id: 'evt_1', body, secrets: [secret] });
    expect(() => new Webhook(secret).verify(body, headers)).not.toThrow();
  });

  it.each([
    ['an ID with a dot', { id: 'evt.1', secrets: [secret] }],
    ['an empty ID', { id: '', secrets: [secret] }],
    ['no secret', { id: 'evt_1', secrets: [] }],
    ['a short secret', { id: 'evt_1', secrets: ['whsec_dG9vc2hvcnQ='] }],
  ])('rejects %s without showing a secret', async (_, options) => {
    const error = await signDelivery({ body: '{}', ...options }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'invalid_option' });
    for (const each of options.secrets) expect(String(error)).not.toContain(each);
  });
});
