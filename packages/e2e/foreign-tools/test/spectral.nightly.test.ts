import { type RulesetDefinition, Spectral } from '@stoplight/spectral-core';
import owasp from '@stoplight/spectral-owasp-ruleset';
import { asyncapi } from '@stoplight/spectral-rulesets';
import { describe, expect, it } from 'vitest';
import { type Document, readAsyncApi, readOpenApi } from './published-documents.ts';
import { openApiRuleset } from './rulesets/openapi.ts';

// Spectral reads whole documents: twelve seconds of one core for that of OpenAPI.

/** Returns the errors and warnings, each as `<rule> <path>: <message>`. */
async function issuesOf(document: Document, ruleset: RulesetDefinition): Promise<string[]> {
  const spectral = new Spectral();
  spectral.setRuleset(ruleset);
  const issues = await spectral.run(JSON.stringify(document));
  return issues.map(({ code, path, message }) => `${code} ${path.join('/')}: ${message}`);
}

const asyncApiRuleset: RulesetDefinition = {
  extends: [asyncapi as RulesetDefinition],
  rules: {
    // Deliveries go to URLs that users register, so no server can be named.
    'asyncapi-servers': 'off',
    // The document is AsyncAPI 3.0, which more tools read; it uses nothing of 3.1.
    'asyncapi-latest-version': 'off',
  },
};

/** The rules on rate limits and integers, without an exception. */
const owaspRuleset: RulesetDefinition = {
  extends: [[owasp as unknown as RulesetDefinition, 'off']],
  rules: {
    'owasp:api4:2023-rate-limit': 'error',
    'owasp:api4:2023-rate-limit-retry-after': 'error',
    'owasp:api4:2023-rate-limit-responses-429': 'error',
    'owasp:api4:2023-integer-limit': 'error',
    'owasp:api4:2023-integer-format': 'error',
  },
};

describe('the OpenAPI document', () => {
  it('follows the rules of Spectral', async () => {
    expect(await issuesOf(readOpenApi(), openApiRuleset)).toEqual([]);
  }, 300_000);

  it("follows OWASP's rules on rate limits and integers", async () => {
    expect(await issuesOf(readOpenApi(), owaspRuleset)).toEqual([]);
  });
});

describe('the AsyncAPI document', () => {
  it('follows the rules of Spectral', async () => {
    expect(await issuesOf(readAsyncApi(), asyncApiRuleset)).toEqual([]);
  });
});

it('a ruleset reports a defect', async () => {
  const document = readOpenApi();
  delete document.info.contact;
  // The whole document takes several seconds.
  document.paths = {};
  delete document.webhooks;
  expect(await issuesOf(document, openApiRuleset)).toContainEqual(expect.stringMatching(/^info-contact /));
});
