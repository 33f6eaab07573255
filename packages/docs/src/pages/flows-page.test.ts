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

  it('links the event that a step receives, and shows how long to wait', () => {
    expect(markdown).toContain('<span class="method">RECEIVE</span> [`task.created`](/events/task-created)');
    expect(markdown).toContain('<p class="expects">within 30 s</p>');
  });
});
