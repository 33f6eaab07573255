import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type CsvEnvironment, csvEnvironment, withFastClock } from '../run-cli.ts';

describe('worklane import', () => {
  let environment: CsvEnvironment;
  beforeEach(async () => {
    environment = await csvEnvironment({ empty: true });
  });
  afterEach(() => environment.close());

  const bodies = () =>
    environment
      .posts()
      .flatMap(({ body }) => (body as { items: { create: object }[] }).items.map(({ create }) => create));
  const lastNames = () => bodies().map((body) => (body as { last_name: string }).last_name);

  it('sends each cell as the type of its field, and leaves out empty ones', async () => {
    const file = await environment.write(
      'contacts.csv',
      'Last name,first_name,address.city,address.country,tags,custom_fields.vip,custom_fields.since',
      'Lindqvist,Maja,Stockholm,SE,"hotel;vip",true,2019',
      'Ek,,,,,,',
    );
    const { exitCode, stdout } = await environment.run(['import', 'contacts', file]);
    expect(stdout).toBe('Imported 2 of 2 rows of contacts.csv as contacts.\n');
    expect(exitCode).toBe(0);
    expect(bodies()).toEqual([
      {
        last_name: 'Lindqvist',
        first_name: 'Maja',
        address: { city: 'Stockholm', country: 'SE' },
        tags: ['hotel', 'vip'],
        custom_fields: { vip: true, since: 2019 },
      },
      { last_name: 'Ek' },
    ]);
  });

  it('imports every kind that can be created, such as one with money and dates', async () => {
    const file = await environment.write(
      'projects.csv',
      'Name,Budget amount,Budget currency,Start date,Status',
      'Lobby,125000,EUR,2026-03-02,On hold',
    );
    expect((await environment.run(['import', 'projects', file])).exitCode).toBe(0);
    expect(bodies()).toEqual([
      { name: 'Lobby', budget: { amount: 125000, currency: 'EUR' }, start_date: '2026-03-02', status: 'on_hold' },
    ]);
  });

  it('reads numbers with decimal commas between semicolons', async () => {
    const file = await environment.write('products.csv', 'sep=;', 'Name;Tax rate', 'Towel;12,5', ';');
    expect(await environment.run(['import', 'products', file])).toMatchObject({ exitCode: 0 });
    expect(bodies()).toEqual([{ name: 'Towel', tax_rate: 12.5 }]);
  });

  it.each([
    ['contcats', 'Unknown collection "contcats". Did you mean "contacts"?'],
    ['members', 'The API cannot create members.'],
    ['contacts', 'Unknown column "Surname". Use --map \'Surname=<field>\''],
  ])('rejects the command for %s before it sends anything', async (collection, message) => {
    const file = await environment.write('x.csv', 'Surname', 'Ek');
    expect(await environment.run(['import', collection, file])).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining(message),
    });
    expect(environment.posts()).toEqual([]);
  });

  it('rejects a file that is invalid at its end before it sends anything', async () => {
    const file = await environment.write('contacts.csv', 'last_name', 'Ek', '"Berg');
    expect(await environment.run(['import', 'contacts', file])).toMatchObject({
      exitCode: 2,
      stderr: 'Error: Line 3: a quote is not closed.\n',
    });
    expect(environment.posts()).toEqual([]);
  });

  it('rejects a file that does not exist', async () => {
    const { exitCode, stderr } = await environment.run(['import', 'contacts', environment.path('none.csv')]);
    expect(exitCode).toBe(2);
    expect(stderr).toContain('Cannot read');
  });

  it('shows the mapping and the rejected rows with --dry-run, without a sign-in', async () => {
    const file = await environment.write('contacts.csv', 'Surname;E-mail;Notes', 'Ek;ek@x.example;a', 'Berg;nowhere;b');
    const options = ['--map', 'Surname=last_name', '--map', 'Notes=', '--dry-run'];
    const env = { WORKLANE_TOKEN: '' };
    const { exitCode, stdout } = await environment.run(['import', 'contacts', file, ...options], { env });
    expect(exitCode).toBe(5);
    expect(stdout).toMatch(/^Surname +last_name +Ek +Berg$/m);
    expect(stdout).toMatch(/^Notes +\(ignored\)/m);
    expect(stdout).toContain(
      '1 of 2 rows are valid. Nothing was sent.\nLine 3: /email must be a valid email address\n',
    );
    const json = await environment.run(['import', 'contacts', file, ...options, '--json'], { env });
    expect(JSON.parse(json.stdout)).toMatchObject({
      mapping: [{ field: 'last_name' }, { field: 'email' }, { field: null }],
      ...{ rows: 2, valid: 1, rejected: 1 },
      rejections: [{ line: 3, errors: ['/email must be a valid email address'] }],
    });
    expect(environment.posts()).toEqual([]);
  });

  it('reports rejected rows, whose corrected report can be imported', async () => {
    const file = await environment.write(
      'contacts.csv',
      'Surname;E-mail;external_id',
      'Ek;ek@x.example;1',
      '"Berg";nowhere;2',
      'Dahl;dahl@x.example;1',
      'Falk;falk@x.example;3',
      'Too;few',
    );
    const map = ['--map', 'Surname=last_name'];
    const { exitCode, stdout } = await environment.run([
      'import',
      'contacts',
      file,
      ...map,
      '--concurrency',
      '1',
      '--json',
    ]);
    expect(exitCode).toBe(5);
    const report = environment.path('contacts.rejected.csv');
    expect(JSON.parse(stdout)).toEqual({
      ...{ collection: 'contacts', complete: true, rows: 5, imported: 2 },
      ...{ rejected: 3, report },
      rejections: [
        { line: 3, errors: ['/email must be a valid email address'] },
        { line: 4, errors: [expect.stringContaining('external_id')] },
        { line: 6, errors: ['has 2 cells, but the header has 3 columns'] },
      ],
    });
    const text = await environment.read('contacts.rejected.csv');
    expect(text.split('\n')).toEqual([
      'line;errors;Surname;E-mail;external_id',
      '3;/email must be a valid email address;Berg;nowhere;2',
      expect.stringMatching(/^4;.*external_id.*;Dahl;dahl@x.example;1$/),
      '6;has 2 cells, but the header has 3 columns;Too;few',
      '',
    ]);

    await writeFile(report, text.replace('nowhere', 'berg@x.example').replace(/;1\n6;.*\n/, ';4\n'));
    const corrected = await environment.run(['import', 'contacts', report, ...map]);
    expect(corrected).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('Imported 2 of 2 rows') });
  });

  it('imports rejected rows when the command is repeated, and does not replace the first report', async () => {
    const file = await environment.write('contacts.csv', 'last_name,company_id', 'Ek,', 'Berg,1');
    const rejected = await environment.run(['import', 'contacts', file]);
    expect(rejected.exitCode).toBe(5);
    expect(rejected.stdout).toContain('1 row was rejected.\nLine 3: /company_id ');
    await environment.run(['import', 'contacts', file]);
    expect(await environment.read('contacts.rejected-2.csv')).toBe(await environment.read('contacts.rejected.csv'));
    environment.mock.seed({ companies: [{ id: 1, name: 'Lindqvist Hotels' }] });
    const repeated = await environment.run(['import', 'contacts', file]);
    expect(repeated.stdout).toBe('Imported 2 of 2 rows of contacts.csv as contacts.\n');
    expect(await storedLastNames()).toEqual(['Berg', 'Ek']);
  });

  it('imports a file a second time only as another run', async () => {
    const file = await environment.write('contacts.csv', 'last_name', 'Ek', 'Berg');
    await environment.run(['import', 'contacts', file]);
    await environment.run(['import', 'contacts', file]);
    expect(await storedLastNames()).toEqual(['Berg', 'Ek']);
    const again = await environment.run(['import', 'contacts', file, '--run', 'second']);
    expect(again.stdout).toBe('Imported 2 of 2 rows of contacts.csv as contacts.\n');
    expect(await storedLastNames()).toEqual(['Berg', 'Berg', 'Ek', 'Ek']);
  });

  const storedLastNames = async () => {
    const { stdout } = await environment.run(['export', 'contacts', '--columns', 'last_name']);
    return stdout.trim().split('\n').slice(1).toSorted();
  };

  it('rejects rows that have been imported with another mapping', async () => {
    const file = await environment.write('contacts.csv', 'last_name,Position', 'Ek,Chef');
    await environment.run(['import', 'contacts', file, '--map', 'Position=']);
    const other = await environment.run(['import', 'contacts', file, '--map', 'Position=job_title']);
    expect(other.exitCode).toBe(5);
    expect(await environment.read('contacts.rejected.csv')).toContain(
      'The idempotency key was sent with another request',
    );
    expect(await storedLastNames()).toEqual(['Ek']);
  });

  it('finishes requests in flight at Ctrl+C, and continues with the next run', async () => {
    const file = await environment.write('contacts.csv', 'last_name', ...manyNames(1100));
    const controller = new AbortController();
    const interrupt = () => controller.abort();
    // The mock, which runs in this process, receives the first request.
    subscribe('http.server.request.start', interrupt);
    onTestFinished(() => void unsubscribe('http.server.request.start', interrupt));
    const options = { interruption: controller.signal };
    const { exitCode, stdout } = await environment.run(['import', 'contacts', file], options);
    expect(exitCode).toBe(130);
    expect(stdout).toMatch(
      /^Interrupted: [\d,]+ of 1,100 rows are imported. To continue, run the same command again within 24 hours.\n$/,
    );
    const stored = await storedLastNames();
    expect(stdout).toContain(`Interrupted: ${stored.length.toLocaleString('en')} of 1,100`);
    expect([0, 1100]).not.toContain(stored.length);
    const next = await environment.run(['import', 'contacts', file]);
    expect(next.exitCode).toBe(0);
    expect(await storedLastNames()).toEqual(manyNames(1100).toSorted());
  });

  const manyNames = (count: number) => Array.from({ length: count }, (_, index) => `Contact ${index}`);

  it('sends few rows at once if they are long', async () => {
    const file = await environment.write(
      'tasks.csv',
      'title,description',
      ...manyNames(150).map((name) => `${name},${'x'.repeat(5_000)}`),
    );
    const { stdout } = await environment.run(['import', 'tasks', file]);
    expect(stdout).toContain('Imported 150 of 150 rows');
    expect(environment.posts().length).toBe(2);
  });

  it.each(['in the header', 'of --map'])('sends few rows at once if the names of fields %s are long', async (place) => {
    const fields = Array.from({ length: 50 }, (_, index) => `custom_fields.${`Поле ${index} `.padEnd(64, 'я')}`);
    const names = place === 'of --map' ? fields.map((_, index) => `c${index}`) : fields;
    const map = names.flatMap((name, index) => ['--map', `${name}=${fields[index]}`]);
    const rows = manyNames(200).map((name) => [name, ...fields.map(() => 'x')].join());
    const file = await environment.write('tasks.csv', ['title', ...names].join(), ...rows);
    const { stdout } = await environment.run(['import', 'tasks', file, ...(place === 'of --map' ? map : [])]);
    expect(stdout).toContain('Imported 200 of 200 rows');
    expect(environment.posts().length).toBeGreaterThan(1);
  });

  it('stops at a rejected token with the exit code 3, and continues with a valid one', async () => {
    const file = await environment.write('contacts.csv', 'last_name', 'Ek');
    const env = { WORKLANE_TOKEN: 'not a token' };
    expect((await environment.run(['import', 'contacts', file], { env })).exitCode).toBe(3);
    expect((await environment.run(['import', 'contacts', file])).exitCode).toBe(0);
  });

  it('stops with the exit code 4 when the service is not reachable', async () => {
    withFastClock();
    const file = await environment.write('contacts.csv', 'last_name', 'Ek');
    const env = { WORKLANE_BASE_URL: 'http://127.0.0.1:2' };
    expect(await environment.run(['import', 'contacts', file], { env })).toMatchObject({
      exitCode: 4,
      stderr: expect.stringContaining('ECONNREFUSED'),
    });
  });

  it('repeats failed requests until each record is created once', async () => {
    environment.mock.conditions.set({ fail: 0.3 });
    const file = await environment.write('contacts.csv', 'last_name', ...manyNames(1100));
    const { exitCode } = await environment.run(['import', 'contacts', file, '--concurrency', '1']);
    environment.mock.conditions.clear();
    expect(exitCode).toBe(0);
    expect(environment.posts().length).toBeGreaterThan(6);
    expect(await storedLastNames()).toEqual(manyNames(1100).toSorted());
  });

  it('imports standard input', async () => {
    const input = '\uFEFFLast name\r\nÅkesson\r\n';
    expect(await environment.run(['import', 'contacts', '-'], { input })).toMatchObject({
      exitCode: 0,
      stdout: 'Imported 1 of 1 rows of standard input as contacts.\n',
    });
    expect(lastNames()).toEqual(['Åkesson']);
  });

  it('rejects references of an export of another organization', async () => {
    const file = await environment.write(
      'contacts.csv',
      'id,organization_id,last_name,owner_id',
      '1,1043,Ek,12',
      '2,1043,Berg,',
    );
    const { exitCode, stderr } = await environment.run(['import', 'contacts', file]);
    expect(exitCode).toBe(5);
    expect(stderr).toContain('Columns that only the service sets are not imported: id, organization_id\n');
    expect(await environment.read('contacts.rejected.csv')).toContain(
      '2,/owner_id refers to a record of organization 1043,1,1043,Ek,12',
    );
    expect(lastNames()).toEqual(['Berg']);
  });
});
