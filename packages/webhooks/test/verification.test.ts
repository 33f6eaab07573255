import { expect, it, vi } from 'vitest';
import { createReceiver, type IncomingRequest, WebhookError } from '../src/index.ts';
import { delivery, deliveryTypes, now, otherSecret, sample, secret, signed } from './delivery.ts';

const receiver = createReceiver({ secrets: [secret], clock: () => now });
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

it('accepts every message of the contract as the reference implementation signs it', async () => {
  for (const type of deliveryTypes) {
    await expect(receiver.verify(delivery(type))).resolves.toEqual(sample(type));
  }
});

it.each([
  ['a string', (text: string) => text],
  ['bytes', (text: string) => new TextEncoder().encode(text)],
  ['a stream', (text: string) => new Blob([text]).stream()],
  ['a stream of single bytes', (text: string) => oneByOne(new TextEncoder().encode(text))],
])('takes the body as %s', async (_, given) => {
  const event = { ...sample('task.created'), note: 'Grüße, 東京 \u{1f600}' };
  const { headers, body } = signed(JSON.stringify(event));
  await expect(receiver.verify({ headers, body: given(body) })).resolves.toEqual(event);
});

async function* oneByOne(bytes: Uint8Array) {
  for (const byte of bytes) yield Uint8Array.of(byte);
}

it('takes headers of any form and case', async () => {
  const { headers, body } = delivery('task.created');
  const upper = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]));
  const lists = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]));
  for (const given of [upper, lists, new Headers(headers)]) {
    await expect(receiver.verify({ headers: given, body })).resolves.toEqual(sample('task.created'));
  }
});

it('accepts while a secret is rotated, whichever side has both', async () => {
  const both = createReceiver({ secrets: [otherSecret, undefined, secret], clock: () => now });
  await expect(both.verify(delivery('task.created'))).resolves.toBeDefined();
  await expect(receiver.verify(delivery('task.created', { secrets: [otherSecret, secret] }))).resolves.toBeDefined();
});

it('passes over signatures of versions to come', async () => {
  const { headers, body } = delivery('task.created');
  const signature = `v2,anything v1a,c2lnbmF0dXJl nonsense ${headers['webhook-signature']}`;
  await expect(
    receiver.verify({ headers: { ...headers, 'webhook-signature': signature }, body }),
  ).resolves.toBeDefined();
});

it('accepts to the last second of the tolerance, to both sides', async () => {
  for (const at of [later(-300), later(300)]) await receiver.verify(delivery('task.created', { at }));
  const strict = createReceiver({ secrets: [secret], clock: () => now, tolerance: 10 });
  await expect(strict.verify(delivery('task.created', { at: later(-11) }))).rejects.toThrow(
    'signed 11 s ago; 10 s are',
  );
});

const good = delivery('task.created');
const without = (name: string) => ({ ...good, headers: { ...good.headers, [name]: '' } });
const having = (name: string, value: string) => ({ ...good, headers: { ...good.headers, [name]: value } });
const event = sample('task.created');
const signedEvent = (change: object) => signed(JSON.stringify({ ...event, ...change }));

it.each<[string, IncomingRequest, number, string]>([
  ['method_not_allowed', { ...good, method: 'GET' }, 405, 'A delivery is a POST, not a GET.'],
  ['missing_header', without('webhook-id'), 400, 'The header webhook-id is missing'],
  ['missing_header', without('webhook-timestamp'), 400, 'The header webhook-timestamp is missing'],
  ['missing_header', without('webhook-signature'), 400, 'The header webhook-signature is missing'],
  ['missing_header', { headers: new Headers(), body: null }, 400, 'The header webhook-id is missing'],
  ['invalid_header', having('webhook-id', 'evt.1'), 400, 'The header webhook-id is no id'],
  ['invalid_header', having('webhook-timestamp', 'yesterday'), 400, 'webhook-timestamp is no number of Unix seconds'],
  ['invalid_header', having('webhook-timestamp', '1e9'), 400, 'webhook-timestamp is no number of Unix seconds'],
  ['timestamp_too_old', delivery('task.created', { at: later(-301) }), 400, 'was signed 301 s ago; 300 s are allowed'],
  [
    'timestamp_too_new',
    delivery('task.created', { at: later(432) }),
    400,
    'signed 432 s in the future; 300 s are allowed',
  ],
  ['invalid_signature', delivery('task.created', { secrets: [otherSecret] }), 401, 'No signature is by a secret'],
  ['invalid_signature', having('webhook-signature', 'v1,'), 401, 'No signature is by a secret'],
  ['invalid_signature', { ...good, body: null }, 401, 'No signature is by a secret'],
  ['invalid_signature', { ...good, body: good.body.slice(0, -1) }, 401, 'No signature is by a secret'],
  [
    'body_incomplete',
    { ...having('content-length', String(good.body.length)), body: good.body.slice(0, 100) },
    400,
    `The body ended after 100 of ${good.body.length} bytes.`,
  ],
  ['body_consumed', { ...good, bodyUsed: true }, 500, 'The body was parsed before the receiver'],
  ['body_consumed', { ...good, body: JSON.parse(good.body) }, 500, 'The body was parsed before the receiver'],
  ['invalid_json', signed('title=Call+Maja'), 400, 'The body is signed, but its 15 bytes are no JSON.'],
  ['invalid_json', signed(''), 400, 'its 0 bytes are no JSON'],
  ['invalid_json', signed(good.body.slice(0, 100)), 400, 'its 100 bytes are no JSON'],
  ['invalid_payload', signed('[]'), 400, 'it is not an object'],
  ['invalid_payload', signed('null'), 400, 'it is not an object'],
  ['invalid_payload', signedEvent({ id: 7 }), 400, '/id is not a string'],
  ['invalid_payload', signedEvent({ type: null }), 400, '/type is not a string'],
  ['invalid_payload', signedEvent({ timestamp: 7 }), 400, '/timestamp is not a string'],
  ['invalid_payload', signedEvent({ organization_id: '1042' }), 400, '/organization_id is not an integer'],
  ['invalid_payload', signedEvent({ data: [] }), 400, '/data is not an object'],
  ['unknown_event', signedEvent({ type: 'task.archived' }), 400, 'an event that this version does not know'],
  ['unknown_event', signedEvent({ type: 'toString' }), 400, 'an event that this version does not know'],
])('refuses with %s: %#', async (code, request, status, message) => {
  const error = await receiver.verify(request).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(WebhookError);
  expect(error).toMatchObject({ name: 'WebhookError', code, status, message: expect.stringContaining(message) });
});

