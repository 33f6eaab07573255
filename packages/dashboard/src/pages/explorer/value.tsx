import type { Field, Resource } from '@worklane/contract';
import { Link } from 'react-router';
import { collectionOf } from '../../contract/collections.ts';
import { useReferenceName } from '../../forms/use-reference-search.ts';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization-context.ts';
import { Badge } from '../../ui/badge.tsx';
import { Moment } from '../../ui/moment.tsx';
import { words } from '../../ui/words.ts';

export interface ValueProps {
  resource: Resource;
  name: string;
  value: unknown;
  /** Shows the names of the records that are referred to, which have to be asked for. */
  full?: boolean;
}

/** The value of a field as people read it. */
export function Value({ resource, name, value, full = false }: ValueProps) {
  const field: Field | undefined = resource.fields[name];
  if (value === null || value === undefined || value === '') return <span className="soft">-</span>;
  const kind = resource.references.find(({ path }) => path[0] === name && path.length === 1)?.kind;
  if (kind !== undefined && typeof value === 'number') {
    return full ? <NamedReference kind={kind} id={value} /> : <Reference kind={kind} id={value} text={`#${value}`} />;
  }
  if (field?.enum) return <Badge>{words(String(value))}</Badge>;
  if (field?.type === 'date-time') return <Moment at={String(value)} />;
  if (isMoney(value)) return <span className="number">{moneyWords(value)}</span>;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) return value.join(', ') || '-';
  if (typeof value === 'object') return <code>{JSON.stringify(value)}</code>;
  return String(value);
}

function Reference({ kind, id, text }: { kind: string; id: number; text: string }) {
  const organization = useOrganization();
  const collection = collectionOf(kind)?.collection;
  return collection === undefined ? text : <Link to={paths.record(organization.id, collection, id)}>{text}</Link>;
}

function NamedReference({ kind, id }: { kind: string; id: number }) {
  const name = useReferenceName(kind, String(id));
  return <Reference kind={kind} id={id} text={name ?? `#${id}`} />;
}

interface Money {
  amount: number;
  currency: string;
}

const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' && value !== null && 'amount' in value && 'currency' in value;

/** From minor units, as many as the currency has. */
function moneyWords({ amount, currency }: Money): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
