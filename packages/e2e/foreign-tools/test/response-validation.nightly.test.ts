import { allCapabilities, type Exchange, obtainTokens, run, send } from '@worklane/conformance';
import { type Operation, operations } from '@worklane/contract';
import { isAlikeInAllKinds, isInSample } from '@worklane/testing/sampled-kinds';
import { beforeAll, describe, expect, it } from 'vitest';
import { startPlatform } from '../../test/environment/platform.ts';
import { type Document, readOpenApi } from './published-documents.ts';
import { createResponseValidator } from './response-validator.ts';

// The conformance suite runs against a service.

/** URLs of receivers on this machine do not match the pattern of the contract (WebhookUrl.yaml). */
const capabilities = allCapabilities.filter((name) => name !== 'receiver');

const only = Object.values<Operation>(operations)
  .filter((each) => isInSample(each) || !isAlikeInAllKinds(each))
  .map(({ id }) => id);

const exchanges: Exchange[] = [];

beforeAll(async () => {
  // Responses have the headers of rate limits, and no request has to wait.
  const { baseUrl, credentials, stop } = await startPlatform({ env: { RATE_LIMIT_REQUESTS: '1000000' } });
  const tokens = await obtainTokens(baseUrl, credentials);
  await run({
    only,
    target: { baseUrl, credentials, tokens, capabilities: new Set(capabilities) },
    async send(...request) {
      const exchange = await send(...request);
      exchanges.push(exchange);
      return exchange;
    },
  });
  await stop();
}, 600_000);

/** Returns the violations that openapi-backend finds in exchanges. */
async function violations(document: Document, of: readonly Exchange[] = exchanges): Promise<string[]> {
  const validate = await createResponseValidator(document);
  return [...new Set(of.flatMap(validate))];
}

it('openapi-backend accepts all responses of the service', async () => {
  expect(exchanges.length).toBeGreaterThan(1000);
  expect(await violations(readOpenApi())).toEqual([]);
});

describe('openapi-backend', () => {
  it('reports a field, a status and a header that the document does not describe', async () => {
    const document = readOpenApi();
    delete document.components.schemas.Task.properties.title;
    document.components.schemas.Problem.properties.status.type = 'string';
    const { responses } = document.paths['/api/v1/{organization_id}/projects/{id}'].get;
    delete responses['404'];
    delete responses['200'].headers.ETag;
    const ofTasksAndProjects = exchanges.filter(({ request: { path } }) => /\/(tasks|projects)\//.test(path));
    expect(await violations(document, ofTasksAndProjects)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^getTask 200: {2}must NOT have additional properties .*"title"/),
        expect.stringMatching(/^getTask 404: \/status must be string/),
        'getProject 404: is not documented',
        expect.stringMatching(/^getProject 200: \/headers must NOT have additional properties .*"etag"/),
      ]),
    );
  });
});
