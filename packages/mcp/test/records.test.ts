import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { connect, type Json, mockServer } from './connect.ts';

describe('list_records', () => {
  it('omits empty fields, and fields that are rarely asked for', async () => {
    const mock = await mockServer({ empty: true });
    mock.seed({ tasks: [{ title: 'Paint the door', external_id: 'A-1', custom_fields: { floor: '2' } }] });
    const { get } = await connect(mock);
    const { records, next_cursor } = await get('list_records', { kind: 'tasks' });
    expect(records).toEqual([
      { id: expect.any(Number), version: 1, title: 'Paint the door', status: 'open', priority: 'normal' },
    ]);
    expect(next_cursor).toBeNull();
  });

  it('names the records that a record refers to, after their IDs', async () => {
    const { get } = await connect(await mockServer());
    const { records } = await get('list_records', { kind: 'tickets', filter: { ids: [1188] } });
    expect(records).toMatchObject([
      { contact_id: 902, contact: 'Maja Lindqvist', company_id: 318, company: 'Lindqvist Hotels AB' },
    ]);
    const names = Object.keys(records[0]);
    expect(names.indexOf('contact')).toBe(names.indexOf('contact_id') + 1);
    expect(names.indexOf('company')).toBe(names.indexOf('company_id') + 1);
  });

  it('names the members of a list, and the record that a document belongs to', async () => {
    const mock = await mockServer();
    const { documents, appointments } = mock.seed({
      appointments: [
        { title: 'Kick-off', start_at: '2026-03-02T08:00:00Z', end_at: '2026-03-02T09:00:00Z', attendee_ids: [15, 12] },
      ],
      documents: [
        { name: 'Plan.pdf', size_bytes: 1, checksum_sha256: 'a'.repeat(64), related: { kind: 'company', id: 318 } },
      ],
    });
    const { get } = await connect(mock);
    const listOne = (kind: string, id: number | undefined) => get('list_records', { kind, filter: { ids: [id] } });
    const appointment = await listOne('appointments', appointments[0]?.id);
    expect(appointment.records).toMatchObject([
      { attendee_ids: [15, 12], attendees: ['Tomás Pereira', 'Aylin Demir'] },
    ]);
    const document = await listOne('documents', documents[0]?.id);
    const related = { kind: 'company', id: 318, name: 'Lindqvist Hotels AB' };
    expect(document.records).toMatchObject([{ related }]);
  });

  it('looks up the names of a page with one request for each kind', async () => {
    const mock = await mockServer();
    const { get } = await connect(mock);
    await get('list_records', { kind: 'tickets', limit: 20 });
    expect(mock.requests.map(({ operation }) => operation).toSorted()).toEqual([
      'listCompanies',
      'listContacts',
      'listMembers',
      'listTickets',
    ]);
  });

  it('does not look up the names of kinds that the token cannot read', async () => {
    const mock = await mockServer();
    const { get } = await connect(mock, { scopes: ['tickets.read', 'companies.read'] });
    const { records } = await get('list_records', { kind: 'tickets', filter: { ids: [1188] } });
    expect(records[0]).toMatchObject({ contact_id: 902, company: 'Lindqvist Hotels AB' });
    expect(records[0]).not.toHaveProperty('contact');
    expect(mock.requests.map(({ operation }) => operation)).toEqual(['listTickets', 'listCompanies']);
  });

  it('returns the requested fields, with the ID and the version', async () => {
    const { get } = await connect(await mockServer());
    const fields = ['description', 'external_id', 'subject'];
    const { records } = await get('list_records', { kind: 'tickets', fields, limit: 20 });
    const names = new Set(records.flatMap((record: Json) => Object.keys(record)));
    expect([...names].toSorted()).toEqual(['description', 'external_id', 'id', 'subject', 'version']);
  });

  it('filters by value, by range and by a list of IDs', async () => {
    const { get } = await connect(await mockServer());
    const filter = { status: 'open', due_at_from: '2020-01-01T00:00:00Z' };
    const { records } = await get('list_records', { kind: 'tasks', filter, limit: 100 });
    expect(records.length).toBeGreaterThan(1);
    for (const record of records)
      expect(record).toMatchObject({ status: 'open', due_at: expect.stringMatching(/^20/) });
    const ids = [records[0].id, records[1].id];
    const listed = await get('list_records', { kind: 'tasks', filter: { ids } });
    expect(listed.records.map(({ id }: Json) => id).toSorted()).toEqual(ids.toSorted());
  });

  it.each([
    ['field', { fields: ['titel'] }, 'unknown_field', 'tasks have no field "titel". Did you mean "title"?', 'title'],
    ['filter', { filter: { statuss: 'open' } }, 'invalid_parameter', 'Did you mean "status"?', 'due_at_from'],
    ['sort order', { sort: '-titel' }, 'invalid_parameter', 'Did you mean "title"?', 'created_at'],
    ['field without a similar one', { fields: ['mood_of_day'] }, 'unknown_field', /"mood_of_day"\.$/, 'title'],
  ])('rejects an unknown %s with a suggestion and the known ones, without a request', async (...row) => {
    const [, args, code, message, known] = row;
    const mock = await mockServer();
    const { call } = await connect(mock);
    const { isError, value } = await call('list_records', { kind: 'tasks', ...args });
    expect(isError).toBe(true);
    expect(value).toMatchObject({
      code,
      message: expect.stringMatching(message),
      remedy: expect.stringContaining(known),
    });
    expect(mock.requests).toEqual([]);
  });

  it.each([
    ['assignee_id', null],
    ['ids', []],
    ['ids', [null]],
    ['status', {}],
    ['due_at_from', [[]]],
  ])('rejects the filter %s by %j instead of listing all records', async (name, value) => {
    const mock = await mockServer();
    const { call } = await connect(mock);
    const { isError, value: error } = await call('list_records', { kind: 'tasks', filter: { [name]: value } });
    expect(isError).toBe(true);
    expect(error.error ?? error).toMatchObject({
      code: 'invalid_parameter',
      message: expect.stringMatching(RegExp(`^${name} must `)),
      remedy: expect.stringContaining('Use a value.'),
    });
    expect(mock.requests).toEqual([]);
  });

  it('does not accept parameters of pages as filters', async () => {
    const { call } = await connect(await mockServer());
    for (const filter of [{ limit: 1 }, { cursor: 'x' }, { sort: 'title' }]) {
      expect((await call('list_records', { kind: 'tasks', filter })).value).toMatchObject({
        code: 'invalid_parameter',
      });
    }
  });
});

