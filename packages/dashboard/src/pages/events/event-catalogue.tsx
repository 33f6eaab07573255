import { useState } from 'react';
import { eventGroups } from '../../contract/events.ts';
import { servicePaths } from '../../paths.ts';
import input from '../../ui/input.module.css';
import { count, label } from '../../ui/labels.ts';
import styles from './event-catalogue.module.css';
import { EventsLayout } from './events-layout.tsx';

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
