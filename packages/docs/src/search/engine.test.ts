import { describe, expect, it } from 'vitest';
import { pageDocuments } from './documents.ts';
import { type SearchDocument, searchEngine, stem, words } from './engine.ts';

const document = (changes: Partial<SearchDocument> & { id: string }): SearchDocument => ({
  type: 'Guide',
  title: '',
  page: '',
  text: '',
  endpoint: '',
  ...changes,
});

describe('searchEngine', () => {
  const engine = searchEngine([
    document({ id: 'paging', title: 'Paging', text: 'Lists return pages.' }),
    document({ id: 'create-order', type: 'Operation', title: 'Create an order', endpoint: 'POST /orders' }),
    document({ id: 'order-created', type: 'Event', title: 'order.created' }),
    document({ id: 'record_referenced', type: 'Problem', title: 'record_referenced' }),
    document({ id: 'due_at', type: 'Field', title: 'due_at', page: 'Tasks' }),
  ]);
  const first = (query: string) => engine.search(query)[0]?.id;

  it('finds names as a whole and in parts, in any case', () => {
    expect(first('record_referenced')).toBe('record_referenced');
    expect(first('RECORD referenced')).toBe('record_referenced');
    expect(first('order.created')).toBe('order-created');
    expect(first('due_at')).toBe('due_at');
  });

  it('finds synonyms, plural forms, beginnings of words and words with an error', () => {
    expect(first('pagination')).toBe('paging');
    expect(first('add orders')).toBe('create-order');
    expect(first('pag')).toBe('paging');
    expect(first('refernced')).toBe('record_referenced');
  });

  it('ignores words that say nothing', () => {
    expect(first('how do I create an order')).toBe('create-order');
  });

  it('finds documents with some of the words if none has all', () => {
    expect(first('paging xylophone')).toBe('paging');
    expect(engine.search('xylophone')).toEqual([]);
    expect(engine.search('  ')).toEqual([]);
  });
});

describe('words', () => {
  it('returns names as a whole and in parts', () => {
    expect(words('Call `listTasks` (task.created, If-Match)!')).toEqual([
      ...['Call', 'listTasks', 'list', 'Tasks'],
      ...['task.created', 'task', 'created'],
      ...['If-Match', 'If', 'Match'],
    ]);
  });
});

describe('stem', () => {
  it.each([
    ['Orders', 'order'],
    ['companies', 'company'],
    ['status', 'status'],
    ['address', 'address'],
  ])('returns %s as %s', (word, stemmed) => {
    expect(stem(word)).toBe(stemmed);
  });
});

describe('pageDocuments', () => {
  const page = (content: string) =>
    `<html><body><nav>Menu</nav><main><div class="vp-doc"><div>${content}</div></div></main></body></html>`;

  it('returns a document for each section of a guide', () => {
    const html = page(
      '<h1 id="a">Webhooks</h1><p>Intro</p><h2 id="r">Retries <a class="header-anchor">#</a></h2><p>Later</p>',
    );
    expect(pageDocuments('webhooks.html', html)).toEqual([
      document({ id: 'webhooks.html', title: 'Webhooks', text: 'Intro' }),
      document({ id: 'webhooks.html#r', title: 'Retries', page: 'Webhooks', text: 'Later' }),
    ]);
  });

  it('returns one document for an operation, without its samples', () => {
    const html = page(
      '<h1>Get a task</h1><p class="endpoint"><span>GET</span> <code>/a</code></p><h2>Errors</h2><p>None</p><div class="samples">curl</div>',
    );
    expect(pageDocuments('api/tasks/get-task.html', html)).toMatchObject([
      { id: 'api/tasks/get-task.html', type: 'Operation', title: 'Get a task', endpoint: 'GET /a' },
    ]);
    expect(pageDocuments('api/tasks/get-task.html', html)[0]?.text).not.toContain('curl');
  });

  it('returns the fields of a resource and the scopes', () => {
    const row = (id: string) =>
      page(`<h1>Tasks</h1><table><tr><td><span id="${id}">x</span></td><td>When it is due.</td></tr></table>`);
    expect(pageDocuments('api/tasks/index.html', row('field-due_at'))).toContainEqual(
      document({
        id: 'api/tasks/index.html#field-due_at',
        type: 'Field',
        title: 'due_at',
        page: 'Tasks',
        text: 'When it is due.',
      }),
    );
    expect(pageDocuments('scopes.html', row('tasks.read'))[1]).toMatchObject({ type: 'Scope', title: 'tasks.read' });
  });

  it('returns nothing for a page without content', () => {
    expect(pageDocuments('x.html', '<html></html>')).toEqual([]);
  });
});
