import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readFlows } from '../src/flows/flow.ts';
import { flowsPage } from '../src/flows/flows-page.ts';
import { flowsDirectory } from '../src/site.ts';

const { markdown } = flowsPage();

it('shows every flow and every step', () => {
  expect(
    readFlows()
      .map(({ file }) => file)
      .toSorted(),
  ).toEqual(readdirSync(flowsDirectory).toSorted());
  for (const { flow } of readFlows()) {
    expect(markdown).toContain(`## ${flow.info.title}`);
    for (const { steps } of flow.workflows) {
      for (const { description } of steps) expect(markdown).toContain(`. ${description}</p>`);
    }
  }
});

it('links an operation, and names what must come back', () => {
  expect(markdown).toContain('<a href="/docs/api/#/oauth/createtoken" target="_self">Get an access token</a>');
  expect(markdown).toContain("<b>401</b>, <code v-pre>$response.body#/code == 'token_revoked'</code>");
  expect(markdown).toContain('until then again after 1 s, at most 30 times');
});

it('shows how a flow is run, with all that it needs', () => {
  expect(markdown).toContain('npx redocly respect specs/flows/client-credentials.arazzo.yaml');
  expect(markdown).toContain(`INPUT='{"organization_id": 1, "client_id": "...", "client_secret": "..."}'`);
});
