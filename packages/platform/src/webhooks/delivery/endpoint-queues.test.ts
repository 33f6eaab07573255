import { beforeEach, describe, expect, it } from 'vitest';
import type { LeasedDelivery } from './claim-deliveries.ts';
import type { EndpointQueue } from './endpoint-queue.ts';
import { EndpointQueues } from './endpoint-queues.ts';

let queues: EndpointQueues;

beforeEach(() => {
  queues = new EndpointQueues(10);
});

const addEndpoints = (organizationId: number, ...webhookIds: number[]) =>
  webhookIds.map((webhookId) => queues.get({ organizationId, webhookId }));
function lease(organizationId: number, webhookId: number, count: number, url = `https://${webhookId}.example/`) {
  const deliveries = Array.from(
    { length: count },
    (_, id) => ({ organization_id: organizationId, webhook_id: webhookId, id, url }) as LeasedDelivery,
  );
  queues.enqueue(deliveries);
  return deliveries;
}
const oneHost = 'https://victim.example/';
const now = new Date('2026-03-05T12:00:00.000Z');
const claim = (limit: number) => queues.takeClaimRequests(limit, now).map(({ webhookId, count }) => [webhookId, count]);

describe('EndpointQueues', () => {
  it('claims for the known endpoints of an organization without a poll', () => {
    addEndpoints(1, 11, 12);
    addEndpoints(2, 21);
    expect(queues.markOrganizationDue(1)).toBe(true);
    expect(queues.canClaim).toBe(true);
    expect(claim(10)).toEqual([
      [11, 4],
      [12, 4],
    ]);
  });

  it('needs a poll when no endpoint of an organization is known, or many are', () => {
    addEndpoints(1, ...Array.from({ length: 17 }, (_, index) => index));
    expect([queues.markOrganizationDue(1), queues.markOrganizationDue(2)]).toEqual([false, false]);
    expect(queues.canClaim).toBe(false);
  });

  it('requests equal shares, limited by the room of the endpoint and of the node', () => {
    addEndpoints(1, 11, 12, 13);
    queues.markOrganizationDue(1);
    expect(claim(6)).toEqual([
      [11, 2],
      [12, 2],
      [13, 2],
    ]);
    lease(1, 11, 9);
    queues.markOrganizationDue(1);
    expect(claim(6)).toEqual([[12, 1]]);
    expect(claim(6)).toEqual([[13, 1]]);
  });

  it('claims for a full endpoint again when half of its capacity is free', () => {
    const [queue = expect.fail()] = addEndpoints(1, 11);
    const leased = lease(1, 11, 4);
    queues.markOrganizationDue(1);
    queues.endLeases(queue, leased.slice(0, 1));
    expect(queues.canClaim).toBe(false);
    queues.endLeases(queue, leased.slice(1, 2));
    expect(claim(10)).toEqual([[11, 2]]);
  });

  it('signals a waiting claim when a full node has room again', async () => {
    const [queue = expect.fail()] = addEndpoints(1, 11);
    addEndpoints(2, 21);
    const leased = lease(1, 11, 10);
    queues.markOrganizationDue(2);
    expect(queues.canClaim).toBe(false);
    const signalled = queues.claimable.wait(60_000);
    queues.endLeases(queue, leased.slice(0, 1));
    await signalled;
    expect(claim(10)).toEqual([[21, 1]]);
  });

  it('continues with the endpoints that returned as many deliveries as requested', () => {
    addEndpoints(1, 11, 12);
    queues.markOrganizationDue(1);
    const requests = queues.takeClaimRequests(2, now);
    queues.endClaims(requests, [{ organization_id: 1, webhook_id: 12 } as LeasedDelivery], now);
    expect(claim(10)).toEqual([[12, 4]]);
  });

  it('leases to one host what one endpoint may have, and a delivery of each other', () => {
    queues = new EndpointQueues(1000);
    const ids = Array.from({ length: 40 }, (_, index) => index);
    addEndpoints(1, ...ids);
    for (const id of ids) lease(1, id, 4, oneHost);
    addEndpoints(1, 41);
    addEndpoints(2, 42);
    for (const id of [...ids, 41, 42]) queues.markDue(queues.get({ organizationId: id === 42 ? 2 : 1, webhookId: id }));
    expect(claim(1000)).toEqual([
      [41, 4],
      [42, 4],
    ]);
    for (const id of ids.slice(0, 2)) {
      const queue = queues.get({ organizationId: 1, webhookId: id });
      queues.endLeases(
        queue,
        Array.from({ length: 4 }, (_, each) => ({ ...(queue.last ?? expect.fail()), id: each })),
      );
    }
    expect(claim(1000)).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });
});

