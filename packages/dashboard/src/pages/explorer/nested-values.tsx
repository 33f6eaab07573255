import type { schemas } from '@worklane/contract';
import { totalsOf } from '@worklane/contract/totals';
import type { ReactNode } from 'react';
import { isNumeric } from '../../contract/field-format.ts';
import type { SchemaField } from '../../contract/fields.ts';
import { formatMoney, type Money } from '../../contract/money.ts';
import { fieldLabel, label } from '../../ui/labels.ts';
import styles from './field-value.module.css';

type Item = Readonly<Record<string, unknown>>;
type Totals = Readonly<Record<string, Money>>;

interface ItemsTableProps {
  /** The list of objects. */
  field: SchemaField;
  items: readonly Item[];
  /** Shows a value of an object. */
  cell: (field: SchemaField, value: unknown) => ReactNode;
  /** A column whose values are calculated. */
  last?: { label: string; value: (item: Item) => ReactNode };
}

interface LineItemsTableProps extends Omit<ItemsTableProps, 'last'> {
  totals?: Totals | undefined;
}

/** A table of line items with their amounts, and the totals of the service below. */
export const LineItemsTable = ({ totals, ...props }: LineItemsTableProps) => (
  <>
    <ItemsTable
      {...props}
      last={{
        label: 'Amount',
        value: (item) => {
          const lineItem = item as unknown as schemas.LineItem;
          return formatMoney(totalsOf([lineItem], lineItem.unit_price.currency).net);
        },
      }}
    />
    {totals && (
      // Outside of the table, which scrolls on narrow screens.
      <div className={styles.totals}>
        <TotalsTable totals={totals} />
      </div>
    )}
  </>
);

/** A table of objects, with the fields that any of them has. */
export function ItemsTable({ field, items, cell, last }: ItemsTableProps) {
  const columns = (field.fields ?? []).filter(({ name }) => items.some((item) => (item[name] ?? null) !== null));
  const alignment = (column: SchemaField) => (isNumeric(column) ? styles.end : undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a section would be a second landmark of the same name
    <div role="group" className={styles.frame} aria-label={label(field.name)} tabIndex={0}>
      <table className={styles.items}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col" className={alignment(column)}>
                {fieldLabel(column.name)}
              </th>
            ))}
            {last && (
              <th scope="col" className={styles.end}>
                {last.label}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {items.map((item, index) => (
            <tr key={index}>
              {columns.map((column) => (
                <td key={column.name} className={alignment(column)}>
                  {cell(column, item[column.name])}
                </td>
              ))}
              {last && <td className={`${styles.end} number`}>{last.value(item)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export const TotalsTable = ({ totals }: { totals: Totals }) => (
  <KeyValueTable rows={Object.entries(totals).map(([name, total]) => [label(name), formatMoney(total)])} />
);

interface KeyValueTableProps {
  rows: readonly (readonly [name: string, value: ReactNode])[];
}

/** A small table with a name and a value in each row. */
export function KeyValueTable({ rows }: KeyValueTableProps) {
  if (rows.length === 0) return <span className="soft">-</span>;
  return (
    <table className={styles.pairs}>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Address = Readonly<Record<string, string | null>>;

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** Returns the lines of an address as on an envelope. */
function addressLines({ line1, line2, postal_code, city, region, country }: Address): string[] {
  const town = [postal_code, city].filter(Boolean).join(' ');
  return [line1, line2, town, region, country && countries.of(country)].flatMap((line) => line || []);
}

export const addressText = (address: Address): string => addressLines(address).join(', ');

export const AddressBlock = ({ address }: { address: Address }) => (
  <address className={styles.address}>
    {addressLines(address).map((line, index) => (
      <span key={index}>{line}</span>
    ))}
  </address>
);
