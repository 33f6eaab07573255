import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFlows } from '../contract/flows.ts';
import { flowsDirectory } from '../site.ts';
import { flowsPage } from './flows-page.ts';

const { markdown } = flowsPage();

describe('flowsPage', () => {
  it('contains every step of every flow', () => {
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

  it('links operations and shows success criteria and retries', () => {
    expect(markdown).toContain('](/api/oauth/create-token)');
    expect(markdown).toContain("<b>401</b>, <code v-pre>$response.body#/code == 'token_revoked'</code>");
    expect(markdown).toContain('otherwise retry after 1 s, at most 30 times');
  });

  it('shows the command that runs a flow, with its inputs', () => {
    expect(markdown).toContain('npx redocly respect specs/flows/client-credentials.arazzo.yaml');
    expect(markdown).toContain('=http://127.0.0.1:4010 --input "$INPUT"');
    expect(markdown).toContain(`INPUT='{"organization_id": 1042, "client_id": "...", "client_secret": "..."}'`);
  });
});
