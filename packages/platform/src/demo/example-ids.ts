import { type Resource, resources } from '@worklane/contract';
import { exampleRecords } from '@worklane/contract/demo';
import { contract } from './contract-document.ts';
import { exampleLogs, exampleWebhooks } from './example-webhooks.ts';

/** The organization that the examples of the contract are about. */
export const exampleOrganizationId = Number(
  contract.operation('listTasks').parameters.find(({ name }) => name === 'organization_id')?.example,
);

/** The last ID of each sequence that the examples use. */
export const lastExampleIds = {
  record: lastId(Object.values<Resource>(resources).flatMap((resource) => exampleRecords(contract, resource))),
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

function lastId(items: readonly { readonly id: number }[]): number {
  return Math.max(...items.map(({ id }) => id));
}
