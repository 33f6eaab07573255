import { beforeEach, expect, test } from 'vitest';
import { Lanes } from './lanes.ts';

let lanes: Lanes;
let rings: number;

beforeEach(() => {
  rings = 0;
  lanes = new Lanes({ concurrency: 10, onReady: () => rings++ });
});

const use = (organizationId: number, ...webhookIds: number[]): void => {
  for (const id of webhookIds) lanes.of(organizationId, id);
};
const taken = (limit: number) => lanes.take(limit).map(({ lane: { webhookId }, count }) => [webhookId, count]);

test('of the endpoints that are known in an organization it is claimed without a look', () => {
  use(1, 11, 12);
  use(2, 21);
  expect(lanes.mayBeDue(1)).toBe(true);
  expect(rings).toBeGreaterThan(0);
  expect(taken(10)).toEqual([
    [11, 4],
    [12, 4],
  ]);
});

test('where none is known, or many are, it takes a look', () => {
  use(1, ...Array.from({ length: 17 }, (_, index) => index));
  expect([lanes.mayBeDue(1), lanes.mayBeDue(2)]).toEqual([false, false]);
  expect([rings, lanes.canClaim]).toEqual([0, false]);
});

test('shares are equal, and none is more than the lane or the node has room for', () => {
  use(1, 11, 12, 13);
  lanes.mayBeDue(1);
  expect(taken(6)).toEqual([
    [11, 2],
    [12, 2],
    [13, 2],
  ]);
  const lane = lanes.of(1, 11);
  for (let held = 0; held < 9; held++) lanes.hold(lane);
  lanes.mayBeDue(1);
  expect(taken(6)).toEqual([[12, 1]]);
  expect(taken(6)).toEqual([[13, 1]]);
});

test('a lane that is full is ready again when half of it is free', () => {
  use(1, 11);
  const lane = lanes.of(1, 11);
  for (let held = 0; held < 4; held++) lanes.hold(lane);
  lanes.mayBeDue(1);
  lanes.letGo(lane);
  expect(lanes.canClaim).toBe(false);
  lanes.letGo(lane);
  expect(taken(10)).toEqual([[11, 2]]);
});

test('a node that is full goes on with whoever is ready, when another lane lets go', () => {
  use(1, 11);
  use(2, 21);
  const lane = lanes.of(1, 11);
  for (let held = 0; held < 10; held++) lanes.hold(lane);
  lanes.mayBeDue(2);
  expect([rings, lanes.canClaim]).toEqual([0, false]);
  lanes.letGo(lane);
  expect([rings, lanes.canClaim]).toEqual([1, true]);
  expect(taken(10)).toEqual([[21, 1]]);
});
