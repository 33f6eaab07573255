import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resources } from '@worklane/contract';
import { columnsOf } from '@worklane/contract/csv';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../contract.ts';
import type { System } from '../terminal/system.ts';
import { mapColumns } from './column-mapping.ts';
import { openInputFile, summarize } from './input-file.ts';

const contacts = columnsOf(resources.contacts, contract);
const names = (header: string[], options: string[] = []) =>
  mapColumns(header, contacts, options).fields.map((field) => field?.name);

describe('mapColumns', () => {
  it('maps columns with the name of a field, in any spelling', () => {
    expect(names(['last_name', 'First name', 'E-Mail', 'jobTitle', 'Address City', 'address.country'])).toEqual([
      ...['last_name', 'first_name', 'email', 'job_title', 'address.city', 'address.country'],
    ]);
  });

  it('maps other columns by --map, and ignores those without a field', () => {
    expect(names(['Surname', 'Notes', ''], ['Surname=last_name', 'Notes=', '='])).toEqual([
      'last_name',
      undefined,
      undefined,
    ]);
  });

  it('maps custom fields by any name', () => {
    expect(names(['last_name', 'custom_fields.VIP since', 'Region'], ['Region=custom_fields.region'])).toEqual([
      ...['last_name', 'custom_fields.VIP since', 'custom_fields.region'],
    ]);
  });

  it('skips read-only fields, and reports them', () => {
    const { fields, readOnly } = mapColumns(['id', 'last_name', 'Created at'], contacts, []);
    expect(fields.map((field) => field?.name)).toEqual([undefined, 'last_name', undefined]);
    expect(readOnly).toEqual(['id', 'Created at']);
  });

  it('ignores the additional columns of a report of rejected rows', () => {
    expect(names(['line', 'errors', 'last_name'])).toEqual([undefined, undefined, 'last_name']);
  });

  it.each([
    [['last_nam'], [], 'Unknown column "last_nam". Did you mean "last_name"? Use --map \'last_nam=last_name\''],
    [['last_name', ''], [], "A column has no name. Use --map '=' to ignore it."],
    [['x'], ['x=emial'], 'Unknown field "emial" of the column "x". Did you mean "email"?'],
    [['x'], ['x=id'], 'id is set by the service and cannot be imported.'],
    [['last_name'], ['Surnam=last_name'], '--map names the column "Surnam", which the file does not have.'],
    [['last_name', 'Last name'], [], 'The columns "last_name" and "Last name" both set last_name.'],
    [['custom_fields', 'custom_fields.x'], [], 'both set custom_fields.x.'],
    [['last_name'], ['last_name'], 'Invalid --map last_name.'],
    [['last_name'], ['last_name='], 'No column matches a field. Map one with --map column=field.'],
  ])('rejects the columns %j with --map %j', (header, options, message) => {
    expect(() => names(header, options)).toThrow(message);
  });

  it('reports all unknown columns at once', () => {
    expect(() => names(['a', 'b', 'last_name'])).toThrow(/"a".*\n.*"b"/);
  });
});

async function* noInput() {}
const system = { inputChunks: noInput } as unknown as System;

describe('openInputFile', () => {
  let folder: string;
  let path: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'worklane-input-'));
    path = join(folder, 'contacts.csv');
    await writeFile(path, 'last_name\nEk\n');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('opens a file that can be read more than once', async () => {
    const file = await openInputFile(path, system);
    const summary = await summarize(file, undefined);
    expect(summary).toMatchObject({ header: ['last_name'], delimiter: ',', rows: 1 });
    expect(await summarize(file, undefined)).toEqual(summary);
  });

  it('rejects a file that has changed since it was read first', async () => {
    const file = await openInputFile(path, system);
    await summarize(file, undefined);
    await writeFile(path, 'last_name\nBerg\nEk\n');
    await expect(summarize(file, undefined)).rejects.toThrow('was changed while it was read');
  });

  it('rejects a folder', async () => {
    await expect(openInputFile(folder, system)).rejects.toThrow('is not a file.');
  });
});
