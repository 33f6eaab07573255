import type { Event } from '@worklane/client';
import { events, recordName } from '@worklane/contract';
import { Activity } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { type AnyRecord, collectionOf } from '../../contract/collections.ts';
import { changedFieldNames } from '../../contract/fields.ts';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CodeBlock } from '../../ui/code.tsx';
import { RelativeTime } from '../../ui/date-time.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { fieldLabel } from '../../ui/labels.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Loading } from '../../ui/query-result.tsx';
import { EventActor } from '../explorer/event-actor.tsx';
import { EventsLayout } from './events-layout.tsx';
import styles from './live-feed.module.css';
import { RedeliverToWebhook } from './redeliver-to-webhook.tsx';
import { type LiveEvents, useLiveEvents } from './use-live-events.ts';

const stateLabels: Readonly<Record<LiveEvents['state'], string>> = {
  connecting: 'Connecting',
  live: 'Live',
  paused: 'Paused',
};

/** Shows the events of the last hour and new ones as they occur, newest first. */
export function LiveFeed() {
  const { id, can } = useOrganization();
  const { events, state, error, pause, resume } = useLiveEvents();
  const live = state === 'live';
  return (
    <EventsLayout
      actions={
        <Button variant="secondary" onClick={live ? pause : resume}>
          {live ? 'Pause feed' : 'Resume feed'}
        </Button>
      }
    >
      <p className={styles.state} role="status">
        <Badge tone={live ? 'success' : 'neutral'}>{stateLabels[state]}</Badge>
        <span className="soft">Events of the last hour, and new events as they occur.</span>
      </p>
      {error && <ErrorNotice error={error} retry={resume} />}
      {state === 'connecting' && events.length === 0 && <Loading />}
      {state !== 'connecting' && events.length === 0 && !error && (
        <EmptyState
          icon={Activity}
          title="No events in the last hour"
          action={can('tasks.write') && <ButtonLink to={paths.newRecord(id, 'tasks')}>Create task</ButtonLink>}
        >
          <p>The feed shows every change of a record as it occurs. Create or change one, for example in another tab.</p>
        </EmptyState>
      )}
      {events.length > 0 && (
        <ul className={`raised ${styles.feed}`} aria-label="Events, newest first">
          {events.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </ul>
      )}
    </EventsLayout>
  );
}

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
