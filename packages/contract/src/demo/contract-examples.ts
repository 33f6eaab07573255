import { type Operation, operations, type Resource, resources, type schemas } from '../index.ts';
import type { OpenapiReader } from '../openapi/openapi-reader.ts';
import type { PlannedRecord } from './write-plan.ts';

/** Returns the records that the examples of a resource show: the one that is read, and the others of the list. */
export function exampleRecords(contract: OpenapiReader, { schemas: { record, list } }: Resource): PlannedRecord[] {
  const reads = Object.values<Operation>(operations).filter(
    ({ method, responses }) =>
      method === 'get' && [record, list].includes(responses[200]?.content['application/json'] ?? ''),
  );
  const bodies = reads.map(
    ({ id }) => responseExample(contract, id) as PlannedRecord | { readonly data: PlannedRecord[] },
  );
  const records = bodies.flatMap((body) => ('data' in body ? (body.data as PlannedRecord[]) : body));
  // The list shows the record after an update; it precedes the record in the contract.
  return [...new Map(records.map((record) => [record.id, record])).values()];
}

/** Returns the webhooks of the examples, and the attempts to deliver one event, newest first. */
export const exampleDeliveries = (contract: OpenapiReader) => ({
  webhooks: (responseExample(contract, 'listWebhooks') as schemas.WebhookList).data,
  logs: (responseExample(contract, 'listWebhookLogs') as schemas.WebhookLogList).data,
});

/** Returns the first example of the response 200. */
function responseExample(contract: OpenapiReader, operationId: string): unknown {
  const json = contract.operation(operationId).responses['200']?.content?.['application/json'];
  return json && contract.examples(json)[0]?.[1];
}

const all = Object.values<Resource>(resources);

/** The resources, each after those to which it refers. */
export const inReferenceOrder: readonly Resource[] = ordered();

function ordered(): Resource[] {
  const visited = new Set<Resource>();
  const found: Resource[] = [];
  const add = (resource: Resource) => {
    if (visited.has(resource)) return;
    visited.add(resource);
    for (const { kind } of resource.references) for (const each of all) if (each.kind === kind) add(each);
    found.push(resource);
  };
  const refersToAny = ({ references }: Resource) => Number(references.some(({ kind }) => kind === 'any'));
  for (const resource of all.toSorted((a, b) => refersToAny(a) - refersToAny(b))) add(resource);
  return found;
}
