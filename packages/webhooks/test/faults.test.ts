import { describe, expect, it, vi } from 'vitest';
import { createReceiver, memorySeen, type ReceiverOptions, type SeenStore, WebhookError } from '../src/index.ts';
import { nodeHandler } from '../src/node.ts';
import { signDelivery } from '../src/sign.ts';
import { validate } from '../src/validate.ts';
import { delivery, now, sample, secret } from './delivery.ts';
import { listening } from './servers.ts';

const cause = new Error('broken');
const throws = () => {
  throw cause;
};
const rejects = () => Promise.reject(cause);
const hangs = () => new Promise<never>(() => undefined);
const returnsUndefined = () => undefined;
const returnsWrongType = () => Symbol('wrong');

type Fault = () => unknown;
const faults: Readonly<Record<string, Fault>> = { throws, rejects, returnsUndefined, returnsWrongType };

const seenWith = (part: keyof SeenStore, fault: Fault): SeenStore => ({
  ...memorySeen(),
  [part]: fault,
});

/** What an application passes to a receiver: the options with the fault, and its code for each kind of fault. */
const callbacks: Readonly<
  Record<string, { options: (fault: Fault) => object; code: string; healthy?: unknown; anyResult?: true }>
> = {
  clock: { options: (clock) => ({ clock }), code: 'handler_failed', healthy: now },
  validate: { options: (check) => ({ validate: check }), code: 'handler_failed', healthy: [] },
  'seen.claim': { options: (fault) => ({ seen: seenWith('claim', fault) }), code: 'store_failed', healthy: 'new' },
  'seen.complete': {
    options: (fault) => ({ seen: seenWith('complete', fault) }),
    code: 'store_failed',
    anyResult: true,
  },
  'versions.advance': { options: (advance) => ({ versions: { advance } }), code: 'store_failed', healthy: true },
};

const receiverWith = (options: object = {}) =>
  createReceiver({ secrets: [secret], clock: () => now, onError: () => undefined, ...options });

describe.each(Object.entries(callbacks))('%s', (_name, { options, code, anyResult, healthy }) => {
  it.each(Object.entries(faults))(
    'that %s becomes a WebhookError, and the next delivery is handled',
    async (mode, fault) => {
      let broken = true;
      const errors: unknown[] = [];
      const given = options(() => (broken ? fault() : healthy));
      const receiver = receiverWith({ onError: (error: unknown) => errors.push(error), ...given }).on(
        'task.created',
        () => undefined,
      );
      const failing = mode === 'throws' || mode === 'rejects';
      const response = await receiver.receive(delivery('task.created'));
      if (anyResult && !failing) {
        expect(response.result).toBe('handled');
        return;
      }
      expect(response).toMatchObject({ status: 500, result: code });
      expect(errors).toEqual([expect.any(WebhookError)]);
      broken = false;
      expect(await receiver.receive(delivery('task.created'))).toMatchObject({ result: 'handled' });
    },
  );
});

describe('verify', () => {
  it.each(Object.entries(faults))(
    'rejects with a WebhookError only when the clock or validate %s',
    async (_mode, fault) => {
      for (const options of [{ clock: fault }, { validate: fault }]) {
        await expect(receiverWith(options).verify(delivery('task.created'))).rejects.toBeInstanceOf(WebhookError);
      }
    },
  );

  it.each([
    undefined,
    {},
    { headers: undefined, body: '' },
    { headers: { get: throws }, body: '' },
    { headers: new Map(), body: '' },
    { headers: { 'webhook-id': 7 }, body: '' },
  ])('rejects with a WebhookError only for the request %o', async (request) => {
    await expect(receiverWith().verify(request as never)).rejects.toBeInstanceOf(WebhookError);
    expect((await receiverWith().receive(request as never)).status).toBeGreaterThanOrEqual(400);
  });

  it('accepts no timestamp when the clock returns an invalid date', async () => {
    const options = { clock: () => new Date(Number.NaN) };
    await expect(receiverWith(options).verify(delivery('task.created'))).rejects.toMatchObject({
      code: 'handler_failed',
    });
  });
});

