import document from '@worklane/contract/openapi.json' with { type: 'json' };
import { expect, onTestFinished, test } from 'vitest';
import type { Send } from '../src/http-exchange.ts';
import { run } from '../src/run.ts';
import { startTarget } from './start-target.ts';

const [first, second] = ['2026-11-27', '2027-03-01'];

/** Returns the cases of versions that fail, with a contract in which the title of a task had another name before. */
async function failures(change: (send: Send) => Send) {
  const { Task } = document.components.schemas;
  const { title } = Task.properties;
  const versions = document['x-versions'];
  Object.assign(document, { 'x-versions': { ...versions, dates: [{ date: first }, { date: second }] } });
  Object.assign(Task.properties, { title: { ...title, 'x-since': second, 'x-renamed-from': 'name' } });
  onTestFinished(() => {
    Object.assign(document, { 'x-versions': versions });
    Object.assign(Task.properties, { title });
  });
  const { target, send } = await startTarget();
  const results = await run({ target, send: change(send), only: ['getTask', 'listTasks'] });
  const ofVersions = results.filter((each) => each.case.includes('version 2') || each.case.endsWith('unknown version'));
  expect(ofVersions).toHaveLength(4);
  return ofVersions.filter(({ outcome }) => outcome.state !== 'passed');
}

test('a server that responds in each version passes', async () => {
  expect(await failures((send) => send)).toEqual([]);
});

test('a server that ignores the header of versions fails', async () => {
  const ignoring =
    (send: Send): Send =>
    (baseUrl, request) => {
      const { 'worklane-version': _, ...headers } = request.headers;
      return send(baseUrl, { ...request, headers });
    };
  expect(await failures(ignoring)).toHaveLength(4);
});
