import { beforeEach, expect, it, vi } from 'vitest';
import { createReceiver, type ReceiverOptions, WebhookError } from '../src/index.ts';
import { delivery, deliveryTypes, now, otherSecret, sample, secret, signed } from './delivery.ts';

const onError = vi.fn();
const receiverWith = (options: Partial<ReceiverOptions> = {}) =>
  createReceiver({ secrets: [secret], clock: () => now, onError, ...options });

beforeEach(() => {
  onError.mockReset();
});

it('brings an event to the handlers that are for it, in the order in which they were added', async () => {
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

it('waits for a handler before the next one, and before the answer', async () => {
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

it('takes every message of the contract, and tells the test message from the events', async () => {
  const heard: string[] = [];
  const receiver = receiverWith().on('*', ({ type }) => heard.push(type));
  const results = await Promise.all(deliveryTypes.map((type) => receiver.receive(delivery(type))));
  expect(heard.sort()).toEqual(deliveryTypes.filter((type) => type !== 'webhook.test').sort());
  expect(results.filter(({ result }) => result === 'unhandled')).toHaveLength(1);

  const tested = receiverWith().on('webhook.test', ({ data }) => expect(data.webhook_id).toBeTypeOf('number'));
  expect(await tested.receive(delivery('webhook.test'))).toMatchObject({ status: 200, result: 'handled' });
});

it('answers with 200 where no handler is for the event', async () => {
  const receiver = receiverWith().on('contact.*', () => expect.fail());
  expect(await receiver.receive(delivery('task.created'))).toMatchObject({ status: 200, result: 'unhandled' });
});

it.each(['task.creatd', 'task', '*.*', 'webhook.*', '', '__proto__'])('takes no handler for %j', (pattern) => {
  const adding = () => receiverWith().on(pattern as '*', () => {});
  expect(adding).toThrow(WebhookError);
  expect(adding).toThrow(`There is no event ${pattern}.`);
});

it('answers with 500 when a handler fails, tells why, and runs no further one', async () => {
  const cause = new Error('The database is gone: password hunter2');
  const next = vi.fn();
  for (const fail of [() => Promise.reject(cause), () => raise(cause)]) {
    const answer = await receiverWith().on('task.created', fail).on('*', next).receive(delivery('task.created'));
    expect(answer).toMatchObject({ status: 500, result: 'handler_failed' });
    expect(answer.body).toBe('{"result":"handler_failed","message":"A handler of the receiver failed."}');
    expect(onError).toHaveBeenLastCalledWith(expect.objectContaining({ code: 'handler_failed', cause }));
  }
  expect(next).not.toHaveBeenCalled();
});

function raise(error: unknown): never {
  throw error;
}

it('answers as a handler wants it to', async () => {
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

it('answers a refusal with its reason, and tells onError', async () => {
  const receiver = receiverWith();
  const answer = await receiver.receive(delivery('task.created', { secrets: [otherSecret] }));
  expect(answer).toMatchObject({ status: 401, result: 'invalid_signature' });
  expect(JSON.parse(answer.body)).toEqual({
    result: 'invalid_signature',
    message: expect.stringContaining('No signature is by a secret of this receiver.'),
  });
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'invalid_signature' }));
  const get = await receiver.receive({ ...delivery('task.created'), method: 'GET' });
  expect(get).toMatchObject({ status: 405, headers: { allow: 'POST' } });
});

const archived = signed(JSON.stringify({ ...sample('task.created'), type: 'task.archived' }));

it('ignores an event that it does not know, with 200', async () => {
  const receiver = receiverWith().on('*', () => expect.fail());
  expect(await receiver.receive(archived)).toMatchObject({ status: 200, result: 'unknown' });
  expect(onError).not.toHaveBeenCalled();
});

it('tells onUnknown of an event that it does not know, which may refuse it', async () => {
  const onUnknown = vi.fn();
  const receiver = receiverWith({ onUnknown, validate: () => ['is never asked'] });
  expect(await receiver.receive(archived)).toMatchObject({ result: 'unknown' });
  expect(onUnknown).toHaveBeenCalledExactlyOnceWith(JSON.parse(archived.body));
  onUnknown.mockRejectedValue(new WebhookError('unknown_event', 'Update the receiver.'));
  expect(await receiver.receive(archived)).toMatchObject({ status: 400, result: 'unknown_event' });
});

it('answers although onError fails', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onError.mockImplementation(() => raise('no reporter'));
  const receiver = receiverWith().on('*', () => raise('no handler'));
  expect(await receiver.receive(delivery('task.created'))).toMatchObject({ status: 500 });
  expect(logged).toHaveBeenCalledExactlyOnceWith('no reporter');
});

it('logs what fails, and not what anybody can send', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const receiver = createReceiver({ secrets: [secret], clock: () => now }).on('*', () => raise('no handler'));
  await receiver.receive(delivery('task.created', { secrets: [otherSecret] }));
  await receiver.receive({ headers: {}, body: null });
  expect(logged).not.toHaveBeenCalled();
  await receiver.receive(delivery('task.created'));
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ cause: 'no handler' }));
});
