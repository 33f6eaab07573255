import openapi from '@worklane/contract/openapi.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { calls } from '../build/calls.ts';
import { collections } from '../src/contract/collections.ts';
import { curlLine, typescriptLine } from '../src/contract/request-lines.ts';

const target = { origin: 'https://api.example.com', organization: 1042 };
const table = calls(openapi);
const { list, create, update } = table.tasks ?? {};

test('every collection has its calls', () => {
  for (const { collection, schemas } of collections) {
    const wanted = schemas.create === null ? ['get', 'list'] : ['create', 'delete', 'get', 'list', 'update'];
    expect(Object.keys(table[collection] ?? {}).sort()).toEqual(wanted);
  }
  expect(table.webhooks?.list).toEqual({ method: 'GET', path: '/api/webhooks' });
});

test('a list in the shell is quoted, as it has an ampersand', () => {
  expect(list && curlLine(list, { collection: 'tasks', action: 'list', query: { q: 'a b', limit: 25 } }, target)).toBe(
    `curl 'https://api.example.com/api/v1/1042/tasks?q=a+b&limit=25' \\\n  -H "Authorization: Bearer $TOKEN"`,
  );
});

test('a body in the shell may have a quote', () => {
  expect(create && curlLine(create, { collection: 'tasks', action: 'create', body: { title: "Maja's" } }, target)).toBe(
    'curl -X POST https://api.example.com/api/v1/1042/tasks \\\n  -H "Authorization: Bearer $TOKEN" \\\n' +
      `  -H 'Content-Type: application/json' \\\n  -d '{"title":"Maja'\\''s"}'`,
  );
});

test('a change is a merge patch of one version', () => {
  const deed = { collection: 'tasks', action: 'update', id: 7, body: { title: 'x' }, ifMatch: 3 } as const;
  const line = update && curlLine(update, deed, target);
  expect(line).toContain('curl -X PATCH https://api.example.com/api/v1/1042/tasks/7');
  expect(line).toContain(`-H 'If-Match: "3"'`);
  expect(line).toContain('application/merge-patch+json');
  expect(typescriptLine(deed)).toBe('const record = await client.tasks.update(7, { title: "x" }, { ifMatch: 3 });');
});

test('TypeScript lines read as people write them', () => {
  expect(typescriptLine({ collection: 'tasks', action: 'delete', id: 7 })).toBe('await client.tasks.delete(7);');
  expect(typescriptLine({ collection: 'orders', action: 'list' })).toBe('const page = await client.orders.list();');
  expect(typescriptLine({ collection: 'tasks', action: 'create', body: { title: 'x'.repeat(80), tags: [] } })).toBe(
    `const record = await client.tasks.create({\n  title: "${'x'.repeat(80)}",\n  tags: []\n});`,
  );
});
