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
  it.each(['created_at', '-created_at', 'title', '-title', '-priority'])(
    'by %s, every record that exists throughout appears exactly once while others come and go',
    async (sort) => {
      organization = await api.organization();
      const stay = [];
      const go = [];
      for (let index = 0; index < 24; index++) {
        stay.push((await titled(`task ${index % 7}`)).id);
        go.push((await titled(`task ${index % 5}`)).id);
      }
      const seen: number[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page = await organization.get(`tasks?limit=7&sort=${sort}${cursor && `&cursor=${cursor}`}`);
        seen.push(...page.body.data.map(({ id }: { id: number }) => id));
        cursor = page.body.next_cursor;
        await organization.delete(`tasks/${go.pop()}`);
        await organization.delete(`tasks/${go.shift()}`);
        await titled('task 0');
        await titled('task 6');
        // The order of what is left must not shift for a reader in the middle.
        const last = page.body.data.at(-1)?.id;
        if (go.includes(last)) await organization.delete(`tasks/${go.splice(go.indexOf(last), 1)}`);
        if (seen.length > 400) break;
      }
      expect(seen.length).toBe(new Set(seen).size);
      expect(stay.filter((id) => !seen.includes(id))).toEqual([]);
    },
  );

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

  it('rejects a forged cursor and one of another list', async () => {
    organization = await api.organization();
    for (const title of ['one', 'two', 'three']) await titled(title);
    const { next_cursor: cursor } = (await organization.get('tasks?limit=1&status=open')).body;
    expect((await organization.get(`tasks?limit=2&status=open&cursor=${cursor}`)).status).toBe(200);
    const made = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const known = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const rejected = [
      `tasks?cursor=${cursor}`,
      `tasks?status=done&cursor=${cursor}`,
      `tasks?status=open&sort=title&cursor=${cursor}`,
      `projects?status=open&cursor=${cursor}`,
      'tasks?cursor=abc',
      `tasks?cursor=${made(null)}`,
      `tasks?cursor=${made({ length: 3 })}`,
      `tasks?limit=1&status=open&cursor=${made([known[0], {}, 1])}`,
      `tasks?limit=1&status=open&cursor=${made([known[0], 'not a date-time', 1])}`,
      `tasks?limit=1&status=open&cursor=${made([known[0], 5, 1])}`,
      `tasks?limit=1&status=open&cursor=${made([known[0], '\0', 1])}`,
      `tasks?limit=1&status=open&cursor=${made([known[0], known[1], 1.5])}`,
    ];
    for (const path of rejected) {
      const { status, body } = await organization.get(path);
      expect([path, status, body.code].slice(1), path).toEqual(expect.arrayContaining([400]));
      expect(['invalid_cursor', 'invalid_parameter']).toContain(body.code);
    }
    const other = await api.organization();
    expect((await other.get(`tasks?limit=1&status=open&cursor=${cursor}`)).body.code).toBe('invalid_cursor');
  });

  it('finds records that contain all words of q, case-insensitively', async () => {
    organization = await api.organization();
    const tile = await organization.create('tasks', { title: 'Order ROOF tiles', description: 'for the lobby' });
    const moved = await organization.create('tasks', { title: 'Lobby' });
    const found = async (q: string) =>
      (await organization.get(`tasks?q=${encodeURIComponent(q)}`)).body.data.map(({ id }: { id: number }) => id);
    expect(await found('roof')).toEqual([tile.id]);
    expect(await found('LOBBY')).toEqual([moved.id, tile.id]);
    expect(await found('roof lobby')).toEqual([tile.id]);
    expect(await found('cellar')).toEqual([]);
    for (const odd of [`' | !`, '&', '<->', ':*', '\\', '"', '%']) expect(await found(odd)).toEqual([]);
    await organization.patch(`tasks/${moved.id}`, { title: 'Cellar' });
    expect(await found('lobby')).toEqual([tile.id]);
    expect(await found('cellar')).toEqual([moved.id]);
  });

  it.each([
    'limit=0',
    'limit=201',
    'limit=x',
    'sort=description',
    'sort=',
    'status=nope',
    'colour=red',
    'due_at_from=x',
  ])('rejects the parameter %s', async (query) => {
    organization = await api.organization();
    expect((await organization.get(`tasks?${query}`)).body).toMatchObject({ status: 400, code: 'invalid_parameter' });
  });
});
