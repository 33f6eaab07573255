import type { Resource } from '@worklane/contract';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Link } from 'react-router';
import { type AnyRecord, nameFields, tableColumns } from '../../contract/collections.ts';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import type { Filters } from '../../ui/filters.tsx';
import { fieldLabel, label } from '../../ui/labels.ts';
import { Table } from '../../ui/table.tsx';
import styles from './explorer.module.css';
import { FieldValue } from './field-value.tsx';

interface RecordTableProps {
  resource: Resource;
  records: readonly AnyRecord[];
  filters: Filters;
}

/** A table of records. The headers of sortable columns sort it. */
export function RecordTable({ resource, records, filters }: RecordTableProps) {
  const { id: organization } = useOrganization();
  const { collection, fields } = resource;
  const columns = tableColumns(resource);
  const linked = nameFields(resource)[0] ?? 'id';
  return (
    <Table label={label(collection)}>
      <thead>
        <tr>
          {columns.map((name) => (
            <ColumnHeader key={name} name={name} sortable={fields[name]?.sortable ?? false} filters={filters} />
          ))}
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <tr key={record.id}>
            {columns.map((name) => (
              <td key={name} className={styles.cell}>
                {name === linked ? (
                  <Link to={paths.record(organization, collection, record.id)}>{String(record[name] ?? '-')}</Link>
                ) : (
                  <FieldValue resource={resource} name={name} value={record[name]} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function ColumnHeader({ name, sortable, filters }: { name: string; sortable: boolean; filters: Filters }) {
  const sort = filters.get('sort');
  const order = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : undefined;
  if (!sortable) return <th scope="col">{fieldLabel(name)}</th>;
  const Icon = order === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th scope="col" aria-sort={order ?? 'none'}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => filters.set({ sort: order === 'ascending' ? `-${name}` : name })}
      >
        {fieldLabel(name)}
        {order && <Icon aria-hidden />}
      </button>
    </th>
  );
}
