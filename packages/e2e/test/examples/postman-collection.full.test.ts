import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DemoPlatform, startDemoPlatform } from '../environment/demo-platform.ts';
import { obtainAccessToken } from './demo-authorization.ts';
import { contract } from './example-requests.ts';
import { runCollection } from './run-collection.ts';

/** The requests of a collection that cannot succeed, with the reason. */
const failures: Readonly<Record<string, string>> = {
  authorize: 'The service issues the client ID.',
  createToken: 'The collection has the form fields without the values of the examples.',
  revokeToken: 'The collection has the form fields without the values of the examples.',
  recoverWebhook: 'The time must be within the last 30 days.',
  streamEvents: 'The stream does not end.',
};

let demo: DemoPlatform;
beforeAll(async () => {
  demo = await startDemoPlatform();
});
afterAll(() => demo?.stop());

it('runs a Postman collection of the contract on a service with demo data', async () => {
  const accessToken = await obtainAccessToken(demo);
  const statuses = await runCollection(demo.baseUrl, accessToken);
  const operations = [...contract.operations.values()];
  expect(statuses.size).toBe(operations.length);
  const failed = operations.filter(({ operation, responses }) => {
    const status = String(statuses.get(operation.summary ?? ''));
    return !(status in responses && /^[23]/.test(status));
  });
  expect(failed.map(({ id }) => id).toSorted()).toEqual(Object.keys(failures).toSorted());
});
