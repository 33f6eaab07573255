import schemas from 'contract:schemas';
import type { Resource } from '@worklane/contract';
import type { ReactNode } from 'react';
import { type AnyRecord, collections } from '../../contract/collections.ts';
import { formatOf, timeRangeOf } from '../../contract/field-format.ts';
import { fieldsOf, type SchemaField } from '../../contract/fields.ts';
import { Card, DescriptionList } from '../../ui/card.tsx';
import { durationText } from '../../ui/date-time.tsx';
import { fieldLabel } from '../../ui/labels.ts';
import { FieldValue } from './field-value.tsx';
import type { TotalsTable } from './nested-values.tsx';
import { RecordTime } from './record-link.tsx';

interface RecordFieldCardsProps {
  resource: Resource;
  record: AnyRecord;
}

/** The fields that every kind has. */
const shared = new Set(
  Object.keys(collections[0]?.fields ?? {}).filter((name) =>
    collections.every(({ fields, schemas: { create } }) => create === null || name in fields),
  ),
);

/** The fields of a record: those of its kind, its line items, and those that every kind has. */
export function RecordFieldCards({ resource, record }: RecordFieldCardsProps) {
  const fields = fieldsOf(schemas, resource.schemas.record);
  const isTable = (field: SchemaField) => formatOf(field) === 'line-items';
  const tables = fields.filter(isTable);
  // A table of line items has the totals.
  const own = fields.filter(
    (field) => !shared.has(field.name) && !isTable(field) && !(tables.length > 0 && formatOf(field) === 'totals'),
  );
  const totals = fields.find((field) => formatOf(field) === 'totals');
  return (
    <>
      <Card>
        <DescriptionList items={rows(own, record)} />
      </Card>
      {tables.map((field) => (
        <Card key={field.name} title={fieldLabel(field.name)}>
          <FieldValue
            field={field}
            value={record[field.name]}
            totals={totals && (record[totals.name] as Parameters<typeof TotalsTable>[0]['totals'])}
          />
        </Card>
      ))}
      <Card title="Record">
        <DescriptionList
          items={rows(
            fields.filter(({ name }) => shared.has(name)),
            record,
          )}
        />
      </Card>
    </>
  );
}

function rows(fields: readonly SchemaField[], record: AnyRecord): (readonly [string, ReactNode])[] {
  const range = timeRangeOf(fields);
  return fields.flatMap((field): (readonly [string, ReactNode])[] => {
    if (field.name === range?.end) return [];
    if (field.name !== range?.start) {
      return [[fieldLabel(field.name), <FieldValue key={field.name} field={field} value={record[field.name]} />]];
    }
    const [start, end] = [record[range.start], record[range.end]];
    const isWhole = typeof start === 'string' && typeof end === 'string';
    return [
      ['Time', <RecordTime key="time" record={record} range={range} />],
      ...(isWhole ? [['Duration', durationText(start, end)] as const] : []),
    ];
  });
}
