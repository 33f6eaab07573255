import { readdir, readFile } from 'node:fs/promises';
import { type Resource, resources } from '@worklane/contract';
import { serveHttp } from '@worklane/testing/serve-http';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CsvEnvironment, csvEnvironment } from '../run-cli.ts';

type Row = Readonly<Record<string, string>>;

const rowsOf = (text: string): Row[] => parse(text, { columns: true });

/** Returns rows without the fields that only the service sets. */
const withoutReadOnly = (collection: string, rows: readonly Row[]): string[] => {
  const { fields }: Resource = resources[collection as keyof typeof resources];
  const isWritable = (name: string) => fields[name.split('.', 1)[0] ?? '']?.writable;
  return rows.map((row) => JSON.stringify(Object.entries(row).filter(([name]) => isWritable(name))));
};

describe('worklane export', () => {
  let environment: CsvEnvironment;
  beforeEach(async () => {
    environment = await csvEnvironment();
  });
  afterEach(() => environment.close());

  const creatable = Object.values(resources).filter(({ schemas }) => schemas.create !== null);

  it.each(creatable.map(({ collection }) => collection))('writes %s that import creates again', async (collection) => {
    const path = environment.path('export.csv');
    const exported = await environment.run(['export', collection, '--output', path]);
    expect(exported.exitCode).toBe(0);
    const before = rowsOf(await environment.read('export.csv'));
    expect(before.length).toBeGreaterThan(0);
    const imported = await environment.run(['import', collection, path, '--map', 'external_id=', '--json']);
    expect(JSON.parse(imported.stdout)).toMatchObject({ imported: before.length, rejected: 0 });

    const all = rowsOf((await environment.run(['export', collection])).stdout);
    const ids = new Set(before.map(({ id }) => id));
    const copies = all.filter(({ id }) => !ids.has(id));
    const expected = withoutReadOnly(
      collection,
      before.map((row) => ({ ...row, external_id: '' })),
    );
    expect(withoutReadOnly(collection, copies).toSorted()).toEqual(expected.toSorted());
  });

  it('writes contacts that import creates in another organization', async () => {
    const other = await csvEnvironment({ empty: true });
    try {
      environment.mock.seed({
        contacts: [
          {
            last_name: "=cmd|' /C calc'!A0",
            first_name: "'=1",
            phone: '+46 8 123 45 67',
            tags: ['a;b', ' c'],
            custom_fields: { number: 5, text: '5', 'with, comma': 'line\nbreak', separator: '\u2028', empty: '' },
          },
        ],
      });
      const path = environment.path('contacts.csv');
      await environment.run(['export', 'contacts', '--output', path]);
      const ignored = ['company_id=', 'owner_id=', 'organization_id='].flatMap((map) => ['--map', map]);
      expect((await other.run(['import', 'contacts', path, ...ignored])).exitCode).toBe(0);
      const rows = async ({ run }: CsvEnvironment) => rowsOf((await run(['export', 'contacts'])).stdout);
      const expected = (await rows(environment)).map((row) => ({ ...row, company_id: '', owner_id: '' }));
      expect(withoutReadOnly('contacts', await rows(other)).toSorted()).toEqual(
        withoutReadOnly('contacts', expected).toSorted(),
      );
    } finally {
      await other.close();
    }
  });

  it('writes members, which only the service creates', async () => {
    const { exitCode, stdout } = await environment.run(['export', 'members']);
    expect({ exitCode, rows: rowsOf(stdout).length }).toEqual({ exitCode: 0, rows: expect.any(Number) });
    expect(rowsOf(stdout)[0]?.name).not.toBe('');
  });

  it('reads all pages', async () => {
    environment.mock.reset({ empty: true });
    environment.mock.seed({ contacts: Array.from({ length: 450 }, (_, index) => ({ last_name: `Contact ${index}` })) });
    const { stdout } = await environment.run(['export', 'contacts', '--columns', 'last_name']);
    expect(new Set(stdout.trim().split('\n')).size).toBe(451);
  });

  it('escapes formulas unless --no-escape-formulas is given', async () => {
    environment.mock.reset({ empty: true });
    environment.mock.seed({ contacts: [{ last_name: '=1+1', phone: '+46 8 1' }] });
    const columns = ['export', 'contacts', '--columns', 'last_name,phone'];
    expect((await environment.run(columns)).stdout).toBe("last_name,phone\n'=1+1,+46 8 1\n");
    expect((await environment.run([...columns, '--no-escape-formulas'])).stdout).toBe(
      'last_name,phone\n=1+1,+46 8 1\n',
    );
  });

  it('selects columns and records', async () => {
    environment.mock.reset({ empty: true });
    environment.mock.seed({
      tasks: [{ title: 'Open' }, { title: 'Done', status: 'done', custom_fields: { points: 3 } }],
    });
    const { stdout } = await environment.run([
      'export',
      'tasks',
      '--filter',
      'status=done',
      '--columns',
      'title,custom_fields.points',
      '--delimiter',
      ';',
      '--bom',
    ]);
    expect(stdout).toBe('\uFEFFtitle;custom_fields.points\nDone;3\n');
  });

  it.each([
    [['export', 'contcats'], 'Unknown collection "contcats". Did you mean "contacts"?'],
    [['export', 'contacts', '--columns', 'emial'], 'Unknown column "emial". Did you mean "email"?'],
    [['export', 'contacts', '--filter', 'emial=x'], 'Unknown filter "emial" of contacts. Did you mean "email"?'],
    [['export', 'contacts', '--filter', 'email'], 'Invalid --filter email. Use name=value.'],
    [
      ['export', 'tasks', '--filter', 'status=open', '--filter', 'status=done'],
      'Invalid --filter status=done. A filter can be given only once.',
    ],
    [['export', 'contacts', '--delimiter', 'comma'], 'Invalid --delimiter: comma.'],
  ])('rejects %j', async (args, message) => {
    expect(await environment.run(args)).toMatchObject({
      exitCode: 2,
      stdout: '',
      stderr: expect.stringContaining(message),
    });
  });

  it('leaves the file as it was when the export fails', async () => {
    const path = await environment.write('contacts.csv', 'old');
    const { exitCode } = await environment.run(['export', 'contacts', '--output', path], {
      env: { WORKLANE_TOKEN: 'not a token' },
    });
    expect(exitCode).toBe(3);
    expect(await readFile(path, 'utf8')).toBe('old\n');
    expect(await readdir(environment.path('.'))).toEqual(['contacts.csv']);
  });

  it('says how many records have invalid fields, which a CSV file cannot name', async () => {
    environment.mock.reset({ empty: true });
    environment.mock.seed({ contacts: [{ last_name: 'Ek' }, { last_name: 'Berg' }] });
    const baseUrl = await serveHttp(async ({ url, headers: { authorization = '' } }, response) => {
      const list = await fetch(`${environment.mock.url}${url}`, { headers: { authorization } });
      response.setHeader('content-type', 'application/json');
      response.end((await list.text()).replace('"last_name":"Ek"', '"invalid_fields":["last_name"]'));
    });
    const env = { WORKLANE_BASE_URL: baseUrl };
    const { stdout, stderr, exitCode } = await environment.run(['export', 'contacts'], { env });
    expect(exitCode).toBe(0);
    expect(rowsOf(stdout).map(({ last_name }) => last_name)).toEqual(['', 'Berg']);
    expect(stderr).toContain('Records with values that the contract does not allow, or without values: 1.');
  });

  it('prints records as JSON lines with --json', async () => {
    environment.mock.reset({ empty: true });
    environment.mock.seed({ contacts: [{ last_name: 'Ek' }, { last_name: 'Berg' }] });
    const { stdout } = await environment.run(['export', 'contacts', '--json']);
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).last_name),
    ).toEqual(['Ek', 'Berg']);
  });
});
