import { join } from 'node:path';
import { docsDirectory } from '@worklane/docs';
import { startMock } from '@worklane/mock';
import { expectCurrentBuild } from '@worklane/testing/current-build';
import { expect, it, onTestFinished } from 'vitest';
import { startDemoPlatform } from '../../../test/environment/demo-platform.ts';
import { obtainAccessToken } from '../../../test/examples/demo-authorization.ts';
import { contract } from '../../../test/examples/example-requests.ts';
import { runCollection, type Statuses } from './run-collection.ts';

expectCurrentBuild('@worklane/docs');

/** The collection that the documentation offers. */
const collection = join(docsDirectory, 'collections/worklane.postman_collection.json');

/** The requests that do not succeed on a service as they are, with the reason. */
const failures: Readonly<Record<string, string>> = {
  authorize: 'The service issues the client ID.',
  createToken: 'The service issues the client ID.',
  revokeToken: 'The service issues the client ID.',
  streamEvents: 'The stream does not end.',
};

const operations = [...contract.operations.values()];

/** Returns the operations without a documented successful response. */
const failed = (statuses: Statuses): string[] =>
  operations
    .filter(({ operation, responses }) => {
      const status = String(statuses.get(operation.summary ?? ''));
      return !(status in responses && /^[23]/.test(status));
    })
    .map(({ id }) => id)
    .toSorted();

it('runs the Postman collection of the documentation on a service with demo data', async () => {
  const demo = await startDemoPlatform();
  onTestFinished(() => demo.stop());
  const access_token = await obtainAccessToken(demo);
  const statuses = await runCollection(collection, { base_url: demo.baseUrl, access_token });
  expect(statuses.size).toBe(operations.length);
  expect(failed(statuses)).toEqual(Object.keys(failures).toSorted());
});

it('runs the Postman collection of the documentation on a mock', async () => {
  const mock = await startMock({ port: 0, exampleWebhooks: true });
  onTestFinished(() => mock.close());
  const statuses = await runCollection(collection, { base_url: mock.url });
  expect(failed(statuses)).toEqual(['streamEvents']);
});
