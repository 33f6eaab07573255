import type { Field, Resource } from '@worklane/contract';
import type { PlainRecord } from '../../src/records/record.ts';
import { leastBody, someRecord } from './example-bodies.ts';
import type { TestOrganization } from './test-organization.ts';

const words = ['Ärger', 'beta', 'Beta', 'alpha 2', 'alpha 10', '~tilde', 'Zeta', 'émile', '漢字', 'beta'];
const hour = 3_600_000;
const start = Date.parse('2026-03-01T00:00:00Z');

/**
 * Creates records of a kind in which every field to filter or sort by has several values, equal ones and none
 * among them.
 */
export async function variedRecords(organization: TestOrganization, resource: Resource, count: number) {
  const body = await leastBody(organization, resource);
  const others = new Map<string, number>();
  for (const { path, kind } of resource.references) {
    if ((path.length === 1 || path.join() === `${path[0]},*`) && kind !== 'any')
      others.set(path[0] ?? '', await someRecord(organization, kind));
  }
  const records: PlainRecord[] = [];
  for (let index = 0; index < count; index++) {
    const varied = Object.entries(resource.fields)
      .filter(([, field]) => field.writable && (field.sortable || field.filter))

      // Line items have the currency of their record.
      .filter(([name]) => !(name === 'currency' && 'line_items' in body))
      .map(([name, field]) => [name, variant(name, field, index, others.get(name))])
      .filter(([, value]) => value !== undefined);
    records.push(await organization.create(resource.collection, { ...body, ...Object.fromEntries(varied) }));
  }
  return records;
}

function variant(name: string, field: Field, index: number, other: number | undefined): unknown {
  if (name === 'external_id') return index % 3 === 0 ? null : `external-${index}`;
  if (field.nullable && index % 4 === 3) return null;
  if (other !== undefined) {
    if (field.type === 'array') return index % 2 ? [other] : [];
    return field.required || index % 2 ? other : null;
  }
  if (field.enum) return field.enum[index % field.enum.length];
  // An end comes after its start: both move together, the end ahead.
  const ahead = name.startsWith('end') || name.startsWith('due') ? 30 * 24 * hour : 0;
  const time = new Date(start + ahead + ((index * 7) % 5) * 24 * hour).toISOString();
  if (field.type === 'date-time') return time;
  if (field.type === 'date') return time.slice(0, 10);
  if (field.type === 'integer') return ((index * 7) % 5) + 1;
  if (field.type === 'boolean') return index % 2 === 0;
  if (field.type === 'array') return index % 2 ? ['blue', 'green'] : ['green'];
  if (name === 'email') return field.nullable || index % 2 ? `m${index % 5}@example.com` : `M${index}@example.com`;
  if (name === 'currency') return index % 2 ? 'EUR' : 'SEK';
  if (/checksum|media_type|vat_number/.test(name)) return undefined;
  return words[index % words.length];
}
