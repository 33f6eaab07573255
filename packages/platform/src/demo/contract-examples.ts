import { type Operation, operations, type Resource, resources, type schemas } from '@worklane/contract';
import document from '@worklane/contract/openapi.json' with { type: 'json' };
import { OpenapiReader } from '@worklane/contract/openapi-reader';
import type { PlainRecord } from '../records/record.ts';

const contract = new OpenapiReader(document);

/** The organization that the examples of the contract are about. */
export const exampleOrganizationId = Number(
  contract.operation('listTasks').parameters.find(({ name }) => name === 'organization_id')?.example,
);

/** Returns the records that the examples of a resource show: the one that is read, and the others of the list. */
export function exampleRecords({ schemas: { record, list } }: Resource): PlainRecord[] {
  const reads = Object.values<Operation>(operations).filter(
    ({ method, responses }) =>
      method === 'get' && [record, list].includes(responses[200]?.content['application/json'] ?? ''),
  );
  const bodies = reads.map(({ id }) => responseExample(id) as PlainRecord | { data: PlainRecord[] });
  const records = bodies.flatMap((body) => ('data' in body ? (body.data as PlainRecord[]) : body));
  // The list shows the record after an update; it precedes the record in the contract.
  return [...new Map(records.map((record) => [record.id, record])).values()];
}

export const exampleWebhooks = (responseExample('listWebhooks') as schemas.WebhookList).data;

/** The attempts to deliver one event. */
export const exampleLogs = (responseExample('listWebhookLogs') as schemas.WebhookLogList).data;

/** The last ID of each sequence that the examples use. */
export const lastExampleIds = {
  record: lastId(Object.values(resources).flatMap(exampleRecords)),
  webhook: lastId(exampleWebhooks),
  attempt: lastId(exampleLogs),
};

/** The client ID of the application without a secret. */
export const exampleClientId = tokenRequestExample('authorization_code_pkce').client_id;

function tokenRequestExample(name: string): { client_id: string } {
  const content = contract.operation('createToken').requestBody?.content ?? {};
  const examples = Object.fromEntries(Object.values(content).flatMap((form) => contract.examples(form)));
  return examples[name] as { client_id: string };
}

function responseExample(operationId: string): unknown {
  const json = contract.operation(operationId).responses['200']?.content?.['application/json'];
  return json && contract.examples(json)[0]?.[1];
}

function lastId(items: readonly { id: number }[]): number {
  return Math.max(...items.map(({ id }) => id));
}