it('refuses bytes that are no UTF-8', async () => {
  const bytes = Uint8Array.of(0x22, 0xff, 0x22);
  const webhook = await crypto.subtle.importKey(
    'raw',
    Buffer.from(secret.slice(6), 'base64'),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const content = Buffer.concat([Buffer.from(`evt_1.${now.getTime() / 1000}.`), bytes]);
  const signature = Buffer.from(await crypto.subtle.sign('HMAC', webhook, content)).toString('base64');
  const { headers } = signed('');
  const request = { headers: { ...headers, 'webhook-signature': `v1,${signature}` }, body: bytes };
  await expect(receiver.verify(request)).rejects.toMatchObject({ code: 'invalid_json' });
});

it('never shows a part of the payload or of a secret in an error', async () => {
  const told: WebhookError[] = [];
  const telling = createReceiver({ secrets: [secret], clock: () => now, onError: (error) => told.push(error) });
  const answers = [
    await telling.receive(signed('{"ssn":"078-05-1120"')),
    await telling.receive(having('webhook-signature', 'v1,guess')),
  ];
  const shown = JSON.stringify([answers, told.map(({ message, stack, cause }) => [message, stack, cause])]);
  expect(told).toHaveLength(2);
  expect(shown).not.toContain('078-05');
  expect(shown).not.toContain(secret.slice(6));
});

it('stops reading where the bound is', async () => {
  const bounded = createReceiver({ secrets: [secret], clock: () => now, maxBodyBytes: 1000 });
  let read = 0;
  async function* endless() {
    for (;;) {
      read += 1;
      yield new Uint8Array(100);
    }
  }
  const error = { code: 'body_too_large', status: 413, message: expect.stringContaining('more than 1000 bytes') };
  await expect(bounded.verify({ ...good, body: endless() })).rejects.toMatchObject(error);
  expect(read).toBe(11);
  const announced = having('content-length', '1001');
  await expect(bounded.verify({ ...announced, body: endless() })).rejects.toMatchObject(error);
  expect(read).toBe(11);
  await expect(bounded.verify({ ...good, body: 'x'.repeat(1001) })).rejects.toMatchObject(error);
  const text = JSON.stringify(event).padEnd(1000);
  await expect(bounded.verify(signed(text))).resolves.toEqual(event);
});

it('says when the sender goes away in the middle of the body', async () => {
  async function* broken() {
    yield new Uint8Array(10);
    throw new Error('aborted');
  }
  await expect(receiver.verify({ ...good, body: broken() })).rejects.toMatchObject({
    code: 'body_incomplete',
    status: 400,
    cause: { message: 'aborted' },
  });
});

it.each([
  [{ secrets: [] }, 'There is no secret'],
  [{ secrets: [undefined] }, 'There is no secret'],
  [{ secrets: [secret, ''] }, 'Secret 2 is not whsec_'],
  [{ secrets: ['hunter2hunter2hunter2hunter2'] }, 'Secret 1 is not whsec_'],
  [{ secrets: ['whsec_c2hvcnQ='] }, 'Secret 1 is not whsec_'],
  [{ secrets: ['whsec_AAAAA'] }, 'Secret 1 is not whsec_'],
  [{ secrets: [secret], tolerance: 0 }, 'tolerance must be a number above 0'],
  [{ secrets: [secret], tolerance: Number.NaN }, 'tolerance must be a number above 0'],
  [{ secrets: [secret], maxBodyBytes: -1 }, 'maxBodyBytes must be a number above 0'],
])('is not made from what cannot work: %#', (options, message) => {
  const making = vi.fn(() => createReceiver(options));
  expect(making).toThrow(WebhookError);
  expect(making).toThrow(message);
});
