import { operations, resources } from '@worklane/contract';
import { messagesOf, type StreamMessage, type StreamReading } from '../event-stream.ts';
import { MissingPrerequisite } from '../fixtures/missing-prerequisite.ts';
import { expectEqual, expectThat } from '../mismatch.ts';
import type { Session } from '../session.ts';
import { expectError, expectStatus } from '../world/expectations.ts';
import type { FeedEvent } from '../world/feed.ts';
import { createRecord } from '../world/records.ts';
import type { CasesOf, Scenario, Scene } from './case.ts';
import { foreignCursor } from './event-feed.ts';
import { bearer, type EventSeries, makeEvent, prepareSeries } from './event-series.ts';
import { newToken } from './oauth-revocation.ts';
import { changeOtherOrganization } from './other-organization.ts';

/** The stream sends the events of the feed once, in order, from any position on. */
export const eventStream: CasesOf = ({ id }) => (id === operations.streamEvents.id ? [...scenarios] : []);

const scenario = (name: string, run: Scenario['run'], needs: Scenario['needs'] = ['state']): Scenario => ({
  name,
  needs,
  run,
});

const scenarios: readonly Scenario[] = [
  scenario('sends each event of the feed when it happens', async (scene) => {
    const series = await prepareSeries(scene);
    const { events, messages } = await streamSeries(scene, series);
    expectMessages(messages, events);
  }),
  scenario('resumes after Last-Event-ID', async (scene) => {
    const series = await prepareSeries(scene);
    const { events, messages, opened } = await streamSeries(scene, series);
    const resume = async (id: string | undefined, expected: readonly FeedEvent[]) => {
      const made: FeedEvent[] = [];
      const all = await readStream(scene.session, { lastEventId: id ?? '' }, expected.length + 1, async () => {
        made.push(await makeEvent(scene));
      });
      expectMessages(all, [...expected, ...made]);
      events.push(...made);
    };
    await resume(messages[1]?.id, events.slice(2));
    await resume(messages.at(-1)?.id, events.slice(messages.length));
    if (opened?.id !== undefined) await resume(opened.id, [...events]);
  }),
  scenario('sends the events of the requested types', async (scene) => {
    const series = await prepareSeries(scene);
    const isRequested = ({ type }: FeedEvent) => type.endsWith('.deleted');
    const types = 'task.deleted,contact.deleted';
    const { events, messages } = await streamSeries(scene, series, { types }, 2);
    const expected = events.filter((event) => isRequested(event) && types.includes(event.type));
    expectMessages(messages, expected);
  }),
  scenario(
    'sends only events whose scope the token has',
    async (scene) => {
      const [narrow] = scene.target.tokens.narrow;
      if (!narrow) throw new MissingPrerequisite('the credentials provide no token with one scope');
      const series = await prepareSeries(scene);
      const { events, messages } = await streamSeries(scene, series, { token: narrow.token }, 3);
      const kind = narrow.scope.split('.')[0]?.slice(0, -1);
      const own = events.filter(({ type }) => type.startsWith(`${kind}.`));
      expectMessages(messages, own);
    },
    ['state', 'tokens'],
  ),
  scenario(
    'sends only events of the organization of the token',
    async (scene) => {
      const { target, session } = scene;
      const { foreign } = target.tokens;
      if (foreign === undefined) throw new MissingPrerequisite('the credentials provide no such token');
      let expected: readonly object[] = [];
      const messages = await readStream(session, { token: foreign }, 2, async () => {
        await makeEvent(scene);
        expected = (await changeOtherOrganization(scene)).events;
      });
      const given = messages
        .map(({ data = '' }) => JSON.parse(data) as FeedEvent)
        .map(({ type, data: { id }, organization_id }) => ({ type, id, organization_id }));
      expectEqual('the events', given, expected);
    },
    ['state', 'tokens'],
  ),
  scenario(
    'ends with the validity of its token',
    async (scene) => {
      const { session } = scene;
      const { client, token } = await newToken(scene);
      let isEnded = false;
      const messages = await readAll(
        session,
        { token },
        {
          async onOpen() {
            await client.revoke(token);
            await createRecord(scene, resources.tasks, { title: 'Wax oak panels' });
          },
          isEnough: (all) => all.some(isEvent),
          onEnd() {
            isEnded = true;
          },
        },
      );
      expectThat(isEnded && !messages.some(isEvent), 'expected the stream to end when its token was revoked');
    },
    ['state', 'oauth'],
  ),
  scenario(
    'rejects a Last-Event-ID of another organization, and one of no feed',
    async (scene) => {
      for (const id of [await foreignCursor(scene), 'bm90IG9uZQ']) {
        const headers = { 'last-event-id': id, accept: 'text/event-stream' };
        expectError(await scene.session.request(operations.streamEvents, { headers }), 400, 'invalid_cursor');
      }
    },
    ['state', 'tokens'],
  ),
];

interface StreamOptions {
  readonly lastEventId?: string;
  readonly types?: string;
  readonly token?: string;
}

/** Streams the events of changes. @returns what was sent, and the events of the feed */
async function streamSeries(scene: Scene, series: EventSeries, options: StreamOptions = {}, count?: number) {
  const events: FeedEvent[] = [];
  let isMade = false;
  const all = await readAll(scene.session, options, {
    onOpen: async () => {
      events.push(...(await series.make()));
      isMade = true;
    },
    isEnough: (messages) => isMade && messages.filter(isEvent).length >= (count ?? events.length),
  });
  return { events, messages: all.filter(isEvent), opened: all.find((message) => !isEvent(message)) };
}

/** Reads a stream until it has sent some events. @param onOpen makes changes */
export const readStream = async (
  session: Session,
  options: StreamOptions,
  count: number,
  onOpen: () => Promise<void>,
) =>
  (
    await readAll(session, options, { onOpen, isEnough: (messages) => messages.filter(isEvent).length >= count })
  ).filter(isEvent);

async function readAll(
  session: Session,
  { lastEventId, types, token }: StreamOptions,
  stream: StreamReading,
): Promise<StreamMessage[]> {
  const response = await session.request(operations.streamEvents, {
    ...(types !== undefined && { query: `?types=${types}` }),
    headers: {
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
      ...(token !== undefined && bearer(token)),
    },
    stream,
  });
  expectStatus(response, 200);
  return messagesOf(session.exchanges.findLast(({ request }) => request.stream === stream)?.response.body ?? '');
}

const isEvent = ({ data }: StreamMessage) => data !== undefined;

export function expectMessages(messages: readonly StreamMessage[], events: readonly FeedEvent[]): void {
  const given = messages.map(({ data = '', event }) => ({ event, data: JSON.parse(data) as unknown }));
  const expected = events.map((event) => ({ event: event.type, data: event }));
  expectEqual('the messages', given, expected);
  const ids = new Set(messages.map(({ id }) => id));
  const isUnique = ids.size === messages.length && !ids.has(undefined);
  expectThat(isUnique, `expected each message to have an id of its own, got ${[...ids].join(', ')}`);
}
