import { Field as BaseField } from '@base-ui/react/field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { WorklaneError } from '@worklane/client';
import type { Resource } from '@worklane/contract';
import { type CsvRow, cellCountViolation, findColumn, type RecordColumn, rowBody } from '@worklane/contract/csv';
import { Download } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { countOf, recordMethods } from '../../contract/collections.ts';
import { Field } from '../../forms/field.tsx';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import input from '../../ui/input.module.css';
import { label } from '../../ui/labels.ts';
import { ErrorNotice, Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Progress } from '../../ui/progress.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { Table } from '../../ui/table.tsx';
import { NotFoundPage } from '../error-pages.tsx';
import { runBulk } from './bulk-run.ts';
import { collectionPage } from './collection-page.tsx';
import { csvFile } from './csv-export.ts';
import { doubleTarget, type ImportFile, readCsvFile, targetsOf, writableColumns } from './csv-import.ts';

/** Creates records from a CSV file: its columns are mapped, and the rows that the service rejects corrected. */
export const ImportRecordsPage = collectionPage(({ resource }) =>
  resource.schemas.create === null ? <NotFoundPage /> : <ImportRecords resource={resource} />,
);

function ImportRecords({ resource }: { resource: Resource }) {
  const { id } = useOrganization();
  const { collection, noun, nouns } = resource;
  const { mutate, data, error, submittedAt } = useMutation({ mutationFn: readCsvFile });
  return (
    <Page
      title={`Import ${nouns}`}
      description={`Creates a ${noun} for each row of a CSV file. Its first row has the names of the columns.`}
      parent={{ to: paths.collection(id, collection), name: label(collection) }}
    >
      <Card>
        <Field pointer="/file" label="CSV file">
          <BaseField.Control
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            // The same file is chosen again after it was corrected.
            onClick={({ currentTarget }) => {
              (currentTarget as HTMLInputElement).value = '';
            }}
            onChange={({ currentTarget }) => {
              const file = (currentTarget as HTMLInputElement).files?.[0];
              if (file) mutate(file);
            }}
          />
        </Field>
      </Card>
      {error && <ErrorNotice error={error} />}
      {data && <Import key={submittedAt} resource={resource} file={data} />}
    </Page>
  );
}

/** By column of the file; undefined for one that is not imported. */
type Fields = readonly (RecordColumn | undefined)[];

/** A row that has no record yet. */
interface OpenRow extends CsvRow {
  /** The same for each attempt to create its record, so that there is never a second one. */
  readonly idempotencyKey: string;
  /** Why the service rejected it. */
  readonly errors: readonly string[];
}

const openRow = (row: CsvRow): OpenRow => ({ ...row, idempotencyKey: newKey(), errors: [] });

const newKey = (): string => `import-${Array.from(crypto.getRandomValues(new Uint32Array(4)), String).join('-')}`;

function Import({ resource, file }: { resource: Resource; file: ImportFile }) {
  const { id, queries } = useOrganization();
  const cache = useQueryClient();
  const { collection } = resource;
  const { create } = recordMethods(queries, resource);
  const columns = useMemo(() => writableColumns(resource), [resource]);
  const [fields, setFields] = useState<Fields>(() => file.header.map((name) => findColumn(columns, name)));
  const [rows, setRows] = useState<readonly OpenRow[]>(() => file.rows.map(openRow));
  const [done, setDone] = useState<number>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const double = doubleTarget(fields);
  const created = file.rows.length - rows.length;
  const rejected = rows.filter(({ errors }) => errors.length > 0);

  async function start() {
    const controller = new AbortController();
    abort.current = controller;
    setDone(0);
    const { succeeded, failed } = await runBulk({
      items: rows,
      signal: controller.signal,
      onProgress: setDone,
      async action({ cells, idempotencyKey }) {
        const miscounted = cellCountViolation(cells, file.header);
        if (miscounted !== undefined) throw new Error(miscounted);
        await create(rowBody(cells, fields, file.decimalComma), { idempotencyKey });
      },
    });
    const errors = new Map(failed.map(({ item, error }) => [item, reasons(error)]));
    const created = new Set(succeeded);
    setRows(rows.filter((row) => !created.has(row)).map((row) => ({ ...row, errors: errors.get(row) ?? [] })));
    setDone(undefined);
    void cache.invalidateQueries({ queryKey: [id] });
  }

  if (done !== undefined) {
    return (
      <Card>
        <Progress label={`${done} of ${countOf(rows.length, resource)}`} value={done} max={rows.length} />
        <p>Keep this page open until the end.</p>
        <div>
          <Button variant="secondary" onClick={() => abort.current?.abort()}>
            Cancel
          </Button>
        </div>
      </Card>
    );
  }
  return (
    <>
      {created > 0 && (
        <Notice title={`${countOf(created, resource)} imported`}>
          {rows.length > 0 && (
            <p>
              {rejected.length} of the other {rows.length} rows were rejected. Correct them, and import them again.
            </p>
          )}
        </Notice>
      )}
      {created === 0 && rejected.length > 0 && (
        <Notice tone="warning" title={`${rejected.length} rows were rejected`} />
      )}
      {rows.length > 0 && <Mapping columns={columns} file={file} fields={fields} onChange={setFields} />}
      {rejected.length > 0 && (
        <Rejected
          file={file}
          rows={rejected}
          fields={fields}
          onChange={(changed) => setRows(rows.map((row) => (row.number === changed.number ? changed : row)))}
        />
      )}
      {double !== undefined && <Notice tone="warning" title={`Two columns set ${double}. Leave one of them out.`} />}
      <div>
        {rows.length > 0 ? (
          <Button disabled={double !== undefined || !fields.some(Boolean)} onClick={() => void start()}>
            Import {countOf(rows.length, resource)}
          </Button>
        ) : (
          <ButtonLink to={paths.collection(id, collection)}>Show {label(collection).toLowerCase()}</ButtonLink>
        )}
      </div>
    </>
  );
}

