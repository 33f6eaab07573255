import type { EventType } from '@worklane/client';
import { events, recordName } from '@worklane/contract';
import { collectionNames, resourceOf, resourceOfKind } from '../access.ts';
import { fitResult, shortenField, shortenText } from '../records/fit-result.ts';
import { type AnyRecord, recordMethods } from '../records/record-methods.ts';
import { argumentsSchema, idArgument, kindSchema, limitArgument, reads, type Tool } from '../tool.ts';

interface RecentEventsArguments {
  readonly kinds?: readonly string[];
  readonly actions?: readonly string[];
  readonly actor?: string;
  readonly since?: string;
  readonly until?: string;
  readonly cursor?: string;
  readonly limit?: number;
}

const actions = [...new Set(Object.values(events).map(({ action }) => action))];
const hour = 3_600_000;

export const recentEvents: Tool<RecentEventsArguments> = {
  name: 'recent_events',
  title: 'Show recent events',
  description:
    'Lists records that were created, updated or deleted, oldest first: in the last 24 hours, or since a time in the last 30 days. ' +
    'For updates, changed has the old and the new values, long ones shortened. For the next page, pass next_cursor as cursor, with the same filters.',
  annotations: reads,
  inputSchema: ({ readable }) => {
    const kinds = readable.filter(({ kind }) => Object.values(events).some(({ entity }) => entity === kind));
    if (kinds.length === 0) return undefined;
    return argumentsSchema({
      kinds: {
        type: 'array',
        items: { type: 'string', enum: collectionNames(kinds) },
        minItems: 1,
        description: 'Default: all.',
      },
      actions: { type: 'array', items: { type: 'string', enum: actions }, minItems: 1, description: 'Default: all.' },
      actor: {
        type: 'string',
        minLength: 1,
        description: 'Only changes by this member ID, client ID, or type of actor: member, application, agent, system.',
      },
      since: { type: 'string', format: 'date-time', description: 'Such as 2026-03-02T00:00:00Z.' },
      until: { type: 'string', format: 'date-time' },
      cursor: { type: 'string' },
      limit: limitArgument(20),
    });
  },
  async run({ client, signal, now }, { kinds, actions: wanted = actions, since, cursor, limit = 20, ...filters }) {
    const entities = kinds?.map((each) => resourceOf(each).kind);
    const types = Object.values(events)
      .filter(({ entity, action }) => (entities?.includes(entity) ?? true) && wanted.includes(action))
      .map(({ type }) => type as EventType);
    const start = since ?? new Date(now() - 24 * hour).toISOString();
    const filter = types.length < Object.keys(events).length && { types };
    const query = { ...filters, ...filter, ...(cursor === undefined ? { since: start } : { cursor }) };
    return readEvents((size) => client.events.list({ ...query, limit: size }, { signal }), limit);
  },
};

interface EventsPage {
  readonly data: readonly object[];
  readonly next_cursor: string | null;
  readonly has_more?: boolean;
}

/** Returns the first events of a list, as many as are small enough. */
async function readEvents(list: (limit: number) => Promise<EventsPage>, limit: number): Promise<object> {
  const { data, has_more = true, next_cursor } = await list(limit);
  const page = fitResult(data.length, (count, maxText) => ({
    events: data
      .slice(0, count)
      .map((event) => compactEvent(event as unknown as AnyEvent, Math.min(maxText, maxTextLength))),
    next_cursor: has_more ? next_cursor : null,
  }));
  const { length } = page.events;
  // Only the API knows the cursor after fewer events.
  return length < data.length ? readEvents(list, length) : page;
}

interface AnyEvent {
  readonly id: string;
  readonly type: string;
  readonly timestamp: string;
  readonly actor?: object;
  readonly data: AnyRecord;
  readonly previous?: Readonly<Record<string, unknown>>;
}

/** Changed texts and lists that are longer are shortened. */
const maxTextLength = 100;

/** The fields that every change sets, of which the event itself has the values. */
const ofEveryChange = new Set(['version', 'updated_at', 'updated_by']);

function compactEvent({ id, type, timestamp, actor, data, previous }: AnyEvent, maxText: number) {
  const resource = resourceOfKind(type.split('.', 1)[0] ?? '');
  const changed = Object.entries(previous ?? {}).filter(([name]) => !ofEveryChange.has(name));
  return {
    id,
    type,
    timestamp,
    ...(actor && { actor }),
    record: {
      id: data.id,
      version: data.version,
      ...(resource && { name: shortenText(recordName(resource, data), maxText) }),
    },
    ...(changed.length > 0 && {
      changed: Object.fromEntries(
        changed.map(([name, old]) => [
          name,
          { from: shortenField(name, old, maxText), to: shortenField(name, data[name], maxText) },
        ]),
      ),
    }),
  };
}

interface HistoryArguments {
  readonly kind: string;
  readonly id: number;
  readonly cursor?: string;
  readonly limit?: number;
}

export const recordHistory: Tool<HistoryArguments> = {
  name: 'record_history',
  title: 'Show the history of a record',
  description: 'Lists who changed a record in the last year, when, and what, newest first, also after its deletion.',
  annotations: reads,
  inputSchema: ({ readable }) =>
    kindSchema(
      readable.filter(({ schemas }) => schemas.update),
      { id: idArgument, cursor: { type: 'string' }, limit: limitArgument(20) },
      ['id'],
    ),
  run({ client, signal }, { kind, id, cursor, limit = 20 }) {
    const { history } = recordMethods(client, resourceOf(kind));
    return readEvents((size) => history(id, { cursor, limit: size }, { signal }), limit);
  },
};
