import { randomUUID } from 'node:crypto';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { type Resource, resources } from '@worklane/contract';
import type { Store } from '../../src/database/store.ts';
import { addMember, type MemberDependencies } from '../../src/identity/members.ts';
import { type Inject, TestOrganization } from '../../test/environment/test-organization.ts';
import type { Identity } from '../../test/webhooks/test-authority.ts';
import type { RecordedResponses, RecordedWebhook, Release } from './release.ts';

/** An organization whose requests carry an access token, and whose members can sign in. */
export class RecordedOrganization extends TestOrganization {
  readonly #members: MemberDependencies;

  constructor(store: Store, inject: Inject, id: number, token: string, members: MemberDependencies) {
    super(store, inject, id, token);
    this.#members = members;
  }

  override async member(): Promise<number> {
    const email = `person.${randomUUID()}@worklane.example`;
    return (await addMember(this.#members, this.id, { name: 'Ebba Lind', email, role: 'member' })).id;
  }
}

type Captured = Pick<Release, 'feedCursors' | 'listPage'> & { responses: RecordedResponses };

/** Pages of the feed that are read before the cursor `middle` is taken. */
const pagesBeforeMiddle = 3;

/** Reads all resources of an organization through the API. */
export async function captureResponses(
  organization: TestOrganization,
  webhooks: readonly RecordedWebhook[],
): Promise<Captured> {
  const lists: RecordedResponses['lists'] = {};
  for (const { collection } of Object.values<Resource>(resources)) {
    const { data, next_cursor } = await read(organization, `/api/v1/${organization.id}/${collection}?limit=200`);
    if (next_cursor !== null) throw new Error(`There are more than 200 ${collection}.`);
    lists[collection] = data;
  }
  const { events, ...feedCursors } = await readFeed(organization);
  const logs: RecordedResponses['logs'] = {};
  for (const { id } of webhooks) {
    logs[id] = (await read(organization, `/api/webhooks/${id}/logs?limit=200`)).data;
  }
  const responses = { lists, events, webhooks: (await read(organization, '/api/webhooks')).data, logs };
  return { feedCursors, listPage: await readListPage(organization), responses };
}

async function readFeed(organization: TestOrganization) {
  const events: RecordedResponses['events'] = [];
  const cursors: string[] = [];
  let eventsBeforeMiddle = 0;
  for (let hasMore = true; hasMore; ) {
    const cursor = cursors.at(-1);
    const page = await read(organization, `/api/events?limit=20${cursor ? `&cursor=${cursor}` : ''}`);
    events.push(...page.data);
    cursors.push(page.next_cursor);
    if (cursors.length === pagesBeforeMiddle) eventsBeforeMiddle = events.length;
    hasMore = page.has_more;
  }
  return { events, middle: cursors[pagesBeforeMiddle - 1] ?? '', eventsBeforeMiddle, end: cursors.at(-1) ?? '' };
}

async function readListPage(organization: TestOrganization): Promise<Release['listPage']> {
  const path = `/api/v1/${organization.id}/tasks?limit=2&sort=-created_at`;
  const { next_cursor: cursor } = await read(organization, path);
  const { data } = await read(organization, `${path}&cursor=${cursor}`);
  return { path, cursor, ids: data.map(({ id }: { id: number }) => id) };
}

async function read(organization: TestOrganization, path: string) {
  const { status, body } = await organization.requestPath('GET', path);
  if (status !== 200) throw new Error(`GET ${path}: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** The response status by path; any other path never gets a response. */
const statuses: Readonly<Record<string, number>> = { '/accepting': 204, '/failing': 503 };

/** Opens a webhook receiver. */
export async function openRecordingReceiver(identity: Identity): Promise<{ origin: string; close(): void }> {
  const server = createServer(identity, (request, response) => {
    const status = statuses[request.url ?? ''];
    request.resume();
    if (status !== undefined)
      response.writeHead(status, { server: 'recording' }).end(status === 204 ? '' : 'Try again later.');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
