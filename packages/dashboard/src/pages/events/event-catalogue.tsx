import { useState } from 'react';
import { Link } from 'react-router';
import { eventGroups } from '../../contract/events.ts';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import input from '../../ui/input.module.css';
import { count, label } from '../../ui/labels.ts';
import styles from './event-catalogue.module.css';
import { EventsLayout } from './events-layout.tsx';

/** Lists all events of the contract by collection. */
export function EventCatalogue() {
  const { id } = useOrganization();
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
                  <Link to={paths.event(id, type)} title={summary}>
                    <code>{type}</code>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </EventsLayout>
  );
}
