import type { Operation } from '@worklane/contract';
import type { SchemaObject } from '@worklane/contract/openapi-reader';
import { contract } from '@worklane/model';
import type { ParsedRequest } from '../http/request-handler.ts';
import { startOfDay } from './calendar.ts';
import { DataContext, type ReferencedRecord } from './data-context.ts';
import { createFaker } from './faker.ts';
import { namedValue } from './named-values.ts';
import { exampleOrganization, organizationOf } from './organizations.ts';
import { schemaValue } from './schema-values.ts';

export interface GenerationOptions {
  readonly status: number;
  readonly mediaType: string;
  /** The same seed generates the same response to the same request all day. Default: a random one. */
  readonly seed: string | undefined;
}

/**
 * Returns a body that is valid by the contract, in the organization and with the ID of the path; undefined if the response has
 * no records: the examples of the others are more believable than generated values.
 */
export function generatedBody(
  { id: operationId, path }: Operation,
  { url }: ParsedRequest,
  { status, mediaType, seed = String(Math.random()) }: GenerationOptions,
): unknown {
  const { schema } = contract.operation(operationId).responses[status]?.content?.[mediaType] ?? {};
  if (!schema || !mediaType.endsWith('json') || !hasRecords(schema)) return undefined;
  const parameters = pathParameters(path, url.pathname);
  const organization = organizationOf(Number(parameters.organization_id ?? exampleOrganization.id));
  const context = new DataContext(createFaker(`${seed} ${url.pathname}`), startOfDay(new Date()), organization, {
    any: (kind) => inventedRecord(kind, context),
    find: (kind) => inventedRecord(kind, context),
  });
  const body = schemaValue(schema, context) as Record<string, unknown>;
  const id = Number(parameters.id);
  if (Number.isSafeInteger(id) && 'id' in body) body.id = id;
  const limit = Number(url.searchParams.get('limit') ?? Number.NaN);
  if (Array.isArray(body.data) && limit >= 0) body.data = body.data.slice(0, limit);
  return body;
}

/** Returns whether a value of a schema is, or has, a record. */
function hasRecords(node: SchemaObject): boolean {
  const { 'x-resource': resource, oneOf = [], properties = {}, items } = contract.resolve(node);
  return resource !== undefined || [...oneOf, ...Object.values(properties), ...(items ? [items] : [])].some(hasRecords);
}

function pathParameters(template: string, path: string): Record<string, string> {
  const values = path.split('/');
  const names = template.split('/').map((part) => /^\{(\w+)\}$/.exec(part)?.[1]);
  return Object.fromEntries(names.flatMap((name, index) => (name ? [[name, values[index] ?? '']] : [])));
}

/** Returns what other records use of a record: its name and its price. */
function inventedRecord(kind: string, context: DataContext): ReferencedRecord {
  const names = ['first_name', 'last_name', 'title', 'name', 'unit_price'];
  const siblings: Record<string, unknown> = {};
  for (const field of names) siblings[field] = namedValue(context, { owner: kind, field, siblings });
  return { ...siblings, id: context.faker.number.int({ min: 1, max: 20 }) };
}
