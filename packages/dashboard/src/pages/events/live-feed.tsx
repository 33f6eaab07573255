import { Activity } from 'lucide-react';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization-context.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Loading } from '../../ui/loading.tsx';
import { ProblemNotice } from '../../ui/problem-notice.tsx';
import { EventRow } from './event-row.tsx';
import { EventsPage } from './events-page.tsx';
import styles from './live-feed.module.css';
import { useLiveEvents } from './use-live-events.ts';

/** The events of the organization as they happen, newest first, beginning an hour ago. */
export function LiveFeed() {
  const { id } = useOrganization();
  const { events, state, error, pause, resume } = useLiveEvents();
  const live = state === 'live';
  return (
    <EventsPage
      actions={
        <Button look="quiet" onClick={live ? pause : resume}>
          {live ? 'Pause' : 'Go on'}
        </Button>
      }
    >
      <p className={styles.state} role="status">
        <Badge tone={live ? 'good' : 'neutral'}>{live ? 'Live' : state === 'paused' ? 'Paused' : 'Connecting'}</Badge>
        <span className="soft">The last hour, and what happens from now on.</span>
      </p>
      {error && <ProblemNotice error={error} retry={resume} />}
      {state === 'connecting' && events.length === 0 && <Loading />}
      {state !== 'connecting' && events.length === 0 && !error && (
        <Empty
          icon={Activity}
          title="Nothing has happened in the last hour"
          action={<ButtonLink to={paths.newRecord(id, 'tasks')}>Create a task</ButtonLink>}
        >
          <p>Create or change a record, in another window for instance: the event appears here at once.</p>
        </Empty>
      )}
      {events.length > 0 && (
        <ul className={`raised ${styles.feed}`} aria-label="Events, newest first">
          {events.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </ul>
      )}
    </EventsPage>
  );
}
