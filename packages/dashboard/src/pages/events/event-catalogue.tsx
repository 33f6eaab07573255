import { type ReactNode, useState } from 'react';
import { eventGroups } from '../../contract/choices.ts';
import { paths, servicePaths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import input from '../../ui/input.module.css';
import { count, label } from '../../ui/labels.ts';
import { Page, PageTabs } from '../../ui/page.tsx';
import styles from './event-catalogue.module.css';

/** Lists all events of the contract by collection. The reference describes each. */
export function EventCatalogue() {
  const [text, setText] = useState('');
  const groups = eventGroups.flatMap(({ collection, events }) => {
    const matching = events.filter(({ type, summary }) =>
      `${type} ${summary}`.toLowerCase().includes(text.toLowerCase()),
    );
    return matching.length > 0 ? [{ collection, events: matching }] : [];
  });
  const total = groups.reduce((sum, { events }) => sum + events.length, 0);
  return (
    <EventsLayout>
      <search className={styles.search}>
        <input
          type="search"
          className={input.input}
          aria-label="Find an event"
          placeholder="Find an event"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <span className="soft" aria-live="polite">
          {count(total, 'event')}
        </span>
      </search>
      <ul className={styles.groups}>
        {groups.map(({ collection, events }) => (
          <li key={collection} className="raised">
            <h2>{label(collection)}</h2>
            <ul>
              {events.map(({ type, summary }) => (
                <li key={type}>
                  <a href={servicePaths.event(type)} title={summary}>
                    <code>{type}</code>
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </EventsLayout>
  );
}

/** The title and tabs of the event catalogue and the live feed. */
export function EventsLayout({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  const { id } = useOrganization();
  return (
    <Page
      title="Events"
      description={
        <>
          Every change of a record is an event. <a href={servicePaths.webhooks}>Webhooks</a> deliver events; the feed
          keeps them for 30 days.
        </>
      }
      actions={actions}
    >
      <PageTabs
        label="Events"
        tabs={[
          { to: paths.events(id), name: 'Catalogue' },
          { to: paths.liveEvents(id), name: 'Live feed' },
        ]}
      />
      {children}
    </Page>
  );
}
