import { type Resource, resources } from '@worklane/contract';
import { columnsOf } from '@worklane/contract/csv';
import openapi from '@worklane/contract/openapi.json' with { type: 'json' };
import { OpenapiReader } from '@worklane/contract/openapi-reader';
import { describe, expect, it } from 'vitest';
import { contract, csvOf } from './csv-export.ts';

const document = new OpenapiReader(openapi);

async function* pagesOf(...pages: object[][]) {
  yield* pages;
}

describe('csvOf', () => {
  it.each(Object.values<Resource>(resources))(
    'has the columns that the whole contract gives $collection',
    (resource) => {
      expect(columnsOf(resource, contract)).toEqual(columnsOf(resource, document));
    },
  );

  it('has a column for each custom field of any page, escapes formulas, and reports the progress', async () => {
    const progress: number[] = [];
    const csv = await csvOf({
      resource: resources.companies,
      pages: pagesOf(
        [
          { id: 1, name: 'Oak "&" Pine, Ltd', address: { city: 'Malmö' }, custom_fields: { vip: true } },
          { id: 2, name: '=1+1', phone: '+46 8 123', custom_fields: {} },
        ],
        [{ id: 3, name: 'Two\nlines', custom_fields: { code: '007' } }],
      ),
      onProgress: (records) => progress.push(records),
    });
    // text() removes the byte order mark.
    expect([...new Uint8Array(await csv.slice(0, 3).arrayBuffer())]).toEqual([0xef, 0xbb, 0xbf]);
    const [header = '', ...lines] = (await csv.text()).replace('\uFEFF', '').split('\n');
    const names = header.split(',');
    expect(names).toEqual(
      expect.arrayContaining(['id', 'name', 'address.city', 'custom_fields.code', 'custom_fields.vip']),
    );
    expect(lines[0]).toMatch(/^1,.*"Oak ""&"" Pine, Ltd".*Malmö.*true/);
    expect(lines[1]).toMatch(/^2,.*'=1\+1.*,\+46 8 123,/);
    expect(lines.slice(2).join('\n')).toMatch(/^3,.*"Two\nlines".*007/);
    expect(progress).toEqual([2, 3]);
  });
});
