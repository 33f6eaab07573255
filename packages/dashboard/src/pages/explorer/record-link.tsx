import { Link } from 'react-router';
import { collectionOf, nounOf } from '../../contract/collections.ts';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { useRecordName } from '../../session/record-names.ts';
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
