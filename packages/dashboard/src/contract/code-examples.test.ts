import operations from 'contract:operations';
import { describe, expect, it } from 'vitest';
import { curlExample, typescriptExample } from './code-examples.ts';
import { collections } from './collections.ts';

const target = { origin: 'https://api.example.com', organization: 1042 };
const { list, create, update } = operations.tasks ?? {};
if (!list || !create || !update) throw new Error('The contract lacks an operation of tasks.');

describe('contract:operations', () => {
  it('has the operations of every collection', () => {
    for (const { collection, schemas } of collections) {
      const actions = schemas.create === null ? ['get', 'list'] : ['create', 'delete', 'get', 'list', 'update'];
      expect(Object.keys(operations[collection] ?? {}).sort()).toEqual(actions);
    }
    expect(operations.webhooks?.list).toEqual({ method: 'GET', path: '/api/webhooks' });
  });
});

describe('curlExample', () => {
  it('quotes a URL with a query, which contains an ampersand', () => {
    expect(curlExample(list, { collection: 'tasks', action: 'list', query: { q: 'a b', limit: 25 } }, target)).toBe(
      `curl 'https://api.example.com/api/v1/1042/tasks?q=a+b&limit=25' \\\n  -H "Authorization: Bearer $TOKEN"`,
    );
  });

  it('escapes a quote in the body', () => {
    expect(curlExample(create, { collection: 'tasks', action: 'create', body: { title: "Maja's" } }, target)).toBe(
      'curl -X POST https://api.example.com/api/v1/1042/tasks \\\n  -H "Authorization: Bearer $TOKEN" \\\n' +
        `  -H 'Content-Type: application/json' \\\n  -d '{"title":"Maja'\\''s"}'`,
    );
  });

  it('sends an update as a merge patch of one version', () => {
    const call = { collection: 'tasks', action: 'update', id: 7, body: { title: 'x' }, ifMatch: 3 } as const;
    const example = curlExample(update, call, target);
    expect(example).toContain('curl -X PATCH https://api.example.com/api/v1/1042/tasks/7');
    expect(example).toContain(`-H 'If-Match: "3"'`);
    expect(example).toContain('application/merge-patch+json');
  });
});

describe('typescriptExample', () => {
  it('passes the ID, the body and the options of a call', () => {
    expect(typescriptExample({ collection: 'tasks', action: 'update', id: 7, body: { title: 'x' }, ifMatch: 3 })).toBe(
      'const record = await client.tasks.update(7, { title: "x" }, { ifMatch: 3 });',
    );
  });

  it('omits absent arguments and the result of a deletion', () => {
    expect(typescriptExample({ collection: 'tasks', action: 'delete', id: 7 })).toBe('await client.tasks.delete(7);');
    expect(typescriptExample({ collection: 'orders', action: 'list' })).toBe(
      'const page = await client.orders.list();',
    );
  });

  it('breaks a long body into lines', () => {
    expect(
      typescriptExample({ collection: 'tasks', action: 'create', body: { title: 'x'.repeat(80), tags: [] } }),
    ).toBe(`const record = await client.tasks.create({\n  title: "${'x'.repeat(80)}",\n  tags: []\n});`);
  });
});
