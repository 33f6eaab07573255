import { Field as BaseField } from '@base-ui/react/field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { WorklaneError } from '@worklane/client';
import type { Resource } from '@worklane/contract';
import {
  type CsvRow,
  cellCountViolation,
  findColumn,
  type RecordColumn,
  rejectionReasons,
  rowBody,
} from '@worklane/contract/csv';
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
import { collectionPage } from './collection-page.tsx';
import { csvFile } from './csv-export.ts';
import { doubleTarget, type ImportFile, readCsvFile, targetsOf, writableColumns } from './csv-import.ts';
import { batchesOf, type ImportRequest, runImport } from './import-run.ts';

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

/** By number of the row. */
type Errors = ReadonlyMap<number, readonly string[]>;

function Import({ resource, file }: { resource: Resource; file: ImportFile }) {
  const { id, queries } = useOrganization();
  const cache = useQueryClient();
  const { collection } = resource;
  const columns = useMemo(() => writableColumns(resource), [resource]);
  const [fields, setFields] = useState<Fields>(() => file.header.map((name) => findColumn(columns, name)));
  /** Those that have no record yet. */
  const [rows, setRows] = useState(file.rows);
  /** Why rows have no record, by number. */
  const [errors, setErrors] = useState<Errors>(new Map());
  /** Those whose outcome is unknown. */
  const [requests, setRequests] = useState<readonly ImportRequest<CsvRow>[]>([]);
  const [done, setDone] = useState<number>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const double = doubleTarget(fields);
  const created = file.rows.length - rows.length;
  const uncertain = new Set(requests.flatMap(({ items }) => items));
  const rejected = rows.filter((row) => errors.has(row.number) && !uncertain.has(row));
  const [first] = uncertain;

  async function start() {
    const controller = new AbortController();
    abort.current = controller;
    const miscounted = rows.flatMap(({ number, cells }) => {
      const violation = cellCountViolation(cells, file.header);
      return violation === undefined ? [] : [[number, [violation]] as const];
    });
    const found = new Map<number, readonly string[]>(miscounted);
    setDone(found.size);
    const result = await runImport({
      items: rows.filter(({ number }) => !found.has(number)),
      requests: batchesOf(recordMethods(queries, resource), ({ cells }) => ({
        create: rowBody(cells, fields, file.decimalComma),
      })),
      uncertain: requests,
      signal: controller.signal,
      onProgress: (sent) => setDone(miscounted.length + sent),
    });
    for (const { item, error } of result.failed) {
      found.set(item.number, WorklaneError.is(error) ? rejectionReasons(error) : [error.message]);
    }
    const created = new Set(result.succeeded);
    setRows(rows.filter((row) => !created.has(row)));
    setErrors(found);
    setRequests(result.uncertain);
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
      {first && (
        <Notice tone="warning" title={`${countOf(uncertain.size, resource)} may have been imported`}>
          <p>{[...(errors.get(first.number) ?? []), 'Import them again: none is imported twice.'].join(' ')}</p>
        </Notice>
      )}
      {rows.length > 0 && <Mapping columns={columns} file={file} fields={fields} onChange={setFields} />}
      {rejected.length > 0 && (
        <Rejected
          file={file}
          rows={rejected}
          errors={errors}
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
  rows: readonly CsvRow[];
  errors: Errors;
  fields: Fields;
  onChange: (row: CsvRow) => void;
}

/** The rejected rows that can be corrected here. More are easier to correct in a spreadsheet. */
const maxListed = 50;

/** Lets rejected rows be corrected, or saved as a file. */
function Rejected({ file, rows, errors, fields, onChange }: RejectedProps) {
  const columns = [...fields.entries()].filter(([, field]) => field !== undefined);
  const reasonOf = ({ number }: CsvRow) => errors.get(number)?.join('; ') ?? '';
  const save = () => {
    const lines = rows.map((row) => [`${row.line}`, reasonOf(row), ...row.cells]);
    saveFile(csvFile([['line', 'errors', ...file.header], ...lines], file.delimiter), `rejected-${file.name}`);
  };
  return (
    <>
      <Table label="Rejected rows" columns={['Line', 'Reason', ...columns.map(([index]) => file.header[index])]}>
        {rows.slice(0, maxListed).map((row) => (
          <tr key={row.number}>
            <td className="number">{row.line}</td>
            <td>{reasonOf(row)}</td>
            {columns.map(([index]) => (
              <td key={index}>
                <input
                  className={`${input.input} ${input.short}`}
                  aria-label={`${file.header[index]} in line ${row.line}`}
                  value={row.cells[index] ?? ''}
                  onChange={({ currentTarget: { value } }) => {
                    const cells = file.header.map((_, at) => (at === index ? value : (row.cells[at] ?? '')));
                    onChange({ ...row, cells });
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
