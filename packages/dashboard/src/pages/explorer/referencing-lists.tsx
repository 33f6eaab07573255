import type { Resource, Scope } from '@worklane/contract';
import { Link } from 'react-router';
import { collections } from '../../contract/collections.ts';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { Card } from '../../ui/card.tsx';
import { fieldLabel, label } from '../../ui/labels.ts';
import styles from './explorer.module.css';

interface ReferencingListsProps {
  resource: Resource;
  recordId: number;
}

/** Links to the lists of records that refer to a record. They need no request until they are opened. */
export function ReferencingLists({ resource, recordId }: ReferencingListsProps) {
  const { id, can } = useOrganization();
  const lists = collections
    .filter(({ scopes }) => can(scopes.read as Scope))
    .flatMap(({ collection, fields, references }) =>
      references.flatMap(({ path: [name = '', ...rest], kind }) =>
        kind === resource.kind && rest.length === 0 && fields[name]?.filter === 'equals' ? [{ collection, name }] : [],
      ),
    );
  if (lists.length === 0) return null;
  return (
    <Card title="Referenced by">
      <ul className={styles.lists}>
        {lists.map(({ collection, name }) => (
          <li key={`${collection} ${name}`}>
            <Link to={`${paths.collection(id, collection)}?${name}=${recordId}`}>
              {label(collection)} by {fieldLabel(name).toLowerCase()}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
