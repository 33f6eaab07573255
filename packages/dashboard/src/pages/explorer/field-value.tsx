import type { schemas } from '@worklane/contract';
import type { ReactNode } from 'react';
import { type FieldFormat, formatOf } from '../../contract/field-format.ts';
import type { SchemaField } from '../../contract/fields.ts';
import { formatMoney, type Money } from '../../contract/money.ts';
import { Badge, StatusBadge } from '../../ui/badge.tsx';
import { CalendarDate, DateTime, FullDateTime, minutesText } from '../../ui/date-time.tsx';
import { label } from '../../ui/labels.ts';
import styles from './field-value.module.css';
import { AddressBlock, addressText, ItemsTable, KeyValueTable, LineItemsTable, TotalsTable } from './nested-values.tsx';
import { EventActor, RecordLink } from './record-link.tsx';

interface FieldValueProps {
  field: SchemaField;
  value: unknown;
  /** Shows the value on one line, as in a table. */
  compact?: boolean;
  /** The totals that a table of line items shows. */
  totals?: Totals | undefined;
}

type Totals = Readonly<Record<string, Money>>;
type Item = Readonly<Record<string, unknown>>;

/** Shows the value of a field in the format of its schema. */
export function FieldValue({ field, value, compact = false, totals }: FieldValueProps) {
  if (isAbsent(value)) return <span className="soft">-</span>;
  const format = formatOf(field);
  const show = (compact ? compactFormats[format] : undefined) ?? formats[format];
  return show(value as never, field, totals);
}

const isAbsent = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every((each) => each === null));

type Show = (value: never, field: SchemaField, totals?: Totals) => ReactNode;

const cell = (field: SchemaField, value: unknown) => <FieldValue field={field} value={value} compact />;

const formats: Readonly<Record<FieldFormat, Show>> = {
  text: String,
  multiline: (value: string) => <span className={styles.multiline}>{value}</span>,
  identifier: (value: number) => <span className="number">{value}</span>,
  number: (value: number) => <Amount text={value.toLocaleString('en', { maximumFractionDigits: 20 })} />,
  boolean: (value: boolean) => (value ? 'Yes' : 'No'),
  enum: (value: string) => <StatusBadge value={value} />,
  date: (value: string) => <CalendarDate date={value} />,
  'date-time': (value: string) => <FullDateTime at={value} />,
  minutes: (value: number) => <Amount text={minutesText(value)} title={`${value} minutes`} />,
  bytes: (value: number) => <Amount text={bytesText(value)} title={`${value.toLocaleString('en')} bytes`} />,
  percent: (value: number) => <Amount text={`${value}%`} />,
  email: (value: string) => <a href={`mailto:${encodeURIComponent(value).replace('%40', '@')}`}>{value}</a>,
  phone: (value: string) => <PhoneLink number={value} />,
  url: (value: string) => <WebLink url={value} />,
  reference: (id: number, { referencedKind = '' }) => <RecordLink kind={referencedKind} id={id} />,
  'reference-list': (ids: number[], { referencedKind = '' }) => (
    <ul className={styles.references}>
      {ids.map((id) => (
        <li key={id}>
          <RecordLink kind={referencedKind} id={id} />
        </li>
      ))}
    </ul>
  ),
  record: ({ kind, id }: { kind: string; id: number }) => (
    <>
      {label(kind)} <RecordLink kind={kind} id={id} />
    </>
  ),
  money: (value: Money) => <Amount text={formatMoney(value)} />,
  totals: (value: Totals) => <TotalsTable totals={value} />,
  'line-items': (value: readonly Item[], field, totals) => (
    <LineItemsTable field={field} items={value} cell={cell} totals={totals} />
  ),
  address: (value: Readonly<Record<string, string | null>>) => <AddressBlock address={value} />,
  tags: (value: readonly string[]) => (
    <span className={styles.tags}>
      {value.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </span>
  ),
  actor: (actor: schemas.EventActor) => <EventActor actor={actor} />,
  object: (value: Readonly<Record<string, unknown>>, { fields = [] }) => (
    <KeyValueTable rows={fields.map((field) => [label(field.name), cell(field, value[field.name])])} />
  ),
  'object-list': (value: readonly Item[], field) => <ItemsTable field={field} items={value} cell={cell} />,
  'key-value': (value: Readonly<Record<string, unknown>>) => (
    <KeyValueTable rows={Object.entries(value).map(([name, each]) => [name, scalarText(each)])} />
  ),
};

const items = (value: readonly unknown[]) => `${value.length} ${value.length === 1 ? 'item' : 'items'}`;

/** What is shown on one line, where it differs. */
const compactFormats: Readonly<Partial<Record<FieldFormat, Show>>> = {
  multiline: String,
  'date-time': (value: string) => <DateTime at={value} />,
  totals: (value: Totals) => {
    const total = Object.values(value).at(-1);
    return total && <Amount text={formatMoney(total)} />;
  },
  'line-items': items,
  'object-list': items,
  address: (value: Readonly<Record<string, string | null>>) => addressText(value),
  object: (value: object) => items(Object.keys(value)),
  'key-value': (value: object) => items(Object.keys(value)),
};

const Amount = ({ text, title }: { text: string; title?: string }) => (
  <span className="number" title={title}>
    {text}
  </span>
);

const scalarText = (value: unknown): string => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value));

function bytesText(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  const power = bytes === 0 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  const amount = bytes / 1_000 ** power;
  return `${amount.toLocaleString('en', { maximumFractionDigits: power === 0 ? 0 : 1 })} ${units[power]}`;
}

/** Links to a phone number, unless the text has more than one. */
function PhoneLink({ number }: { number: string }) {
  const dialed = number.replace(/[\s()./-]/g, '');
  return /^\+?\d{3,15}$/.test(dialed) ? <a href={`tel:${dialed}`}>{number}</a> : number;
}

/** Links to a website. Any other URL, which could be a script, is text. */
function WebLink({ url }: { url: string }) {
  const isWeb = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
  if (!isWeb) return url;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow">
      {url}
    </a>
  );
}
