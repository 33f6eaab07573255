import { beforeEach, describe, expect, it } from 'vitest';
import type { LeasedDelivery } from './claim-deliveries.ts';
import { EndpointQueues } from './endpoint-queues.ts';

let queues: EndpointQueues;

beforeEach(() => {
  queues = new EndpointQueues(10);
});

const addEndpoints = (organizationId: number, ...webhookIds: number[]) =>
  webhookIds.map((webhookId) => queues.get({ organizationId, webhookId }));
function lease(organizationId: number, webhookId: number, count: number): LeasedDelivery[] {
  const deliveries = Array.from(
    { length: count },
    (_, id) => ({ organization_id: organizationId, webhook_id: webhookId, id }) as LeasedDelivery,
  );
  queues.enqueue(deliveries);
  return deliveries;
}
const claim = (limit: number) => queues.takeClaimRequests(limit).map(({ webhookId, count }) => [webhookId, count]);

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
    const requests = queues.takeClaimRequests(2);
    queues.continueClaims(requests, [{ organization_id: 1, webhook_id: 12 } as LeasedDelivery]);
    expect(claim(10)).toEqual([[12, 4]]);
  });
});
