import type { EventType } from '@worklane/client';
import { events, recordName } from '@worklane/contract';
import { collectionNames, resourceOf, resourceOfKind } from '../access.ts';
import type { AnyRecord } from '../records/record-methods.ts';
import { argumentsSchema, reads, type Tool } from '../tool.ts';

interface RecentEventsArguments {
  readonly kinds?: readonly string[];
  readonly actions?: readonly string[];
  readonly since?: string;
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
    'For updates, changed has the old and the new values. For the next page, pass next_cursor as cursor, with the same kinds and ' +
    'actions.',
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
      since: { type: 'string', format: 'date-time', description: 'Such as 2026-03-02T00:00:00Z.' },
      cursor: { type: 'string' },
      limit: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
    });
  },
  async run({ client, signal, now }, { kinds, actions: wanted = actions, since, cursor, limit = 20 }) {
    const entities = kinds?.map((each) => resourceOf(each).kind);
    const types = Object.values(events)
      .filter(({ entity, action }) => (entities?.includes(entity) ?? true) && wanted.includes(action))
      .map(({ type }) => type as EventType);
    const start = since ?? new Date(now() - 24 * hour).toISOString();
    const query = { ...(types.length < Object.keys(events).length && { types }), limit };
    const page = await client.events.list(
      { ...query, ...(cursor === undefined ? { since: start } : { cursor }) },
      { signal },
    );
    return {
      events: page.data.map((event) => compactEvent(event as unknown as AnyEvent)),
      next_cursor: page.has_more ? page.next_cursor : null,
    };
  },
};

interface AnyEvent {
  readonly id: string;
  readonly type: string;
  readonly timestamp: string;
  readonly data: AnyRecord;
  readonly previous?: Readonly<Record<string, unknown>>;
}

/** Changed texts that are longer are cut. */
const maxTextLength = 100;

function compactEvent({ id, type, timestamp, data, previous }: AnyEvent) {
  const resource = resourceOfKind(type.split('.', 1)[0] ?? '');
  const changed = Object.entries(previous ?? {}).filter(([name]) => name !== 'version' && name !== 'updated_at');
  return {
    id,
    type,
    timestamp,
    record: { id: data.id, version: data.version, ...(resource && { name: recordName(resource, data) }) },
    ...(changed.length > 0 && {
      changed: Object.fromEntries(changed.map(([name, old]) => [name, { from: cut(old), to: cut(data[name]) }])),
    }),
  };
}

const cut = (value: unknown): unknown =>
  typeof value === 'string' && value.length > maxTextLength ? `${value.slice(0, maxTextLength)}…` : value;
