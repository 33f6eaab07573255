import type { Resource } from '@worklane/contract';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Link } from 'react-router';
import { type AnyRecord, nameFields } from '../../contract/collections.ts';
import { columnsOf } from '../../contract/columns.ts';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization-context.ts';
import table from '../../ui/table.module.css';
import { TableFrame } from '../../ui/table-frame.tsx';
import { fieldWords, words } from '../../ui/words.ts';
import styles from './record-table.module.css';
import type { RecordFilters } from './use-record-filters.ts';
import { Value } from './value.tsx';

export interface RecordTableProps {
  resource: Resource;
  records: readonly AnyRecord[];
  filters: RecordFilters;
}

/** Records in rows; a column that the contract can sort by sorts. */
export function RecordTable({ resource, records, filters }: RecordTableProps) {
  const { id: organization } = useOrganization();
  const { collection, fields } = resource;
  const columns = columnsOf(resource);
  const linked = nameFields(resource)[0] ?? 'id';
  return (
    <TableFrame label={words(collection)}>
      <thead>
        <tr>
          {columns.map((name) => (
            <Column key={name} name={name} sortable={fields[name]?.sortable ?? false} filters={filters} />
          ))}
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <tr key={record.id}>
            {columns.map((name) => (
              <td key={name} className={table.cut}>
                {name === linked ? (
                  <Link to={paths.record(organization, collection, record.id)}>{String(record[name] ?? '-')}</Link>
                ) : (
                  <Value resource={resource} name={name} value={record[name]} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

function Column({ name, sortable, filters }: { name: string; sortable: boolean; filters: RecordFilters }) {
  const sort = filters.get('sort');
  const order = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : undefined;
  if (!sortable) return <th scope="col">{fieldWords(name)}</th>;
  const Icon = order === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th scope="col" aria-sort={order ?? 'none'}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => filters.set({ sort: order === 'ascending' ? `-${name}` : name })}
      >
        {fieldWords(name)}
        {order && <Icon aria-hidden />}
      </button>
    </th>
  );
}