const reasons = (error: Error): readonly string[] =>
  WorklaneError.is(error) && error.errors.length > 0
    ? error.errors.map(({ pointer, detail }) => `${pointer} ${detail}`)
    : [error.message];

interface MappingProps {
  columns: readonly RecordColumn[];
  file: ImportFile;
  fields: Fields;
  onChange: (fields: Fields) => void;
}

/** The rows whose values the mapping shows. */
const samples = 3;

/** Shows which field each column sets. */
const Mapping = ({ columns, file: { header, rows }, fields, onChange }: MappingProps) => (
  <Table label="Columns" columns={['Column', 'Field', ...rows.slice(0, samples).map(({ line }) => `Line ${line}`)]}>
    {header.map((name, index) => {
      const targets = targetsOf(columns, name);
      return (
        <tr key={index}>
          <td>{name}</td>
          <td>
            <select
              className={`${input.input} ${input.short}`}
              aria-label={`Field of ${name}`}
              value={fields[index]?.name ?? ''}
              onChange={({ currentTarget: { value } }) =>
                onChange(
                  fields.with(
                    index,
                    targets.find((target) => target.name === value),
                  ),
                )
              }
            >
              <option value="">Not imported</option>
              {targets.map((target) => (
                <option key={target.name}>{target.name}</option>
              ))}
            </select>
          </td>
          {rows.slice(0, samples).map(({ line, cells }) => (
            <td key={line}>{cells[index]}</td>
          ))}
        </tr>
      );
    })}
  </Table>
);

interface RejectedProps {
  file: ImportFile;
  rows: readonly OpenRow[];
  fields: Fields;
  onChange: (row: OpenRow) => void;
}

/** The rejected rows that can be corrected here. More are easier to correct in a spreadsheet. */
const maxListed = 50;

/** Lets rejected rows be corrected, or saved as a file. */
function Rejected({ file, rows, fields, onChange }: RejectedProps) {
  const columns = [...fields.entries()].filter(([, field]) => field !== undefined);
  const save = () => {
    const lines = rows.map(({ line, errors, cells }) => [`${line}`, errors.join('; '), ...cells]);
    saveFile(csvFile([['line', 'errors', ...file.header], ...lines], file.delimiter), `rejected-${file.name}`);
  };
  return (
    <>
      <Table label="Rejected rows" columns={['Line', 'Reason', ...columns.map(([index]) => file.header[index])]}>
        {rows.slice(0, maxListed).map((row) => (
          <tr key={row.number}>
            <td className="number">{row.line}</td>
            <td>{row.errors.join('; ')}</td>
            {columns.map(([index]) => (
              <td key={index}>
                <input
                  className={`${input.input} ${input.short}`}
                  aria-label={`${file.header[index]} in line ${row.line}`}
                  value={row.cells[index] ?? ''}
                  onChange={({ currentTarget: { value } }) => {
                    const cells = file.header.map((_, at) => (at === index ? value : (row.cells[at] ?? '')));
                    onChange({ ...row, cells, idempotencyKey: newKey() });
                  }}
                />
              </td>
            ))}
          </tr>
        ))}
      </Table>
      {rows.length > maxListed && <p className="soft">And {rows.length - maxListed} more, which the file has.</p>}
      <div>
        <Button variant="secondary" onClick={save}>
          <Download aria-hidden />
          Save rejected rows
        </Button>
      </div>
    </>
  );
}
