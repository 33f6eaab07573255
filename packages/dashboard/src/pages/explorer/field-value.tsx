import type { Field, Resource } from '@worklane/contract';
import { Link } from 'react-router';
import { collectionOf } from '../../contract/collections.ts';
import { useReferenceName } from '../../forms/reference-search.ts';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { Badge } from '../../ui/badge.tsx';
import { RelativeTime } from '../../ui/date-time.tsx';
import { label } from '../../ui/labels.ts';

interface FieldValueProps {
  resource: Resource;
  name: string;
  value: unknown;
  /** Loads and shows the names of referenced records instead of their IDs. */
  loadNames?: boolean;
}

/** Formats the value of a field. */
export function FieldValue({ resource, name, value, loadNames = false }: FieldValueProps) {
  const field: Field | undefined = resource.fields[name];
  if (value === null || value === undefined || value === '') return <span className="soft">-</span>;
  const kind = resource.references.find(({ path }) => path[0] === name && path.length === 1)?.kind;
  if (kind !== undefined && typeof value === 'number') {
    return loadNames ? <NamedReference kind={kind} id={value} /> : <Reference kind={kind} id={value} />;
  }
  if (field?.enum) return <Badge>{label(String(value))}</Badge>;
  if (field?.type === 'date-time') return <RelativeTime at={String(value)} />;
  if (isMoney(value)) return <span className="number">{formatMoney(value)}</span>;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) return value.join(', ') || '-';
  if (typeof value === 'object') return <code>{JSON.stringify(value)}</code>;
  return String(value);
}

function NamedReference({ kind, id }: { kind: string; id: number }) {
  const name = useReferenceName(kind, String(id));
  return <Reference kind={kind} id={id} name={name} />;
}

function Reference({ kind, id, name = `#${id}` }: { kind: string; id: number; name?: string | undefined }) {
  const organization = useOrganization();
  const collection = collectionOf(kind)?.collection;
  return collection === undefined ? name : <Link to={paths.record(organization.id, collection, id)}>{name}</Link>;
}

interface Money {
  amount: number;
  currency: string;
}

const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' && value !== null && 'amount' in value && 'currency' in value;

/** Formats an amount in minor units with the number of decimals of its currency. */
function formatMoney({ amount, currency }: Money): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
