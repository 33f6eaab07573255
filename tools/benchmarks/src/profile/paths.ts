import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout } from 'node:timers/promises';
import type { Child } from '@worklane/testing/child';
import type { Environment } from '../deliveries/environment.ts';
import { subscribe, waitUntilDelivered, writeTasks } from '../deliveries/node-commands.ts';
import { seedDeliveries } from '../deliveries/seed.ts';
import { sendRequests } from '../load/load.ts';
import type { PlatformTarget } from '../resources/platform.ts';
import { scenarios } from '../resources/scenarios.ts';

/** What a path of the service needs to be measured: a service under load, or a node that writes and delivers. */
export type Path =
  | { readonly load: (target: PlatformTarget, seconds: number) => Promise<number> }
  | {
      readonly delivers: boolean;
      /** Returns the load. */
      readonly prepare: (environment: Environment, node: Child, seconds: number) => Promise<() => Promise<number>>;
    };

const requests = (part: string): Path => ({
  async load(target, seconds) {
    const scenario = scenarios.find(({ name }) => name.startsWith(part));
    if (!scenario) throw new Error(`No scenario begins with ${part}.`);
    return (await sendRequests(target, scenario.request, { seconds }, tasks)).requests;
  },
});

/** The number of tasks in the organization. */
export const tasks = 10_000;

const organization = 1;

/** The paths by name. Each returns the number of its requests, deliveries or events. */
export const paths: Readonly<Record<string, Path>> = {
  get: requests('get'),
  list: requests('list'),
  create: requests('create'),
  update: requests('update'),
  token: {
    async load(target, seconds) {
      const { clientId: client_id, clientSecret: client_secret } = target;
      const form = {
        grant_type: 'client_credentials',
        organization_id: '1',
        scope: 'tasks.read',
        client_id,
        client_secret,
      };
      const request = { method: 'POST', path: '/oauth/token', form } as const;
      return (await sendRequests({ url: target.url }, request, { seconds }, 1)).requests;
    },
  },
  stream: {
    async load(target, seconds) {
      const streams = await Promise.all(Array.from({ length: 50 }, () => openStream(target)));
      const { request } = scenarios.find(({ name }) => name.startsWith('create')) ?? {};
      if (!request) throw new Error('No scenario creates records.');
      // At a rate, because the cost of each event for 50 readers is to be seen, not that of creations.
      const until = performance.now() + seconds * 1000;
      while (performance.now() < until) {
        await Promise.all([sendRequests(target, request, { amount: 100 }, tasks), setTimeout(200)]);
      }
      await setTimeout(1000);
      return streams.reduce((sum, stream) => sum + stream.close(), 0);
    },
  },
  'fan-out': {
    delivers: false,
    async prepare({ receiver }, node, seconds) {
      const urls = Array.from({ length: 100 }, (_, index) => `${receiver.origin}/${index}`);
      await subscribe(node, organization, urls);
      const perSecond = 100;
      return async () => {
        await writeTasks(node, organization, perSecond, perSecond * seconds);
        return perSecond * seconds * urls.length;
      };
    },
  },
  delivery: {
    delivers: true,
    async prepare(environment, node, seconds) {
      const urls = Array.from({ length: 10 }, (_, index) => `${environment.receiver.origin}/${index}`);
      const ids = await subscribe(node, organization, urls);
      await writeTasks(node, organization, 1000, 10);
      await waitUntilDelivered(environment, organization, ids);
      const count = 10_000 * seconds;
      return async () => {
        await seedDeliveries(environment.database, organization, ids, count);
        await waitUntilDelivered(environment, organization, ids);
        return count;
      };
    },
  },
};

async function openStream({ url, token }: PlatformTarget): Promise<{ close: () => number }> {
  const controller = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api/events/stream`, { headers, signal: controller.signal });
  if (!response.body) throw new Error(`${url} did not open a stream: ${response.status}.`);
  let events = 0;
  const read = async (lines: AsyncIterable<string>) => {
    for await (const line of lines) if (line.startsWith('id: ')) events += 1;
  };
  read(createInterface(Readable.fromWeb(response.body as ReadableStream))).catch(() => undefined);
  return {
    close() {
      controller.abort();
      return events;
    },
  };
}
