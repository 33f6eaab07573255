import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DemoEnvironment, demoEnvironment } from './demo-environment.ts';
import { GuideSnippets } from './guide-snippets.ts';

const guide = new GuideSnippets('sync.md');

let demo: DemoEnvironment;
beforeAll(async () => {
  demo = await demoEnvironment();
});
afterAll(() => demo?.remove());

it('shows a program that reads all records once, then only changes', async () => {
  const program = guide.take('With the client', 'ts');
  const run = async () => (await demo.project.runSnippet(program, demo.options)).stdout.trim();
  expect(await run()).toMatch(/^Read all records\. [1-9]\d*$/);
  expect(await run()).toBe('Read what has changed. 0');
  await fetch(`${demo.platform.baseUrl}/api/v1/1042/tasks`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${demo.accessToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ title: 'One' }),
  });
  expect(await run()).toBe('Read what has changed. 1');
});

it('contains no untested snippet', () => {
  expect(guide.untested()).toEqual([]);
});
