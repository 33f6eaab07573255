import { describe, expect, it, vi } from 'vitest';
import { createReceiver, type IncomingRequest, WebhookError } from '../src/index.ts';
import { delivery, deliveryTypes, now, otherSecret, sample, secret, signed } from './delivery.ts';

const receiver = createReceiver({ secrets: [secret], clock: () => now });
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('verify', () => {
  it('accepts every delivery type of the contract, signed by the reference implementation', async () => {
    for (const type of deliveryTypes) {
      await expect(receiver.verify(delivery(type))).resolves.toEqual(sample(type));
    }
  });

  it.each([
    ['a string', (text: string) => text],
    ['bytes', (text: string) => new TextEncoder().encode(text)],
    ['a stream', (text: string) => new Blob([text]).stream()],
    ['a stream of single bytes', (text: string) => byteStream(new TextEncoder().encode(text))],
  ])('accepts the body as %s', async (_, encode) => {
    const event = { ...sample('task.created'), note: 'Grüße, 東京 \u{1f600}' };
    const { headers, body } = signed(JSON.stringify(event));
    await expect(receiver.verify({ headers, body: encode(body) })).resolves.toEqual(event);
  });

  async function* byteStream(bytes: Uint8Array) {
    for (const byte of bytes) yield Uint8Array.of(byte);
  }

  it('accepts headers of any type and case', async () => {
    const { headers, body } = delivery('task.created');
    const upper = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]));
    const lists = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]));
    for (const variant of [upper, lists, new Headers(headers)]) {
      await expect(receiver.verify({ headers: variant, body })).resolves.toEqual(sample('task.created'));
    }
  });

  it('accepts deliveries during a rotation, whichever side uses both secrets', async () => {
    const both = createReceiver({ secrets: [otherSecret, undefined, secret], clock: () => now });
    await expect(both.verify(delivery('task.created'))).resolves.toBeDefined();
    await expect(receiver.verify(delivery('task.created', { secrets: [otherSecret, secret] }))).resolves.toBeDefined();
  });

  it('ignores signatures of unknown versions', async () => {
    const { headers, body } = delivery('task.created');
    const signature = `v2,anything v1a,c2lnbmF0dXJl nonsense ${headers['webhook-signature']}`;
    await expect(
      receiver.verify({ headers: { ...headers, 'webhook-signature': signature }, body }),
    ).resolves.toBeDefined();
  });

  it('accepts timestamps up to the tolerance in both directions', async () => {
    for (const at of [later(-300), later(300)]) await receiver.verify(delivery('task.created', { at }));
    const strict = createReceiver({ secrets: [secret], clock: () => now, tolerance: 10 });
    await expect(strict.verify(delivery('task.created', { at: later(-11) }))).rejects.toThrow(
      'signed 11 s ago; the maximum is 10 s',
    );
  });

  const good = delivery('task.created');
  const without = (name: string) => ({ ...good, headers: { ...good.headers, [name]: '' } });
  const having = (name: string, value: string) => ({ ...good, headers: { ...good.headers, [name]: value } });
  const event = sample('task.created');
  const signedEvent = (change: object) => signed(JSON.stringify({ ...event, ...change }));

  it.each<[string, IncomingRequest, number, string]>([
    ['method_not_allowed', { ...good, method: 'GET' }, 405, 'Deliveries use POST, not GET.'],
    ['missing_header', without('webhook-id'), 400, 'Missing header: webhook-id.'],
    ['missing_header', without('webhook-timestamp'), 400, 'Missing header: webhook-timestamp.'],
    ['missing_header', without('webhook-signature'), 400, 'Missing header: webhook-signature.'],
    ['missing_header', { headers: new Headers(), body: null }, 400, 'Missing header: webhook-id.'],
    ['invalid_header', having('webhook-id', 'evt.1'), 400, 'Invalid header: webhook-id must have'],
    ['invalid_header', having('webhook-timestamp', 'yesterday'), 400, 'webhook-timestamp must be a Unix time'],
    ['invalid_header', having('webhook-timestamp', '1e9'), 400, 'webhook-timestamp must be a Unix time'],
    [
      'timestamp_too_old',
      delivery('task.created', { at: later(-301) }),
      400,
      'was signed 301 s ago; the maximum is 300 s',
    ],
    [
      'timestamp_too_new',
      delivery('task.created', { at: later(432) }),
      400,
      'signed 432 s in the future; the maximum is 300 s',
    ],
    ['invalid_signature', delivery('task.created', { secrets: [otherSecret] }), 401, 'No signature matches a secret'],
    ['invalid_signature', having('webhook-signature', 'v1,'), 401, 'No signature matches a secret'],
    ['invalid_signature', { ...good, body: null }, 401, 'No signature matches a secret'],
    ['invalid_signature', { ...good, body: good.body.slice(0, -1) }, 401, 'No signature matches a secret'],
    [
      'body_incomplete',
      { ...having('content-length', String(good.body.length)), body: good.body.slice(0, 100) },
      400,
      `Received 100 of ${good.body.length} bytes of the body.`,
    ],
    ['body_consumed', { ...good, bodyUsed: true }, 500, 'The body was parsed before the receiver'],
    ['body_consumed', { ...good, body: JSON.parse(good.body) }, 500, 'The body was parsed before the receiver'],
    ['invalid_json', signed('title=Call+Maja'), 400, 'The signed body (15 bytes) is not valid JSON.'],
    ['invalid_json', signed(''), 400, '(0 bytes) is not valid JSON'],
    ['invalid_json', signed(good.body.slice(0, 100)), 400, '(100 bytes) is not valid JSON'],
    ['invalid_payload', signed('[]'), 400, 'it must be an object'],
    ['invalid_payload', signed('null'), 400, 'it must be an object'],
    ['invalid_payload', signedEvent({ id: 7 }), 400, '/id must be a string'],
    ['invalid_payload', signedEvent({ type: null }), 400, '/type must be a string'],
    ['invalid_payload', signedEvent({ timestamp: 7 }), 400, '/timestamp must be a string'],
    ['invalid_payload', signedEvent({ organization_id: '1042' }), 400, '/organization_id must be an integer'],
    ['invalid_payload', signedEvent({ data: [] }), 400, '/data must be an object'],
    ['unknown_event', signedEvent({ type: 'task.archived' }), 400, 'Unknown event type.'],
    ['unknown_event', signedEvent({ type: 'toString' }), 400, 'Unknown event type.'],
  ])('rejects with %s: %#', async (code, request, status, message) => {
    const error = await receiver.verify(request).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(WebhookError);
    expect(error).toMatchObject({ name: 'WebhookError', code, status, message: expect.stringContaining(message) });
  });

  it('rejects a body that is not UTF-8', async () => {
    const bytes = Uint8Array.of(0x22, 0xff, 0x22);
    const key = await crypto.subtle.importKey(
      'raw',
      Buffer.from(secret.slice(6), 'base64'),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['sign'],
    );
    const content = Buffer.concat([Buffer.from(`evt_1.${now.getTime() / 1000}.`), bytes]);
    const signature = Buffer.from(await crypto.subtle.sign('HMAC', key, content)).toString('base64');
    const { headers } = signed('');
    const request = { headers: { ...headers, 'webhook-signature': `v1,${signature}` }, body: bytes };
    await expect(receiver.verify(request)).rejects.toMatchObject({ code: 'invalid_json' });
  });

  it('includes no part of the payload or of a secret in an error', async () => {
    const errors: WebhookError[] = [];
    const reporting = createReceiver({ secrets: [secret], clock: () => now, onError: (error) => errors.push(error) });
    const responses = [
      await reporting.receive(signed('{"ssn":"078-05-1120"')),
      await reporting.receive(having('webhook-signature', 'v1,guess')),
    ];
    const text = JSON.stringify([responses, errors.map(({ message, stack, cause }) => [message, stack, cause])]);
    expect(errors).toHaveLength(2);
    expect(text).not.toContain('078-05');
    expect(text).not.toContain(secret.slice(6));
  });

  it('stops reading at maxBodyBytes', async () => {
    const limited = createReceiver({ secrets: [secret], clock: () => now, maxBodyBytes: 1000 });
    let read = 0;
    async function* endless() {
      for (;;) {
        read += 1;
        yield new Uint8Array(100);
      }
    }
    const error = { code: 'body_too_large', status: 413, message: expect.stringContaining('more than 1000 bytes') };
    await expect(limited.verify({ ...good, body: endless() })).rejects.toMatchObject(error);
    expect(read).toBe(11);
    const declared = having('content-length', '1001');
    await expect(limited.verify({ ...declared, body: endless() })).rejects.toMatchObject(error);
    expect(read).toBe(11);
    await expect(limited.verify({ ...good, body: 'x'.repeat(1001) })).rejects.toMatchObject(error);
    const text = JSON.stringify(event).padEnd(1000);
    await expect(limited.verify(signed(text))).resolves.toEqual(event);
  });

  it('rejects with body_incomplete when the connection closes early', async () => {
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
});

describe('createReceiver', () => {
  it.each([
    [{ secrets: [] }, 'Set WORKLANE_WEBHOOK_SECRET'],
    [{ secrets: [undefined] }, 'Set WORKLANE_WEBHOOK_SECRET'],
    [{ secrets: [secret, ''] }, 'Invalid secret 2: must be whsec_'],
    [{ secrets: ['hunter2hunter2hunter2hunter2'] }, 'Invalid secret 1: must be whsec_'],
    [{ secrets: ['whsec_c2hvcnQ='] }, 'Invalid secret 1: must be whsec_'],
    [{ secrets: ['whsec_AAAAA'] }, 'Invalid secret 1: must be whsec_'],
    [{ secrets: [secret], tolerance: 0 }, 'tolerance must be a number greater than 0'],
    [{ secrets: [secret], tolerance: Number.NaN }, 'tolerance must be a number greater than 0'],
    [{ secrets: [secret], maxBodyBytes: -1 }, 'maxBodyBytes must be a number greater than 0'],
  ])('throws on invalid options: %#', (options, message) => {
    const create = vi.fn(() => createReceiver(options));
    expect(create).toThrow(WebhookError);
    expect(create).toThrow(message);
  });
});
