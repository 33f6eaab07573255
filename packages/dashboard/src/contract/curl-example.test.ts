import listPaths from 'contract:list-paths';
import { expect, it } from 'vitest';
import { collections } from './collections.ts';
import { curlExample } from './curl-example.ts';

it('contract:list-paths has the path of every collection', () => {
  for (const { collection } of collections)
    expect(listPaths[collection]).toBe(`/api/v1/{organization_id}/${collection}`);
  expect(listPaths.webhooks).toBe('/api/webhooks');
});

it('curlExample lists the records of the organization', () => {
  expect(curlExample('tasks', 1042, 'abc')).toBe(
    `curl ${location.origin}/api/v1/1042/tasks \\\n  -H "Authorization: Bearer abc"`,
  );
  expect(curlExample('unknown', 1042, 'abc')).toBeUndefined();
});
