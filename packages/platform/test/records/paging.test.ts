import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../environment/test-api.ts';
import type { TestOrganization } from '../environment/test-organization.ts';

let api: TestApi;
let organization: TestOrganization;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const titled = (title: string) => organization.create('tasks', { title });

describe('lists of records', () => {
  it('filters by several values, by others, and by what is empty', async () => {
    organization = await api.organization();
    const project = await organization.create('projects', { name: 'one' });
    for (const [title, status, ...more] of [
      ['a', 'open', { project_id: project.id }],
      ['b', 'in_progress', { due_at: '2026-03-01T00:00:00Z' }],
      ['c', 'done', { due_at: '2026-05-01T00:00:00Z' }],
    ] as const) {
      await organization.create('tasks', { title, status, ...more[0] });
    }
    const titles = async (query: string) =>
      (await organization.get(`tasks?sort=title&${query}`)).body.data
        .map(({ title }: { title: string }) => title)
        .join('');
    expect(await titles('status_in=open,in_progress')).toBe('ab');
    expect(await titles('status_not=open,in_progress')).toBe('c');
    expect(await titles(`project_id_not=${project.id}`)).toBe('bc');
    expect(await titles('project_id_empty=true')).toBe('bc');
    expect(await titles('project_id_empty=false&status_in=open,done')).toBe('a');
    expect(await titles('due_at_empty=false')).toBe('bc');
    expect(await titles('due_at_from=2026-04-01T00:00:00Z&due_at_empty=true')).toBe('ac');
    expect(await titles('due_at_to=2026-04-01T00:00:00Z&due_at_empty=true')).toBe('ab');
    expect((await organization.get('tasks?status_in=open,opne')).body.errors).toMatchObject([
      { in: 'query', pointer: '/status_in/1', code: 'not_in_enum' },
    ]);
  });

  it('continues after a page whose last sort value has a byte order mark', async () => {
    organization = await api.organization();
    for (const title of ['b', '\ufeffa', '\ufeffb']) await titled(title);
    const first = (await organization.get('tasks?limit=2&sort=title')).body;
    const second = (await organization.get(`tasks?limit=2&sort=title&cursor=${first.next_cursor}`)).body;
    const titles = [...first.data, ...second.data].map(({ title }) => title);
    expect(titles).toEqual(['b', '\ufeffa', '\ufeffb']);
  });

  it('continues after a page whose last sort value is too long for a cursor', async () => {
    organization = await api.organization();
    const long = '\u{1f3bb}'.repeat(254);
    for (const last of ['a', 'b', 'c', 'd']) await titled(long + last);
    for (const [sort, order] of [
      ['title', 'abcd'],
      ['-title', 'dcba'],
    ] as const) {
      const first = (await organization.get(`tasks?limit=2&sort=${sort}`)).body;
      const second = (await organization.get(`tasks?limit=2&sort=${sort}&cursor=${first.next_cursor}`)).body;
      const titles = [...first.data, ...second.data].map(({ title }) => title.replace(long, ''));
      expect(titles.join('')).toBe(order);
    }
  });

  it('rejects a forged cursor', async () => {
    organization = await api.organization();
    for (const title of ['one', 'two']) await titled(title);
    const { next_cursor } = (await organization.get('tasks?limit=1')).body;
    const [list, value] = JSON.parse(Buffer.from(next_cursor, 'base64url').toString());
    for (const forged of [
      ...[null, { length: 3 }, [list, value, 1.5]],
      ...[{}, 'not a date-time', 5, '\0'].map((invalid) => [list, invalid, 1]),
    ]) {
      const cursor = Buffer.from(JSON.stringify(forged)).toString('base64url');
      expect((await organization.get(`tasks?limit=1&cursor=${cursor}`)).body.code, cursor).toBe('invalid_cursor');
    }
  });
});
