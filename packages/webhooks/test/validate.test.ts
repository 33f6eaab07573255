import { expect, it } from 'vitest';
import { createReceiver, type Payload } from '../src/index.ts';
import { validate, validateStrictly } from '../src/validate.ts';
import { deliveryTypes, now, sample, secret, signed } from './delivery.ts';

const payload = (change: object = {}, data: object = {}): Payload => {
  const event = sample('project.created');
  return { ...event, ...change, data: { ...event.data, ...data } };
};

it.each(deliveryTypes)('accepts %s as the contract has it', (type) => {
  const event: Payload = sample(type);
  expect([validate(event), validateStrictly(event)]).toEqual([[], []]);
});

it('accepts fields that it does not know, wherever they stand', () => {
  const event = payload(
    { trace: 'x' },
    { mood: 'good', 'a/b~c': 1, budget: { amount: 5, currency: 'EUR', rounding: { mode: 'half' } } },
  );
  const given = structuredClone(event);
  expect(validate(event)).toEqual([]);
  expect(event).toEqual(given);
  expect(validateStrictly(event)).toContain('/data must NOT have additional properties (mood)');
});

it('accepts 2,000 fields that it does not know, more than a validator reports at once', () => {
  const unknown = Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`field_${index}`, index]));
  expect(validate(payload(unknown, unknown))).toEqual([]);
});

it('reports at most 100 faults of a payload with 20,000 fields that it does not know', () => {
  const unknown = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`field_${index}`, index]));
  expect(validate(payload(unknown))).toHaveLength(100);
  expect(validateStrictly(payload(unknown))).toHaveLength(100);
});

it('names each place where the payload does not fit, also beside fields that it does not know', () => {
  const event = payload({ organization_id: 0 }, { name: 7, mood: 'good', budget: { amount: 'five', currency: 'EUR' } });
  const faults = validate(event);
  expect(faults).toContain('/organization_id must be >= 1');
  expect(faults).toContain('/data/name must be string');
  expect(faults.filter((fault) => fault.startsWith('/data/budget'))).not.toEqual([]);
  expect(faults.join()).not.toContain('mood');
});

it('makes a delivery that does not fit a refusal that names the place', async () => {
  const receiver = createReceiver({ secrets: [secret], clock: () => now, validate });
  const request = signed(JSON.stringify(payload({}, { name: 7 })));
  const message = 'This is no project.created of the contract: /data/name must be string.';
  await expect(receiver.verify(request)).rejects.toMatchObject({ code: 'invalid_payload', message });
  expect(await receiver.receive(request)).toMatchObject({
    status: 400,
    body: JSON.stringify({ result: 'invalid_payload', message }),
  });
});

it('makes a validator that fails a failure of the application', async () => {
  const broken = () => {
    throw new Error('no validator');
  };
  const receiver = createReceiver({ secrets: [secret], clock: () => now, validate: broken });
  await expect(receiver.verify(signed(JSON.stringify(payload())))).rejects.toMatchObject({ code: 'handler_failed' });
});
