import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createReceiver, WebhookError } from '../src/index.ts';
import { delivery, secret, signed } from './delivery.ts';

// The reference implementation always uses the system clock.
const now = new Date('2026-03-02T08:15:00Z');
beforeAll(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
});

const receiver = createReceiver({ secrets: [secret] });
const reference = new Webhook(secret);
const genuine = delivery('task.updated', { at: now });
const signedParts = ['webhook-id', 'webhook-timestamp', 'webhook-signature', 'body'] as const;

describe('a signature', () => {
  it('is invalid when any signed bit changes', async () => {
    for (const part of signedParts) {
      const bytes = new TextEncoder().encode(part === 'body' ? genuine.body : genuine.headers[part]);
      for (let bit = 0; bit < bytes.length * 8; bit += 1) {
        const tampered = Uint8Array.from(bytes);
        tampered[bit >> 3] = (tampered[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        const error = await receiver.verify(withPart(part, tampered)).catch((thrown: unknown) => thrown);
        expect(error, `${part}, bit ${bit}`).toBeInstanceOf(WebhookError);
      }
    }
  });

  function withPart(part: (typeof signedParts)[number], bytes: Uint8Array) {
    if (part === 'body') return { headers: genuine.headers, body: bytes };
    return { headers: { ...genuine.headers, [part]: Buffer.from(bytes).toString('latin1') }, body: genuine.body };
  }

  it('is invalid when bytes move between ID, timestamp and body', async () => {
    const { headers } = genuine;
    const moved = [
      { 'webhook-id': `${headers['webhook-id']}.${headers['webhook-timestamp']}`, body: genuine.body },
      { 'webhook-id': `${headers['webhook-id']}.`, body: genuine.body },
      { 'webhook-timestamp': `${headers['webhook-timestamp']}.`, body: genuine.body },
      { 'webhook-timestamp': `0${headers['webhook-timestamp']}`, body: genuine.body },
      { body: `.${genuine.body}` },
    ];
    for (const { body, ...changed } of moved) {
      await expect(receiver.verify({ headers: { ...headers, ...changed }, body })).rejects.toBeInstanceOf(WebhookError);
    }
  });

  it('is valid for any body that the reference implementation signs', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/), async (body, id) => {
        const { headers } = signed(body, { id, at: now });
        const read = await receiver.verify({ headers, body }).catch((thrown: unknown) => thrown);
        expect(() => reference.verify(body, headers)).not.toThrow();
        // Random JSON is not an event, so this error proves that the signature was accepted.
        expect(read).toMatchObject({ code: 'invalid_payload' });
      }),
    );
  });

  it('is valid only if the reference implementation accepts it', async () => {
    const text = fc.oneof(fc.string(), fc.constantFrom(genuine.body, genuine.body.slice(1), `${genuine.body} `));
    const headerOf = (name: string) => fc.oneof(fc.constant(genuine.headers[name] ?? ''), fc.string());
    const requests = fc.record({
      body: text,
      headers: fc.record({
        'webhook-id': headerOf('webhook-id'),
        'webhook-timestamp': headerOf('webhook-timestamp'),
        'webhook-signature': headerOf('webhook-signature'),
      }),
    });
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        const read = await receiver.verify(request).catch((thrown: unknown) => thrown);
        if (read instanceof WebhookError) return;
        accepted += 1;
        expect(read).toEqual(reference.verify(request.body, request.headers));
      }),
      { numRuns: 2000 },
    );
    // Otherwise a receiver that rejects everything would satisfy the property.
    expect(accepted).toBeGreaterThan(0);
  });
});

describe('receive', () => {
  it('returns an error response for any request, and never throws', async () => {
    const silent = createReceiver({ secrets: [secret], onError: () => {} });
    const headers = fc.oneof(
      fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.array(fc.string()))),
      fc.constant(genuine.headers),
    );
    const requests = fc.record({ method: fc.option(fc.string(), { nil: undefined }), headers, body: fc.uint8Array() });
    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        const { status } = await silent.receive(request);
        expect(status).toBeGreaterThanOrEqual(400);
      }),
    );
  });
});

describe('the signature comparison', () => {
  const { headers, body } = genuine;
  const signature = headers['webhook-signature'] ?? '';

  const withWrongCharacter = (index: number) =>
    signature.slice(0, index) + (signature[index] === 'x' ? 'y' : 'x') + signature.slice(index + 1);

  /** Returns how many characters are compared before a wrong signature is rejected. */
  async function comparedCharacters(wrong: string): Promise<number> {
    const read = vi.spyOn(String.prototype, 'charCodeAt');
    const request = { headers: { ...headers, 'webhook-signature': wrong }, body };
    await expect(receiver.verify(request)).rejects.toMatchObject({ code: 'invalid_signature' });
    const characters = read.mock.calls.length;
    read.mockRestore();
    return characters;
  }

  it('reads all characters wherever they differ, so that its time reveals nothing', async () => {
    const first = await comparedCharacters(withWrongCharacter('v1,'.length));
    const last = await comparedCharacters(withWrongCharacter(signature.length - 2));
    expect(first).toBeGreaterThanOrEqual(signature.length);
    expect(last).toBe(first);
  });
});