describe('onError', () => {
  it.each(Object.entries({ ...faults, hangs }))(
    'that %s changes no response and ends no process',
    async (_mode, onError) => {
      const logged = vi.spyOn(console, 'error').mockReturnValue();
      const unhandled = vi.fn();
      process.on('unhandledRejection', unhandled);
      expect(await receiverWith({ onError }).receive({ headers: {}, body: null })).toMatchObject({ status: 400 });
      await new Promise(setImmediate);
      process.off('unhandledRejection', unhandled);
      expect(unhandled).not.toHaveBeenCalled();
      expect(logged.mock.calls).toEqual(onError === throws || onError === rejects ? [[cause]] : []);
      logged.mockRestore();
    },
  );
});

describe('a handler', () => {
  it.each([undefined, null, 'text', Object.create(null), Object.assign(new Error('x'), { status: 200 })])(
    'that throws %o becomes a WebhookError',
    async (thrown) => {
      const receiver = receiverWith().on('*', () => {
        throw thrown;
      });
      expect(await receiver.receive(delivery('task.created'))).toMatchObject({ status: 500, result: 'handler_failed' });
    },
  );

  it.each([Number.NaN, -5, Number.POSITIVE_INFINITY, '7' as never])(
    'sends no Retry-After of %s',
    async (retryAfter) => {
      const receiver = receiverWith().on('*', () => {
        throw new WebhookError('retry_later', 'Later.', { retryAfter });
      });
      const { status, headers } = await receiver.receive(delivery('task.created'));
      expect([status, headers]).toEqual([503, { 'content-type': 'application/json' }]);
    },
  );

  it('that throws an unknown code has the status 500', async () => {
    const receiver = receiverWith().on('*', () => {
      throw new WebhookError('nope' as never, 'No such code.');
    });
    expect(await receiver.receive(delivery('task.created'))).toMatchObject({ status: 500 });
  });

  it('must be a function', () => {
    expect(() => receiverWith().on('task.created', undefined as never)).toThrow(WebhookError);
  });
});

describe('memorySeen', () => {
  it('frees the claim of a handler that hangs after a minute, but not before', async () => {
    let time = 0;
    let attempts = 0;
    const receiver = receiverWith({ seen: memorySeen(100, () => time) }).on('task.created', () =>
      attempts++ === 0 ? hangs() : undefined,
    );
    void receiver.receive(delivery('task.created'));
    await expect.poll(() => attempts).toBe(1);
    time = 59_999;
    expect(await receiver.receive(delivery('task.created'))).toMatchObject({ status: 503, result: 'in_progress' });
    time = 60_000;
    expect(await receiver.receive(delivery('task.created'))).toMatchObject({ result: 'handled' });
    time = 1e12;
    expect(await receiver.receive(delivery('task.created'))).toMatchObject({ result: 'duplicate' });
  });

  it('keeps a delivery as handled when an attempt that hung fails later', async () => {
    const seen = memorySeen();
    await seen.claim('evt_1');
    await seen.complete('evt_1');
    await seen.release('evt_1');
    expect(await seen.claim('evt_1')).toBe('done');
  });

  it.each([Number.NaN, 0, -1, 'x' as never])(
    'throws for the limit %s, with which it would remember nothing',
    (limit) => {
      expect(() => memorySeen(limit)).toThrow(WebhookError);
    },
  );
});

