import type { Event } from '@worklane/client';
import { events } from '@worklane/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { type AnyRecord, collectionOf, recordName } from '../../contract/collections.ts';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization-context.ts';
import { CodeBlock } from '../../ui/code-block.tsx';
import { Moment } from '../../ui/moment.tsx';
import { fieldWords } from '../../ui/words.ts';
import styles from './live-feed.module.css';

/** An event in a row, which opens to its payload. */
export function EventRow({ event }: { event: Event }) {
  const { id } = useOrganization();
  const [open, setOpen] = useState(false);
  const { entity, action } = events[event.type];
  const resource = collectionOf(entity);
  const record: AnyRecord = { ...event.data };
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <code>{event.type}</code>
          <span>{resource ? recordName(resource, record) : record.id}</span>
          <span>
            <Moment at={event.timestamp} />
          </span>
        </summary>
        {open && (
          <div className={styles.payload}>
            <p className="soft">
              {'previous' in event && `Changed: ${changedWords(event.previous)}. `}
              {action !== 'deleted' && resource && (
                <Link to={paths.record(id, resource.collection, record.id)}>Open the {entity}</Link>
              )}
            </p>
            <CodeBlock title={event.id} code={JSON.stringify(event, null, 2)} json />
          </div>
        )}
      </details>
    </li>
  );
}

/** Every change changes the version and the moment too. */
const changedWords = (previous: object): string =>
  Object.keys(previous)
    .filter((name) => name !== 'version' && name !== 'updated_at')
    .map(fieldWords)
    .join(', ');
