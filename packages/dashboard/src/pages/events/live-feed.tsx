import { useInfiniteQuery } from '@tanstack/react-query';
import type { Event, EventQuery } from '@worklane/client';
import { events, eventTypes, recordName } from '@worklane/contract';
import { Activity, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { type AnyRecord, collectionOf } from '../../contract/collections.ts';
import { changedFieldNames } from '../../contract/fields.ts';
import { ReferenceFilter } from '../../forms/reference-field.tsx';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CodeBlock } from '../../ui/code.tsx';
import { RelativeTime } from '../../ui/date-time.tsx';
import { FilterBar, InputFilter, SelectFilter, useFilters } from '../../ui/filters.tsx';
import input from '../../ui/input.module.css';
import { fieldLabel, label } from '../../ui/labels.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { EmptyState } from '../../ui/page.tsx';
import { Loading, QueryResult, ShowMore } from '../../ui/query-result.tsx';
import { useToast } from '../../ui/toast.tsx';
import { EventActor } from '../explorer/record-link.tsx';
import { useRedeliverEvent, useWebhooks } from '../webhooks/queries.ts';
import { EventsLayout } from './event-catalogue.tsx';
import styles from './live-feed.module.css';
import { type EventFilters, type LiveEvents, useLiveEvents } from './use-live-events.ts';

const stateLabels: Readonly<Record<LiveEvents['state'], string>> = {
  connecting: 'Connecting',
  live: 'Live',
  paused: 'Paused',
};

const useEventFilters = () => useFilters(['kind', 'actor', 'record_id', 'since', 'until']);

/** Shows the events of the last hour and new ones as they occur, newest first; with a time, those of then. */
export function LiveFeed() {
  const { id, can, memberId } = useOrganization();
  const filters = useEventFilters();
  const { kind, actor, record_id, since, until } = filters.query;
  const query: EventFilters = {
    ...(kind && { types: eventTypes.filter((type) => events[type].entity === kind) }),
    ...(actor && { actor: actor === 'me' ? String(memberId) : actor }),
    ...(record_id && { record_id: Number(record_id) }),
  };
  const isPast = (since ?? until) !== undefined;
  const { events: recent, state, error, pause, resume } = useLiveEvents(isPast ? undefined : query);
  const live = state === 'live';
  return (
    <EventsLayout
      actions={
        !isPast && (
          <Button variant="secondary" onClick={live ? pause : resume}>
            {live ? 'Pause feed' : 'Resume feed'}
          </Button>
        )
      }
    >
      <EventFilterBar filters={filters} />
      {isPast ? (
        <PastEvents query={{ ...query, since, until }} />
      ) : (
        <>
          <p className={styles.state} role="status">
            <Badge tone={live ? 'success' : 'neutral'}>{stateLabels[state]}</Badge>
            <span className="soft">Events of the last hour, and new events as they occur.</span>
          </p>
          {error && <ErrorNotice error={error} retry={resume} />}
          {state === 'connecting' && recent.length === 0 && <Loading />}
          {state !== 'connecting' && recent.length === 0 && !error && filters.active && <NoMatch />}
          {state !== 'connecting' && recent.length === 0 && !error && !filters.active && (
            <EmptyState
              icon={Activity}
              title="No events in the last hour"
              action={can('tasks.write') && <ButtonLink to={paths.newRecord(id, 'tasks')}>Create task</ButtonLink>}
            >
              <p>
                The feed shows every change of a record as it occurs. Create or change one, for example in another tab.
              </p>
            </EmptyState>
          )}
          <EventRows label="Events, newest first" events={recent} />
        </>
      )}
    </EventsLayout>
  );
}

const kinds = [...new Set(eventTypes.map((type) => events[type].entity))];

function EventFilterBar({ filters }: { filters: ReturnType<typeof useEventFilters> }) {
  return (
    <FilterBar className={undefined}>
      <SelectFilter label="Kind" options={kinds} optionLabel={label} {...filters.field('kind')} />
      <ReferenceFilter label="By" kind="member" isActor {...filters.field('actor')} />
      <InputFilter label="Record ID" type="text" {...filters.field('record_id')} />
      <InputFilter label="From" type="datetime-local" {...filters.field('since')} />
      <InputFilter label="To" type="datetime-local" {...filters.field('until')} />
      {filters.active && (
        <Button variant="text" small onClick={filters.clear}>
          Clear filters
        </Button>
      )}
    </FilterBar>
  );
}

