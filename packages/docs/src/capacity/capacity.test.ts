import { expect, it } from 'vitest';
import { capacityFor, type Demand } from './capacity.ts';

const idle: Demand = {
  organizations: 1,
  records: 0,
  reads: 0,
  lists: 0,
  changes: 0,
  eventPages: 0,
  webhooks: 0,
  streams: 0,
  average: 25,
  cores: 16,
  terabytes: 4,
};
const nodesFor = (demand: Partial<Demand>) => capacityFor({ ...idle, ...demand }).nodes;

it('needs one node and one server without load', () => {
  expect(capacityFor(idle)).toMatchObject({ nodes: 1, servers: 1, connections: 14 });
});

it.each(['reads', 'lists', 'changes', 'eventPages', 'streams'] as const)('needs nodes in proportion to %s', (name) => {
  const nodes = nodesFor({ [name]: 100_000 });
  expect(nodes).toBeGreaterThan(4);
  expect(nodesFor({ [name]: 200_000 }) / nodes).toBeCloseTo(2, 0);
});

it('counts a delivery for each webhook of a change', () => {
  expect(nodesFor({ changes: 50_000, webhooks: 5 })).toBeGreaterThan(2 * nodesFor({ changes: 50_000 }));
});

it('needs more servers for more records than one can store', () => {
  const { servers, gigabytes, fullness } = capacityFor({ ...idle, records: 10_000_000_000, terabytes: 4 });
  expect(gigabytes).toBeCloseTo(9800, -2);
  expect(servers).toBe(3);
  expect(fullness[0]?.resource).toBe('The storage of a PostgreSQL server');
});

it('names the resource that is exhausted first, in reads another than in changes', () => {
  const first = (demand: Partial<Demand>) => capacityFor({ ...idle, ...demand }).fullness[0]?.resource;
  expect(first({ reads: 10_000 })).toBe('The core of a node');
  expect(first({ eventPages: 10_000, cores: 1 })).toBe('The cores of a PostgreSQL server');
  expect(first({ streams: 10_000 })).toBe('Event streams of a node');
});