describe('the text of a page', () => {
  /** Parses the text of a page. */
  function read(text: string) {
    const [, cursor, csv = ''] = /^(?:next_cursor: (\S+)\n\n)?(.*)$/s.exec(text) ?? [];
    return { rows: parse(csv, { columns: true }) as Record<string, string>[], cursor };
  }

  it('is CSV with the same records as the structured result, and the cursor', async () => {
    const { call } = await connect(await mockServer());
    const { text, value } = await call('list_records', { kind: 'appointments', limit: 10 });
    const { rows, cursor } = read(text);
    expect(cursor).toBe(value.next_cursor);
    const cell = (each: unknown) => (Array.isArray(each) ? each.join('; ') : String(each));
    const expected = value.records.map((record: Json) =>
      Object.fromEntries(Object.entries(record).map(([name, each]) => [name, cell(each)])),
    );
    const withoutEmpty = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([, each]) => each !== '')));
    expect(withoutEmpty).toEqual(expected);
  });

  it('writes true and false, nested values by their path, and lists that are ambiguous as text as JSON', async () => {
    const mock = await mockServer({ empty: true });
    mock.seed({
      products: [
        { name: 'Oak panel', unit_price: { amount: 18900, currency: 'EUR' }, tax_rate: 25, active: true },
        { name: 'Ash panel', unit_price: { amount: 9900, currency: 'EUR' }, tax_rate: 25, active: false },
      ],
      tasks: [
        { title: 'Paint the door', tags: ['a; b', 'c'] },
        { title: 'Paint the wall', tags: ['a', 'b'] },
      ],
    });
    const { call } = await connect(mock);
    const products = read((await call('list_records', { kind: 'products', sort: 'name' })).text);
    expect(products.rows).toMatchObject([
      { name: 'Ash panel', active: 'false', 'unit_price.amount': '9900', 'unit_price.currency': 'EUR' },
      { name: 'Oak panel', active: 'true', 'unit_price.amount': '18900' },
    ]);
    const tasks = read((await call('list_records', { kind: 'tasks', sort: 'title' })).text);
    expect(tasks.rows.map(({ tags }) => tags)).toEqual(['["a; b","c"]', 'a; b']);
  });

  it('keeps text of records in its cell, whatever it contains', async () => {
    const mock = await mockServer({ empty: true });
    const descriptions = [
      'He said "stop", twice',
      'first\nsecond',
      'first\r\nsecond',
      'first\rsecond',
      'x\nnext_cursor: WzFd',
      '"',
      '=1+1',
      "';--",
      'ends with spaces   ',
      'Größe 😀',
    ];
    const { tasks } = mock.seed({ tasks: descriptions.map((description) => ({ title: 'Call', description })) });
    const { call } = await connect(mock);
    for (const [index, task] of tasks.entries()) {
      const args = { kind: 'tasks', filter: { ids: [task.id] }, fields: ['description'] };
      const { text } = await call('list_records', args);
      expect(read(text)).toEqual({
        rows: [{ id: String(task.id), version: '1', description: descriptions[index] }],
        cursor: undefined,
      });
    }
    const { text } = await call('list_records', { kind: 'tasks', fields: ['description'], limit: descriptions.length });
    expect(
      read(text)
        .rows.map(({ description }) => description)
        .toSorted(),
    ).toEqual(descriptions.toSorted());
  });

  it('has a column of some records after the one that precedes it in those', async () => {
    const mock = await mockServer({ empty: true });
    mock.seed({
      tasks: [
        { title: 'A', tags: ['x'] },
        { title: 'B', due_at: '2026-03-02T08:00:00Z', assignee_id: 15 },
      ],
    });
    const { call } = await connect(mock);
    const { text } = await call('list_records', { kind: 'tasks', sort: 'title' });
    expect(text.split('\n', 1)).toEqual(['id,version,title,status,priority,assignee_id,assignee,due_at,tags']);
  });

  it('says that no records match', async () => {
    const { call } = await connect(await mockServer({ empty: true }));
    expect((await call('list_records', { kind: 'tasks' })).text).toBe('No records match.');
  });
});

