import type { ServerResponse } from 'node:http';
import { serveHttp } from '@worklane/testing/serve-http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Attempt, forwarderTo } from './forwarder.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

const event = (id: string) => ({ id, type: 'task.created', json: `{"id":"${id}"}` });

type Respond = (response: ServerResponse, id: string) => unknown;

async function startForwarder(respond: Respond, retries = true) {
  const received: string[] = [];
  const url = await serveHttp((request, response) => {
    const id = String(request.headers['webhook-id']);
    received.push(id);
    request.resume().on('end', () => void respond(response, id));
  });
  const attempts: Attempt[] = [];
  let onNext = () => {};
  const onAttempt = (attempt: Attempt) => {
    attempts.push(attempt);
    onNext();
  };
  const forwarder = forwarderTo({ url: new URL(url), secret, skipVerify: false, retries, onAttempt });
  /** Resolves at this number of attempts. `vi.waitUntil` would advance the fake time. */
  const made = async (count: number) => {
    while (attempts.length < count) {
      await new Promise<void>((resolve) => {
        onNext = resolve;
      });
    }
  };
  return { forwarder, received, attempts, made };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const seconds = ({ nextAttemptAt, startedAt }: Attempt) =>
  nextAttemptAt && Math.floor((nextAttemptAt.getTime() - startedAt.getTime()) / 1000);

describe('forwarderTo', () => {
  it('retries by the schedule of the contract, without delaying later events', async () => {
    const statuses = [500, 503, 500, 200];
    const { forwarder, received, attempts, made } = await startForwarder((response, id) => {
      const status = id === 'evt_2' ? 200 : (statuses.shift() ?? 200);
      response.writeHead(status, status === 503 ? { 'retry-after': '600' } : {}).end();
    });
    await forwarder.forward(event('evt_1'));
    await forwarder.forward(event('evt_2'));
    await made(2);
    await vi.advanceTimersByTimeAsync(5000);
    await made(3);
    await vi.advanceTimersByTimeAsync(600_000);
    await made(4);
    await vi.advanceTimersByTimeAsync(1_800_000);
    await made(5);
    expect(received).toEqual(['evt_1', 'evt_2', 'evt_1', 'evt_1', 'evt_1']);
    expect(attempts.map(seconds)).toEqual([5, undefined, 600, 1800, undefined]);
    expect(attempts.map(({ number }) => number)).toEqual([1, 1, 2, 3, 4]);
    expect(await forwarder.stop()).toEqual({ delivered: 2, failed: 0, notSent: 0 });
  });

  it('does not retry after 410, nor without retries', async () => {
    const gone = await startForwarder((response) => response.writeHead(410).end());
    await gone.forwarder.forward(event('evt_1'));
    await gone.made(1);
    const single = await startForwarder((response) => response.writeHead(500).end(), false);
    await single.forwarder.forward(event('evt_1'));
    await single.made(1);
    expect([...gone.attempts, ...single.attempts].map(seconds)).toEqual([undefined, undefined]);
    expect(await gone.forwarder.stop()).toEqual({ delivered: 0, failed: 1, notSent: 0 });
  });

  it('counts an event that waits for a retry as failed when it stops', async () => {
    const { forwarder, made } = await startForwarder((response) => response.writeHead(500).end());
    await forwarder.forward(event('evt_1'));
    await made(1);
    expect(await forwarder.stop()).toEqual({ delivered: 0, failed: 1, notSent: 0 });
  });

  it('finishes the delivery in flight when it stops, and sends no other', async () => {
    const held = Promise.withResolvers<ServerResponse>();
    const { forwarder, received, attempts } = await startForwarder((response) => held.resolve(response));
    await forwarder.forward(event('evt_1'));
    await forwarder.forward(event('evt_2'));
    const response = await held.promise;
    const stopped = forwarder.stop();
    response.end();
    expect(await stopped).toEqual({ delivered: 1, failed: 0, notSent: 1 });
    expect([received, attempts.map(({ error }) => error)]).toEqual([['evt_1'], [undefined]]);
  });

  it('waits for room before it accepts more than a thousand events', async () => {
    const [first, second] = [Promise.withResolvers<ServerResponse>(), Promise.withResolvers<ServerResponse>()];
    const held = [first, second];
    const { forwarder } = await startForwarder((response) => held.shift()?.resolve(response));
    // One is in flight.
    for (let index = 0; index < 1000; index += 1) await forwarder.forward(event(`evt_${index}`));
    let accepted = false;
    const next = forwarder.forward(event('evt_last')).then(() => {
      accepted = true;
    });
    const response = await first.promise;
    expect(accepted).toBe(false);
    response.end();
    await next;
    const stopped = forwarder.stop();
    (await second.promise).end();
    expect(await stopped).toEqual({ delivered: 2, failed: 0, notSent: 999 });
  });
});
