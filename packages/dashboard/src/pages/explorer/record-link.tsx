import type { schemas } from '@worklane/contract';
import { Link } from 'react-router';
import { collectionOf, nounOf } from '../../contract/collections.ts';
import type { TimeRangeFields } from '../../contract/field-format.ts';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { useRecordName } from '../../session/record-names.ts';
import { DateTime, TimeRange } from '../../ui/date-time.tsx';
import styles from './field-value.module.css';

/** Links to a record by its name; by its ID while the name loads, and when the record cannot be read. */
export function RecordLink({ kind, id }: { kind: string; id: number }) {
  const organization = useOrganization();
  const { name, pending } = useRecordName(kind, id);
  const collection = collectionOf(kind)?.collection;
  const text = <span className={pending ? styles.pending : undefined}>{name ?? `#${id}`}</span>;
  if (collection === undefined) return text;
  return (
    <Link
      className={styles.reference}
      to={paths.record(organization.id, collection, id)}
      title={`${nounOf(kind)} ${id}`}
    >
      {text}
    </Link>
  );
}

/** Says who made a change: `application app_1 for Ebba Lind`. */
export function EventActor({ actor: { type, client_id, member_id } }: { actor: schemas.EventActor }) {
  return (
    <>
      {type} {client_id !== undefined && <code>{client_id}</code>}
      {member_id !== undefined && (
        <>
          {client_id !== undefined && ' for '}
          <RecordLink kind="member" id={member_id} />
        </>
      )}
    </>
  );
}

interface RecordTimeProps {
  record: Readonly<Record<string, unknown>>;
  range: TimeRangeFields;
}

/** Shows from when to when a record takes place. Either time can be absent. */
export function RecordTime({ record, range }: RecordTimeProps) {
  const [start, end] = [record[range.start], record[range.end]];
  if (typeof start === 'string' && typeof end === 'string') return <TimeRange start={start} end={end} />;
  if (typeof start === 'string')
    return (
      <>
        From <DateTime at={start} />
      </>
    );
  if (typeof end === 'string')
    return (
      <>
        Until <DateTime at={end} />
      </>
    );
  return <span className="soft">-</span>;
}