describe('the places at a host', () => {
  const waiting = (organizationId: number, webhookId: number, count = 4, url = oneHost) => {
    lease(organizationId, webhookId, count, url);
    return queues.get({ organizationId, webhookId });
  };
  /** Sends all that a queue may. @returns the deliveries, each with a function that ends it */
  function send(queue: EndpointQueue) {
    const sent = [];
    for (let free = queues.hosts.take(queue); free; free = queues.hosts.take(queue))
      sent.push({ free, delivery: queue.startNext() ?? expect.fail() });
    return sent;
  }

  it('are 32 for all webhooks of an organization, and leave those of others and other hosts free', () => {
    queues = new EndpointQueues(1000);
    const sent = Array.from({ length: 100 }, (_, id) => send(waiting(1, id, 4, `https://victim.example:${id}/${id}`)));
    expect(sent.flat()).toHaveLength(32);
    expect(send(waiting(2, 200))).toHaveLength(4);
    expect(send(waiting(1, 201, 4, 'https://other.example/'))).toHaveLength(4);
  });

  it('are 256 for all organizations', () => {
    queues = new EndpointQueues(5000);
    const sent = Array.from({ length: 500 }, (_, id) => send(waiting(id % 50, id)));
    expect(sent.flat()).toHaveLength(256);
  });

  it('are passed on in turn', () => {
    queues = new EndpointQueues(1000);
    const [first = expect.fail()] = Array.from({ length: 8 }, (_, id) => send(waiting(1, id))).flat();
    const [one, two] = [waiting(1, 21), waiting(1, 22)];
    for (const queue of [one, two]) expect(send(queue)).toEqual([]);
    const served: number[] = [];
    let ended = first;
    for (let turn = 0; turn < 4; turn++) {
      ended.free();
      queues.hosts.passOn(ended.delivery, (queue) => {
        const [next] = send(queue);
        if (!next) return false;
        served.push(queue.webhookId);
        ended = next;
        return true;
      });
    }
    expect(served).toEqual([21, 22, 21, 22]);
  });
});

describe('the low-water mark of an endpoint', () => {
  const at = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  const delivery = (id: number, due: number) =>
    ({ organization_id: 1, webhook_id: 11, id, due_at: at(due).toISOString() }) as LeasedDelivery;
  /** Claims once, with the deliveries that the database returns. @returns the mark of the claim */
  function claimOnce(time: Date, claimed: readonly LeasedDelivery[] = [], meanwhile = () => {}) {
    queues.markOrganizationDue(1);
    const requests = queues.takeClaimRequests(2, time);
    meanwhile();
    queues.endClaims(requests, claimed, time);
    return requests[0]?.after;
  }

  beforeEach(() => {
    addEndpoints(1, 11);
  });

  it('is shortly before the last claim that found no more, for transactions that commit late', () => {
    claimOnce(at(0), [delivery(7, -10)]);
    expect(claimOnce(at(60_000))).toEqual({ dueAt: at(-250).toISOString(), id: 0 });
    expect(claimOnce(at(60_010))).toEqual({ dueAt: at(59_750).toISOString(), id: 0 });
  });

  it('is the last delivery of a claim after which there are more', () => {
    claimOnce(at(0), [delivery(7, -10), delivery(8, -10)]);
    expect(claimOnce(at(0))).toEqual({ dueAt: at(-10).toISOString(), id: 8 });
  });

  it('is lowered for a delivery before it, also during a claim', () => {
    const due = { dueAt: at(-3_600_000).toISOString(), id: 5 };
    claimOnce(at(0));
    queues.scheduleDue({ organizationId: 1, webhookId: 11 }, due, at(0));
    expect(claimOnce(at(0))).toEqual({ ...due, id: 4 });
    claimOnce(at(0), [], () => queues.scheduleDue({ organizationId: 1, webhookId: 11 }, due, at(0)));
    expect(claimOnce(at(0))).toEqual({ ...due, id: 4 });
  });

  it('is not raised by a delivery after it', () => {
    const [dueAt, endpoint] = [at(-10).toISOString(), { organizationId: 1, webhookId: 11 }];
    claimOnce(at(0), [delivery(7, -10), delivery(8, -10)]);
    queues.scheduleDue(endpoint, { dueAt, id: 9 }, at(0));
    expect(claimOnce(at(0))).toEqual({ dueAt, id: 8 });
  });

  it('starts again when the clock is set back', () => {
    claimOnce(at(3_600_000));
    expect(claimOnce(at(0))).toEqual({ dueAt: at(-250).toISOString(), id: 0 });
  });
});
