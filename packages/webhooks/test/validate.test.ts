import { describe, expect, it } from 'vitest';
import { createReceiver, type Payload } from '../src/index.ts';
import { validate, validateStrictly } from '../src/validate.ts';
import { deliveryTypes, now, sample, secret, signed } from './delivery.ts';

const payload = (change: object = {}, data: object = {}): Payload => {
  const event = sample('project.created');
  return { ...event, ...change, data: { ...event.data, ...data } };
};

describe('validate', () => {
  it.each(deliveryTypes)('accepts the example of %s', (type) => {
    const event: Payload = sample(type);
    expect([validate(event), validateStrictly(event)]).toEqual([[], []]);
  });

  it('ignores unknown fields at any depth, unlike validateStrictly', () => {
    const event = payload(
      { trace: 'x' },
      { mood: 'good', 'a/b~c': 1, budget: { amount: 5, currency: 'EUR', rounding: { mode: 'half' } } },
    );
    const original = structuredClone(event);
    expect(validate(event)).toEqual([]);
    expect(event).toEqual(original);
    expect(validateStrictly(event)).toContain('/data must NOT have additional properties (mood)');
  });

  it('ignores 2,000 unknown fields, more than a validator reports at once', () => {
    const unknown = Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`field_${index}`, index]));
    expect(validate(payload(unknown, unknown))).toEqual([]);
  });

  it('reports at most 100 violations of a payload with 20,000 unknown fields', () => {
    const unknown = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`field_${index}`, index]));
    expect(validate(payload(unknown))).toHaveLength(100);
    expect(validateStrictly(payload(unknown))).toHaveLength(100);
  });

  it('reports every violation, and none of unknown fields', () => {
    const event = payload(
      { organization_id: 0 },
      { name: 7, mood: 'good', budget: { amount: 'five', currency: 'EUR' } },
    );
    const violations = validate(event);
    expect(violations).toContain('/organization_id must be >= 1');
    expect(violations).toContain('/data/name must be string');
    expect(violations.filter((violation) => violation.startsWith('/data/budget'))).not.toEqual([]);
    expect(violations.join()).not.toContain('mood');
  });
});

describe('the validate option', () => {
  it('rejects an invalid payload with the pointer of the violation', async () => {
    const receiver = createReceiver({ secrets: [secret], clock: () => now, validate });
    const request = signed(JSON.stringify(payload({}, { name: 7 })));
    const message = 'Invalid project.created event: /data/name must be string.';
    await expect(receiver.verify(request)).rejects.toMatchObject({ code: 'invalid_payload', message });
    expect(await receiver.receive(request)).toMatchObject({
      status: 400,
      body: JSON.stringify({ result: 'invalid_payload', message }),
    });
  });
});
