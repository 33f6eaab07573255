import { eventTypes } from '@worklane/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createReceiver, type ReceiverOptions, WebhookError } from '../src/index.ts';
import { validateStrictly } from '../src/validate.ts';
import { delivery, deliveryTypes, now, otherSecret, sample, secret, signed } from './delivery.ts';

const onError = vi.fn();
const receiverWith = (options: Partial<ReceiverOptions> = {}) =>
  createReceiver({ secrets: [secret], clock: () => now, onError, ...options });

beforeEach(() => {
  onError.mockReset();
});

describe('receive', () => {
  it('calls the matching handlers in the order in which they were added', async () => {
    const calls: unknown[] = [];
    const receiver = receiverWith()
      .on('*', ({ type }) => calls.push(['*', type]))
      .on('task.created', ({ data }) => calls.push(['task.created', data.title]))
      .on('task.updated', ({ previous }) => calls.push(['task.updated', previous]))
      .on('task.*', ({ data }) => calls.push(['task.*', data.title]))
      .on('*.created', ({ data }) => calls.push(['*.created', data.version]))
      .on('contact.*', ({ data }) => calls.push(['contact.*', data.last_name]));
    const { data } = sample('task.created');
    expect(await receiver.receive(delivery('task.created'))).toEqual({
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: '{"result":"handled"}',
      result: 'handled',
    });
    expect(calls).toEqual([
      ['*', 'task.created'],
      ['task.created', data.title],
      ['task.*', data.title],
      ['*.created', data.version],
    ]);
  });

  it('awaits each handler before the next one and before the response', async () => {
    const steps: string[] = [];
    const receiver = receiverWith()
      .on('task.created', async () => {
        steps.push('first begins');
        await new Promise(setImmediate);
        steps.push('first ends');
      })
      .on('task.created', () => steps.push('second'));
    await receiver.receive(delivery('task.created'));
    expect(steps).toEqual(['first begins', 'first ends', 'second']);
  });

  it('dispatches every delivery type; `*` excludes the test message', async () => {
    const received: string[] = [];
    const receiver = receiverWith().on('*', ({ type }) => received.push(type));
    const results = await Promise.all(deliveryTypes.map((type) => receiver.receive(delivery(type))));
    expect(received.sort()).toEqual(deliveryTypes.filter((type) => type !== 'webhook.test').sort());
    expect(results.filter(({ result }) => result === 'unhandled')).toHaveLength(1);

    const tested = receiverWith().on('webhook.test', ({ data }) => expect(data).toHaveProperty('webhook_id'));
    expect(await tested.receive(delivery('webhook.test'))).toMatchObject({ status: 200, result: 'handled' });
  });

  it.each(eventTypes)('dispatches a test message of the type %s to the handler of tests only', async (type) => {
    const calls: string[] = [];
    const patterns = [type, `${type.split('.')[0]}.*`, `*.${type.split('.')[1]}`, '*', 'webhook.test'] as const;
    const advance = vi.fn(() => true);
    const listening = (options: Partial<ReceiverOptions>) => {
      const receiver = receiverWith({ versions: { advance }, validate: validateStrictly, ...options });
      for (const pattern of patterns) receiver.on(pattern as '*', () => calls.push(pattern));
      return receiver;
    };
    const test = signed(JSON.stringify({ ...sample(type), test: true }));
    expect(await listening({}).receive(test)).toMatchObject({ status: 200, result: 'handled' });
    expect(calls.splice(0)).toEqual(['webhook.test']);
    await listening({ dispatchTests: true }).receive(test);
    expect(calls.splice(0)).toEqual(patterns);
    // The record is an example, whose version says nothing about a record with its ID.
    expect(advance).not.toHaveBeenCalled();
  });

  it('does not take an event for a test message because of a header, which is not signed', async () => {
    const calls: string[] = [];
    const receiver = receiverWith()
      .on('*', ({ type }) => calls.push(type))
      .on('webhook.test', () => expect.fail());
    const event = delivery('task.created');
    await receiver.receive({ ...event, headers: { ...event.headers, 'worklane-test': 'true' } });
    expect(calls).toEqual(['task.created']);
  });

  it('does not pass a test message of an unknown type to onUnknown, unless it dispatches tests', async () => {
    const onUnknown = vi.fn();
    const test = signed(JSON.stringify({ ...sample('task.created'), type: 'invoice.created', test: true }));
    expect(await receiverWith({ onUnknown }).receive(test)).toMatchObject({ status: 200, result: 'unknown' });
    expect(onUnknown).not.toHaveBeenCalled();
    await receiverWith({ onUnknown, dispatchTests: true }).receive(test);
    expect(onUnknown).toHaveBeenCalledOnce();
  });

  it('returns 200 when no handler matches', async () => {
    const receiver = receiverWith().on('contact.*', () => expect.fail());
    expect(await receiver.receive(delivery('task.created'))).toMatchObject({ status: 200, result: 'unhandled' });
  });

  it('returns 500 when a handler fails, reports the cause and calls no further handler', async () => {
    const cause = new Error('connection refused: password hunter2');
    const next = vi.fn();
    for (const fail of [() => Promise.reject(cause), () => raise(cause)]) {
      const response = await receiverWith().on('task.created', fail).on('*', next).receive(delivery('task.created'));
      expect(response).toMatchObject({ status: 500, result: 'handler_failed' });
      expect(response.body).toBe('{"result":"handler_failed","message":"A handler of the receiver failed."}');
      expect(onError).toHaveBeenLastCalledWith(expect.objectContaining({ code: 'handler_failed', cause }));
    }
    expect(next).not.toHaveBeenCalled();
  });

  function raise(error: unknown): never {
    throw error;
  }

  it('returns the status of a WebhookError that a handler throws', async () => {
    const busy = receiverWith().on('*', () => {
      throw new WebhookError('retry_later', 'The database is being moved.', { retryAfter: 59.5 });
    });
    expect(await busy.receive(delivery('task.created'))).toMatchObject({
      status: 503,
      headers: { 'retry-after': '60' },
      body: '{"result":"retry_later","message":"The database is being moved."}',
    });
    const done = receiverWith().on('*', () => raise(new WebhookError('gone', 'We have moved.')));
    expect(await done.receive(delivery('task.created'))).toMatchObject({ status: 410, result: 'gone' });
  });

  it('returns the reason of a rejection and passes it to onError', async () => {
    const receiver = receiverWith();
    const response = await receiver.receive(delivery('task.created', { secrets: [otherSecret] }));
    expect(response).toMatchObject({ status: 401, result: 'invalid_signature' });
    expect(JSON.parse(response.body)).toEqual({
      result: 'invalid_signature',
      message: expect.stringContaining('No signature matches a secret of this receiver.'),
    });
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'invalid_signature' }));
    const get = await receiver.receive({ ...delivery('task.created'), method: 'GET' });
    expect(get).toMatchObject({ status: 405, headers: { allow: 'POST' } });
  });

  const archived = signed(JSON.stringify({ ...sample('task.created'), type: 'task.archived' }));

  it('returns 200 for an unknown event type', async () => {
    const receiver = receiverWith().on('*', () => expect.fail());
    expect(await receiver.receive(archived)).toMatchObject({ status: 200, result: 'unknown' });
    expect(onError).not.toHaveBeenCalled();
  });

  it('passes an unknown event to onUnknown, which may reject it', async () => {
    const onUnknown = vi.fn();
    const receiver = receiverWith({ onUnknown, validate: () => ['is never called'] });
    expect(await receiver.receive(archived)).toMatchObject({ result: 'unknown' });
    expect(onUnknown).toHaveBeenCalledExactlyOnceWith(JSON.parse(archived.body));
    onUnknown.mockRejectedValue(new WebhookError('unknown_event', 'Update the receiver.'));
    expect(await receiver.receive(archived)).toMatchObject({ status: 400, result: 'unknown_event' });
  });

  it('logs server errors by default, but no rejected requests', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const receiver = createReceiver({ secrets: [secret], clock: () => now }).on('*', () => raise('no handler'));
    await receiver.receive(delivery('task.created', { secrets: [otherSecret] }));
    await receiver.receive({ headers: {}, body: null });
    expect(logged).not.toHaveBeenCalled();
    await receiver.receive(delivery('task.created'));
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ cause: 'no handler' }));
  });
});

describe('on', () => {
  it.each(['task.creatd', 'task', '*.*', 'webhook.*', '', '__proto__'])(
    'throws for the unknown pattern %j',
    (pattern) => {
      const add = () => receiverWith().on(pattern as '*', () => {});
      expect(add).toThrow(WebhookError);
      expect(add).toThrow(`Unknown event pattern: ${JSON.stringify(pattern)}.`);
    },
  );
});
