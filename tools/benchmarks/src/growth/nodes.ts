import { type LoadResult, type Request, sendRequests } from '../load.ts';
import { seedTasks } from '../seed-tasks.ts';
import { costOf, type Growth } from './installation.ts';

const tasks = 10_000;
const seconds = 5;

const requests: Readonly<Record<string, Request>> = {
  'get by ID': { method: 'GET', path: '/api/v1/1/tasks/[id]' },
  'list of 50': { method: 'GET', path: '/api/v1/1/tasks?limit=50' },
  create: { method: 'POST', path: '/api/v1/1/tasks', body: { title: 'Order oak panels', tags: ['procurement'] } },
};

/** Compares 1, 2 and 4 nodes on one PostgreSQL, under 50 connections in all. */
export const measureNodes: Growth = async ({ client, node, startNode }, amount) => {
  await seedTasks(client, 1, tasks);
  const nodes = [node];
  const rows = [];
  for (let count = 1; count <= amount; count *= 2) {
    while (nodes.length < count) nodes.push(await startNode());
    for (const [name, request] of Object.entries(requests)) {
      const load = (duration: number): Promise<LoadResult[]> =>
        Promise.all(
          nodes.map(({ target: { url } }) => {
            const at = { ...node.target, url };
            return sendRequests(at, request, duration, tasks, Math.floor(50 / count));
          }),
        );
      await load(2);
      rows.push({ nodes: count, request: name, ...(await costOf(nodes, () => load(seconds))) });
      await client.query('vacuum analyze records');
    }
  }
  return rows;
};