describe('get_record', () => {
  it('returns every field that is not empty, and names inside of lists', async () => {
    const mock = await mockServer();
    const { products = [], quotes } = mock.seed({
      products: [{ id: 5001, name: 'Oak panel', unit_price: { amount: 18900, currency: 'EUR' }, tax_rate: 25 }],
      quotes: [
        {
          title: 'Panels',
          company_id: 318,
          currency: 'EUR',
          line_items: [
            {
              description: 'Panel',
              quantity: 2,
              unit_price: { amount: 18900, currency: 'EUR' },
              tax_rate: 25,
              product_id: 5001,
            },
          ],
        },
      ],
    });
    const { get } = await connect(mock);
    const { record } = await get('get_record', { kind: 'quotes', id: quotes[0]?.id });
    expect(record).toMatchObject({
      organization_id: 1042,
      company: 'Lindqvist Hotels AB',
      line_items: [{ product_id: products[0]?.id, product: 'Oak panel', quantity: 2 }],
      created_at: expect.any(String),
    });
    expect(record).not.toHaveProperty('custom_fields');
    expect(record).not.toHaveProperty('deal_id');
  });

  it('returns the requested fields only', async () => {
    const { get } = await connect(await mockServer());
    const { record } = await get('get_record', { kind: 'companies', id: 318, fields: ['name'] });
    expect(record).toEqual({ id: 318, version: expect.any(Number), name: 'Lindqvist Hotels AB' });
  });
});

describe('a record with invalid fields', () => {
  it('is listed and returned with their names, also if other fields are requested', async () => {
    const mock = await mockServer();
    const client = {
      fetch: async (...request: Parameters<typeof fetch>) => {
        const response = await fetch(...request);
        const text = await response.text();
        return new Response(text.replaceAll('"name":"Lindqvist Hotels AB"', '"invalid_fields":["name"]'), response);
      },
    };
    const { get } = await connect(mock, { clientOptions: client });
    const { records } = await get('list_records', { kind: 'companies', filter: { ids: [318] }, fields: ['email'] });
    expect(records).toMatchObject([{ id: 318, invalid_fields: ['name'] }]);
    const { record } = await get('get_record', { kind: 'companies', id: 318 });
    expect(record).toMatchObject({ id: 318, invalid_fields: ['name'] });
    expect(record).not.toHaveProperty('name');
  });
});

describe('search', () => {
  it('finds records of several kinds, and says whether there are more', async () => {
    const mock = await mockServer({ empty: true });
    mock.seed({
      tasks: [{ title: 'Call Kungsholmen' }, { title: 'Visit Kungsholmen' }],
      projects: [{ name: 'Lobby, Kungsholmen' }],
    });
    const { get } = await connect(mock);
    const { matches, has_more } = await get('search', { query: 'kungsholmen' });
    expect(matches).toHaveLength(3);
    expect(matches).toContainEqual({ kind: 'projects', id: expect.any(Number), name: 'Lobby, Kungsholmen' });
    expect(has_more).toBe(false);
    expect(await get('search', { query: 'kungsholmen', limit: 2 })).toEqual({
      matches: matches.slice(0, 2),
      has_more: true,
    });
    expect((await get('search', { query: 'kungsholmen', kinds: ['projects'] })).matches).toHaveLength(1);
    expect((await get('search', { query: 'kungsholmen lobby' })).matches).toHaveLength(1);
  });
});
