import { describe, expect, it } from 'vitest';
import type { PlainRecord } from '../../src/records/record.ts';
import { openTestApi } from '../environment/test-api.ts';
import type { TestOrganization } from '../environment/test-organization.ts';

let organization: TestOrganization;

const api = await openTestApi();

const titled = (title: string) => organization.create('tasks', { title });

describe('lists of records', () => {
  it('filters by times relative to now, of which later pages keep that of the first one', async () => {
    organization = await api.organization();
    api.now = new Date('2026-03-10T12:00:00Z');
    for (const [title, due_at] of [
      ['a', '2026-03-03T12:00:00Z'],
      ['b', '2026-03-10T11:59:59Z'],
      ['c', '2026-03-10T12:00:00Z'],
      ['d', '2026-03-10T14:00:00Z'],
    ]) {
      await organization.create('tasks', { title, due_at });
    }
    for (const expected_close_date of ['2026-03-09', '2026-03-10', '2026-03-11']) {
      await organization.create('deals', { title: expected_close_date.slice(-1), expected_close_date });
    }
    const page = async (query: string) => (await organization.get(query)).body;
    const titles = async (query: string) => (await page(query)).data.map(({ title }: PlainRecord) => title).join('');
    const overdue = 'tasks?sort=due_at&due_at_to=P0D';
    expect(await titles(overdue)).toBe('ab');
    expect(await titles('tasks?sort=title&due_at_from=P0D&due_at_to=PT121M')).toBe('cd');
    expect(await titles('tasks?sort=title&due_at_from=-P1W')).toBe('abcd');
    expect(await titles('tasks?sort=title&created_at_from=PT1H')).toBe('');
    expect(await titles('tasks?sort=title&updated_since=-PT1M')).toBe('abcd');
    expect(await titles('deals?sort=title&expected_close_date_to=P0D')).toBe('9');
    expect(await titles('deals?expected_close_date_from=PT11H&expected_close_date_to=PT12H')).toBe('0');

    const { next_cursor: cursor } = await page(`${overdue}&limit=1`);
    api.now = new Date('2026-03-10T15:00:00Z');
    expect(await titles(overdue)).toBe('abcd');
    expect(await titles(`${overdue}&cursor=${cursor}`)).toBe('b');
    const [list, ...position] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    for (const time of [api.now.getTime(), 1e300, 8.64e15, -8.64e15, '0']) {
      const forged = Buffer.from(JSON.stringify([list, ...position.slice(0, 2), time])).toString('base64url');
      for (const query of [overdue, 'tasks?due_at_from=-P1D', 'tasks?due_at_from=P1D']) {
        expect((await page(`${query}&cursor=${forged}`)).code).toBe('invalid_cursor');
      }
    }
    api.now = null;

    const form = 'such as 2026-03-02T08:15:00Z, or a duration relative to now, such as -P7D';
    for (const invalid of ['now', 'P1M', '-P7', 'P1D2H', '2026-03-01']) {
      expect((await page(`tasks?due_at_to=${invalid}`)).errors).toMatchObject([
        { in: 'query', pointer: '/due_at_to', detail: `must be a valid date-time with an offset, ${form}` },
      ]);
    }
  });

  it('filters by me as the member of the token, with whom a cursor continues', async () => {
    organization = await api.organization();
    const [eva, tom] = [await organization.member(), await organization.member()];
    for (const [title, assignee_id] of [
      ['a', eva],
      ['b', eva],
      ['c', tom],
      ['d', null],
    ]) {
      await organization.create('tasks', { title, assignee_id });
    }
    const page = async (query: string, client = `app+${eva}`) =>
      (await organization.request('GET', `tasks?sort=title&${query}`, { client })).body;
    const titles = async (...given: Parameters<typeof page>) =>
      (await page(...given)).data.map(({ title }: PlainRecord) => title).join('');
    expect(await titles('assignee_id=me')).toBe('ab');
    expect(await titles('assignee_id=me', `app+${tom}`)).toBe('c');
    expect(await titles(`assignee_id_in=me,${tom}`)).toBe('abc');
    expect(await titles('assignee_id_not=me')).toBe('cd');
    const { next_cursor: cursor } = await page('assignee_id=me&limit=1');
    expect(await titles(`assignee_id=me&limit=1&cursor=${cursor}`)).toBe('b');
    expect((await page(`assignee_id=me&limit=1&cursor=${cursor}`, `app+${tom}`)).code).toBe('invalid_cursor');
    for (const parameter of ['assignee_id', 'assignee_id_in', 'assignee_id_not']) {
      expect(await page(`${parameter}=me`, 'app')).toMatchObject({
        code: 'invalid_parameter',
        errors: [{ in: 'query', pointer: `/${parameter}`, code: 'not_allowed' }],
      });
    }
    expect((await page('assignee_id=you')).errors).toMatchObject([{ detail: 'must be an integer or me' }]);
    expect((await page('assignee_id=0')).errors).toMatchObject([{ code: 'too_small', detail: 'must be at least 1' }]);
    expect((await page('project_id=me')).errors).toMatchObject([{ detail: 'must be an integer' }]);
    const attended = { start_at: '2026-03-02T09:00:00Z', end_at: '2026-03-02T10:00:00Z' };
    await organization.create('appointments', { title: 'e', ...attended, attendee_ids: [tom, eva] });
    const appointments = await organization.request('GET', 'appointments?attendee_ids=me', { client: `app+${eva}` });
    expect(appointments.body.data).toMatchObject([{ title: 'e' }]);
  });

  it('finds records by who created them, and by who last updated them', async () => {
    const organization = await api.organization();
    const created = async (client: string) =>
      (await organization.request('POST', 'tasks', { body: { title: client }, client })).body.id;
    const [a, b, c] = [await created('app_one'), await created('app_one+12'), await created('app_two+7')];
    await organization.request('PATCH', `tasks/${a}`, { body: { title: 'changed' }, client: 'app_two+12' });
    const found = async (query: string, client = 'app_one') => {
      const { body } = await organization.request('GET', `tasks?sort=created_at&${query}`, { client });
      return body.data?.map(({ id }: { id: number }) => id) ?? body.code;
    };
    const cases: [string, number[]][] = [
      ['created_by=app_one', [a, b]],
      ['created_by=12', [b]],
      ['created_by=012', []],
      ['created_by=application', [a, b, c]],
      ['created_by=agent', []],
      ['updated_by=app_two', [a, c]],
      ['updated_by=12', [a, b]],
      ['updated_by=12&created_by=app_one&q=changed', [a]],
    ];
    for (const [query, ids] of cases) expect(await found(query), query).toEqual(ids);
    expect(await found('updated_by=me', 'app_one+7')).toEqual([c]);
    expect(await found('updated_by=me')).toBe('invalid_parameter');
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