describe('a body', () => {
  const { headers, body } = delivery('task.created');
  const bytes = new TextEncoder().encode(body);
  const streamOf = (...chunks: unknown[]) =>
    (async function* stream() {
      yield* chunks;
    })();

  it.each([
    ['base64 text of AWS Lambda', { body: Buffer.from(body).toString('base64'), isBase64Encoded: true }],
    ['text of AWS Lambda', { body, isBase64Encoded: false }],
    ['an ArrayBuffer', { body: bytes.buffer }],
    ['a DataView', { body: new DataView(bytes.buffer) }],
    ['a stream of texts', { body: streamOf(body.slice(0, 9), body.slice(9)) }],
    [
      'multi-value headers',
      { body, headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]])) },
    ],
    ['a Map of headers', { body, headers: new Map(Object.entries(headers)) }],
  ])('is accepted as %s', async (_name, request) => {
    expect(await receiverWith().receive({ headers, ...request } as never)).toMatchObject({ status: 200 });
  });

  it.each([
    ['no body', { body: undefined }, 'invalid_signature'],
    ['null', { body: null, isBase64Encoded: true }, 'invalid_signature'],
    ['text that is not base64', { body: '%%%', isBase64Encoded: true }, 'invalid_signature'],
    ['parsed JSON', { body: JSON.parse(body) }, 'body_consumed'],
    ['a list', { body: [1, 2] }, 'body_consumed'],
    ['a number', { body: 7 }, 'body_consumed'],
    ['a stream of objects', { body: streamOf({}) }, 'body_consumed'],
    ['a stream that fails', { body: { [Symbol.asyncIterator]: () => ({ next: rejects }) } }, 'body_incomplete'],
    ['a stream that throws', { body: { [Symbol.asyncIterator]: throws } }, 'body_incomplete'],
  ])('is rejected as %s', async (_name, request, code) => {
    expect(await receiverWith().receive({ headers, ...request } as never)).toMatchObject({ result: code });
  });
});

describe('options', () => {
  it.each([
    { secrets: undefined },
    { secrets: secret },
    { secrets: [null] },
    { secrets: [7] },
    { tolerance: '300' },
    { tolerance: Number.NaN },
    { maxBodyBytes: Number.NaN },
  ])('of the wrong type throw a WebhookError: %o', (options) => {
    expect(() => createReceiver({ secrets: [secret], ...options } as unknown as ReceiverOptions)).toThrow(WebhookError);
  });

  it('of signDelivery that are wrong reject with a WebhookError', async () => {
    const valid = { id: 'evt_1', body: '{}', secrets: [secret] };
    for (const wrong of [{ id: undefined }, { body: {} }, { now: new Date(Number.NaN) }, { secrets: 'x' }]) {
      await expect(signDelivery({ ...valid, ...wrong } as never)).rejects.toBeInstanceOf(WebhookError);
    }
  });
});

describe('a secret', () => {
  it('is imported again after a failure, which runtimes cause outside of a request', async () => {
    const receiver = receiverWith();
    const importKey = vi.spyOn(crypto.subtle, 'importKey').mockRejectedValueOnce(cause);
    expect(await receiver.receive(delivery('task.created'))).toMatchObject({ status: 500 });
    expect(await receiver.receive(delivery('task.created'))).toMatchObject({ status: 200 });
    importKey.mockRestore();
  });
});

describe('nodeHandler', () => {
  it('does not fail when something else has responded meanwhile', async () => {
    const handle = nodeHandler(receiverWith());
    let handled: Promise<void> | undefined;
    const server = await listening((request, response) => {
      handled = handle(request, response);
      response.writeHead(504).end();
    });
    expect((await fetch(server.url, { method: 'POST', body: '{}' })).status).toBe(504);
    await expect(handled).resolves.toBeUndefined();
    await server.close();
  });
});

describe('validate', () => {
  it('returns a list for every JSON value in every field of every depth', () => {
    const event = sample('order.created');
    for (const value of [null, 1, 'x', [], {}, [{ a: { b: [{}] } }], { __proto__: { a: 1 } }]) {
      for (const field of Object.keys(event.data)) {
        const changed = { ...event, data: { ...event.data, [field]: value, extra: { a: { b: value } } } };
        expect(Array.isArray(validate(changed as never))).toBe(true);
      }
    }
  });
});
