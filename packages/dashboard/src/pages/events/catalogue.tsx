import { useState } from 'react';
import { Link } from 'react-router';
import { eventGroups } from '../../contract/event-groups.ts';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization-context.ts';
import input from '../../ui/input.module.css';
import { count, words } from '../../ui/words.ts';
import styles from './catalogue.module.css';
import { EventsPage } from './events-page.tsx';

/** All events of the contract, by kind of record. */
export function Catalogue() {
  const { id } = useOrganization();
  const [typed, setTyped] = useState('');
  const groups = eventGroups.flatMap(({ collection, events }) => {
    const found = events.filter(({ type, summary }) =>
      `${type} ${summary}`.toLowerCase().includes(typed.toLowerCase()),
    );
    return found.length > 0 ? [{ collection, events: found }] : [];
  });
  const shown = groups.reduce((sum, { events }) => sum + events.length, 0);
  return (
    <EventsPage>
      <search className={styles.search}>
        <input
          type="search"
          className={input.input}
          aria-label="Find an event"
          placeholder="Find an event"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <span className="soft" aria-live="polite">
          {count(shown, 'event')}
        </span>
      </search>
      <ul className={styles.groups}>
        {groups.map(({ collection, events }) => (
          <li key={collection} className="raised">
            <h2>{words(collection)}</h2>
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
    </EventsPage>
  );
}
