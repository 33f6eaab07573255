import type { Credentials } from '@worklane/conformance';
import { startMock } from '@worklane/mock';
import { expect, onTestFinished, test } from 'vitest';
import { expectMatch, targetOf } from './fixed-rounds.ts';

test('the mock matches contract and model', async () => {
  const mock = await startMock({ port: 0 });
  onTestFinished(() => mock.close());
  const credentials = (await (await fetch(`${mock.url}/__mock/credentials`)).json()) as Credentials;
  const target = await targetOf({ baseUrl: mock.url, credentials });
  const headers = { authorization: `Bearer ${target.tokens.full}` };
  const members = await fetch(`${mock.url}/api/v1/${credentials.organization_id}/members`, { headers });
  // Without members, no presence and no shift would be created.
  expect(((await members.json()) as { data: unknown[] }).data).not.toEqual([]);
  await expectMatch(target);
});
