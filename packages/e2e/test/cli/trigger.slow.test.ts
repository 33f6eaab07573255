import { type Client, createClient, type Event } from '@worklane/client';
import { eventTypes, type Resource, resources } from '@worklane/contract';
import { beforeAll, expect, it } from 'vitest';
import { accessToken } from '../../src/listen/access-token.ts';
import { type OwnOrganization, ownOrganization } from '../environment/shared-platform.ts';
import { runWorklane } from './worklane.ts';

let platform: OwnOrganization;
let token: string;
let client: Client;

beforeAll(async () => {
  platform = await ownOrganization();
  token = await accessToken(platform);
  client = createClient({ baseUrl: platform.baseUrl, auth: token });
});

const worklane = (...args: string[]) => runWorklane(platform, token, args);

const eventsIn = (stdout: string): Event[] =>
  stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** Removes what a command prints about its progress after a second, as on a slow machine. */
const withoutProgress = (stderr: string) => stderr.replaceAll(/^(Causing|Deleting|Waiting) .*\n/gm, '');

const countTypes = (events: readonly { type: string }[], type: string) =>
  events.filter((event) => event.type === type).length;

/** Returns the IDs of all records by collection. */
async function recordIds(): Promise<Record<string, number[]>> {
  const writable = Object.values<Resource>(resources).filter(({ schemas }) => schemas.create !== null);
  const lists = writable.map(async ({ collection, property }) => {
    const { data } = await client[property as 'tasks'].list({ limit: 200 });
    return [collection, data.map(({ id }) => id).toSorted((a, b) => a - b)];
  });
  return Object.fromEntries(await Promise.all(lists));
}

it('trigger causes every event type on a service, and prints the events of the feed', async () => {
  const { exitCode, stdout, stderr } = await worklane('trigger', '*', '--json');
  expect([exitCode, withoutProgress(stderr)]).toEqual([0, expect.stringMatching(/^Created: /)]);
  const printed = eventsIn(stdout);
  expect(eventTypes.filter((type) => countTypes(printed, type) === 0)).toEqual([]);
  // Without --clean, an update and a deletion come from nothing but their own type.
  const single = eventTypes.filter((type) => !type.endsWith('.created'));
  expect(single.filter((type) => countTypes(printed, type) !== 1)).toEqual([]);
  const feed: string[] = [];
  for await (const { id } of client.events.iterate()) feed.push(id);
  expect(printed.map(({ id }) => id)).toEqual(feed);
});

it('trigger --clean deletes all records that it created', async () => {
  const before = await recordIds();
  const { exitCode, stdout, stderr } = await worklane('trigger', '*', '--clean', '--json');
  expect([exitCode, withoutProgress(stderr)]).toEqual([0, '']);
  expect(await recordIds()).toEqual(before);
  const printed = eventsIn(stdout);
  const created = printed.filter(({ type }) => type.endsWith('.created'));
  expect(printed.filter(({ type }) => type.endsWith('.deleted'))).toHaveLength(created.length);
});
