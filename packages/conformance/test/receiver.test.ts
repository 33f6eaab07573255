import { describe, expect, it } from 'vitest';
import { inProcessReceiver } from '../src/receiver/in-process.ts';

describe('the receiver', () => {
  const { receiver, mockOptions } = inProcessReceiver();

  it('waits for a delivery, and gives up', async () => {
    const endpoint = receiver.endpoint();
    const waiting = endpoint.receive(({ payload }) => payload.type === 'task.created');
    endpoint.responses.push({ status: 503 });
    expect(receiver.accept(endpoint.url, {}, '{"type":"task.created"}')).toEqual({ status: 503 });
    expect(await waiting).toMatchObject({ response: { status: 503 } });
    expect(receiver.accept(endpoint.url, {}, 'no JSON')).toEqual({ status: 200 });
    await expect(endpoint.receive(() => false)).rejects.toThrow('expected another delivery than task.created, no JSON');
  });

  it('lets a mock in this process make its retries at once', async () => {
    const { send: deliver, clock } = mockOptions;
    const endpoint = receiver.endpoint();
    const retry = (type: string) => () =>
      void deliver({ url: endpoint.url, headers: {}, body: JSON.stringify({ type }) });
    clock.later(retry('later'), 6000);
    clock.later(retry('cancelled'), 5000)();
    await endpoint.receive(() => true);
    expect(endpoint.deliveries.map(({ payload }) => payload.type)).toEqual(['later']);
    expect(await deliver({ url: 'http://127.0.0.1:1/', headers: {}, body: '' })).toMatchObject({
      error: { code: 'connection_refused' },
    });
  });

  it('responds with 404 at an unknown path', () => {
    expect(receiver.accept('/other', {}, '{}')).toEqual({ status: 404 });
  });
});
