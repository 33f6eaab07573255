import { nameFields, type Resource, recordName } from '@worklane/contract';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Link } from 'react-router';
import { type AnyRecord, tableColumns } from '../../contract/collections.ts';
import { formatOf, isNumeric, type TimeRangeFields, timeRangeOf } from '../../contract/field-format.ts';
import type { SchemaField } from '../../contract/fields.ts';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import type { Filters } from '../../ui/filters.tsx';
import { fieldLabel, label } from '../../ui/labels.ts';
import { Table } from '../../ui/table.tsx';
import styles from './explorer.module.css';
import { FieldValue } from './field-value.tsx';
import { RecordTime } from './record-link.tsx';
import type { Selection } from './selection.ts';

interface RecordTableProps {
  resource: Resource;
  /** The fields of a record. */
  fields: readonly SchemaField[];
  records: readonly AnyRecord[];
  filters: Filters;
  /** Undefined when records cannot be selected. */
  selection: Selection | undefined;
}

/** A table of records. The headers of sortable columns sort it. */
export function RecordTable({ resource, fields, records, filters, selection }: RecordTableProps) {
  const { collection } = resource;
  const range = timeRangeOf(fields);
  const columns = tableColumns(resource, fields).flatMap((name) => fields.find((field) => field.name === name) ?? []);
  return (
    <Table label={label(collection)}>
      <thead>
        <tr>
          {selection && <SelectAll records={records} selection={selection} />}
          {columns.map((field) => (
            <ColumnHeader
              key={field.name}
              field={field}
              title={titleOf(field, range)}
              sortable={resource.fields[field.name]?.sortable ?? false}
              filters={filters}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <tr key={record.id} className={selection?.has(record.id) ? styles.selected : undefined}>
            {selection && (
              <td className={`${styles.cell} ${styles.select}`}>
                <input
                  type="checkbox"
                  aria-label={`Select ${recordName(resource, record)}`}
                  checked={selection.has(record.id)}
                  onChange={() => selection.toggle(record)}
                />
              </td>
            )}
            {columns.map((field) => (
              <td key={field.name} className={cellClass(field)}>
                <Cell resource={resource} field={field} record={record} range={range} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function titleOf(field: SchemaField, range: TimeRangeFields | undefined): string {
  if (field.name === range?.start) return 'Time';
  return formatOf(field) === 'totals' ? 'Total' : fieldLabel(field.name);
}

interface CellProps {
  resource: Resource;
  field: SchemaField;
  record: AnyRecord;
  range: TimeRangeFields | undefined;
}

/** The value of a field. The one that identifies the record best links to its page. */
function Cell({ resource, field, record, range }: CellProps) {
  const { id } = useOrganization();
  const linked = nameFields(resource).find((name) => record[name]) ?? range?.start ?? 'id';
  const value =
    field.name === range?.start ? (
      <RecordTime record={record} range={range} />
    ) : (
      <FieldValue field={field} value={record[field.name]} compact />
    );
  if (field.name !== linked) return value;
  return <Link to={paths.record(id, resource.collection, record.id)}>{value}</Link>;
}

function SelectAll({ records, selection }: { records: readonly AnyRecord[]; selection: Selection }) {
  const selected = records.filter(({ id }) => selection.has(id)).length;
  const all = records.length > 0 && selected === records.length;
  return (
    <th scope="col" className={`${styles.cell} ${styles.select}`}>
      <input
        type="checkbox"
        aria-label="Select all records on this page"
        checked={all}
        ref={(input) => {
          if (input) input.indeterminate = selected > 0 && !all;
        }}
        onChange={() => (all ? selection.remove(records.map(({ id }) => id)) : selection.add(records))}
      />
    </th>
  );
}

interface ColumnHeaderProps {
  field: SchemaField;
  title: string;
  sortable: boolean;
  filters: Filters;
}

function ColumnHeader({ field, title, sortable, filters }: ColumnHeaderProps) {
  const { name } = field;
  const sort = filters.get('sort');
  const order = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : undefined;
  if (!sortable) {
    return (
      <th scope="col" className={cellClass(field)}>
        {title}
      </th>
    );
  }
  const Icon = order === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th scope="col" className={cellClass(field)} aria-sort={order ?? 'none'}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => filters.set({ sort: order === 'ascending' ? `-${name}` : name })}
      >
        {title}
        {order && <Icon aria-hidden />}
      </button>
    </th>
  );
}

const cellClass = (field: SchemaField): string =>
  [styles.cell, isNumeric(field) && styles.end].filter(Boolean).join(' ');