/** The events of a time, in the order of the feed. Its pages may have few that match. */
function PastEvents({ query }: { query: Pick<EventQuery, keyof EventFilters | 'since' | 'until'> }) {
  const { queries } = useOrganization();
  const result = useInfiniteQuery(queries.events.infinite({ ...query, limit: 50 }));
  return (
    <QueryResult query={result}>
      {({ pages }) => (
        <>
          <EventRows label="Events, oldest first" events={pages.flatMap(({ data }) => data)} />
          {!result.hasNextPage && pages.every(({ data }) => data.length === 0) && <NoMatch />}
          <ShowMore query={result}>Show later events</ShowMore>
        </>
      )}
    </QueryResult>
  );
}

const NoMatch = () => <p className="soft">No events match these filters.</p>;

const EventRows = ({ label, events: shown }: { label: string; events: readonly Event[] }) =>
  shown.length > 0 && (
    <ul className={`raised ${styles.feed}`} aria-label={label}>
      {shown.map((event) => (
        <EventRow key={event.id} event={event} />
      ))}
    </ul>
  );

/** One event. It expands to its payload. */
function EventRow({ event }: { event: Event }) {
  const { id, can } = useOrganization();
  const [open, setOpen] = useState(false);
  // The service may be newer than the page, and have more kinds.
  const known = Object.hasOwn(events, event.type) ? events[event.type] : undefined;
  const [entity = '', action] = String(event.type).split('.');
  const resource = known && collectionOf(known.entity);
  const record: AnyRecord = { ...event.data };
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <code>{event.type}</code>
          <span>{resource ? recordName(resource, record) : record.id}</span>
          <span>
            <RelativeTime at={event.timestamp} />
          </span>
        </summary>
        {open && (
          <div className={styles.payload}>
            <p className="soft">
              {event.actor && (
                <>
                  By <EventActor actor={event.actor} />
                  {'. '}
                </>
              )}
              {'previous' in event &&
                `Changed: ${changedFieldNames(Object(event.previous)).map(fieldLabel).join(', ')}. `}
              {action !== 'deleted' && resource && (
                <Link to={paths.record(id, resource.collection, record.id)}>Open {entity}</Link>
              )}
            </p>
            {known && can('webhooks.write') && <RedeliverToWebhook event={event} />}
            <CodeBlock title={event.id} code={JSON.stringify(event, null, 2)} json />
          </div>
        )}
      </details>
    </li>
  );
}

/** Delivers an event to a webhook that the user chooses, and opens the delivery. Nothing without an enabled webhook. */
export function RedeliverToWebhook({ event: { id: eventId, type } }: { event: Pick<Event, 'id' | 'type'> }) {
  const { id } = useOrganization();
  const navigate = useNavigate();
  const toast = useToast();
  const webhooks = (useWebhooks().data?.data ?? []).filter(({ status }) => status === 'enabled');
  const subscribed = webhooks.find(({ events }) => events.includes(type));
  const [chosen, setChosen] = useState<number>();
  const webhookId = chosen ?? (subscribed ?? webhooks[0])?.id;
  const { mutate, isPending } = useRedeliverEvent();
  if (webhookId === undefined) return null;
  const redeliver = () =>
    mutate(
      { webhookId, eventId },
      {
        onSuccess: async () => {
          toast('Event redelivered');
          await navigate(paths.webhook(id, webhookId), { state: { openDelivery: eventId } });
        },
        onError: (error) => toast(error.message),
      },
    );
  return (
    <div className={styles.redeliver}>
      <label>
        <span className="visually-hidden">Webhook</span>
        <select className={input.input} value={webhookId} onChange={({ target }) => setChosen(Number(target.value))}>
          {webhooks.map((webhook) => (
            <option key={webhook.id} value={webhook.id}>
              {webhook.url}
            </option>
          ))}
        </select>
      </label>
      <Button variant="secondary" pending={isPending} onClick={redeliver}>
        <RotateCcw aria-hidden />
        Redeliver event
      </Button>
    </div>
  );
}
