import { startMock } from '@worklane/mock';
import { expect, it, onTestFinished } from 'vitest';
import { GuideSnippets, responseDifferences, shownResponse } from './guide-snippets.ts';
import { workspaceProject } from './workspace-project.ts';

it('the landing page shows a request that returns its response, and leads to a page to send requests', async () => {
  const page = new GuideSnippets('index.md');
  const mock = await startMock({ port: 0 });
  onTestFinished(() => mock.close());
  const project = await workspaceProject();
  onTestFinished(() => project.remove());
  const { stdout } = await project.runSnippet(page.take('Worklane API', 'sh'), {
    env: { ACCESS_TOKEN: 'anything' },
    replace: { 'curl ': 'curl -si ', 'http://127.0.0.1:4010': mock.url },
  });
  const shown = shownResponse(page.take('Worklane API', 'http'));
  expect(responseDifferences(shownResponse({ code: stdout }), shown)).toEqual([]);
  expect(page.untested()).toEqual([]);
  expect(/<div class="actions">\s+\[.+?\]\((.+?)\)/.exec(page.markdown)?.[1]).toBe('/api/tasks/list-tasks');
});
