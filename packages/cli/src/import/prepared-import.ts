import type { Resource, ValidationError, Validator } from '@worklane/contract';
import { type CsvRow, cellCountViolation, columnsOf, rowBody } from '@worklane/contract/csv';
import { valuesAt } from '@worklane/contract/record-rules';
import * as validators from '@worklane/contract/schema-validators';
import { contract, resourceOf } from '../contract.ts';
import { readCsv } from '../csv/read-csv.ts';
import { UsageError } from '../errors.ts';
import type { Output } from '../terminal/output.ts';
import { type ColumnMapping, mapColumns } from './column-mapping.ts';
import { type FileSummary, type InputFile, summarize } from './input-file.ts';

/** A file that has been read once and whose columns are mapped. */
export interface PreparedImport extends FileSummary, ColumnMapping {
  readonly resource: Resource;
  readonly file: InputFile;
  /** Reads the file again. */
  readRows(): AsyncIterable<PreparedRow>;
}

export interface PreparedRow extends CsvRow {
  /** The body of the request. */
  readonly body: object;
  /** The violations of the contract. */
  readonly errors: readonly string[];
}

export interface MappingOptions {
  readonly map?: readonly string[];
  readonly delimiter?: string;
}

/** Reads and maps a file. @throws UsageError before anything is sent */
export async function prepareImport(
  collection: string,
  file: InputFile,
  { map = [], delimiter }: MappingOptions,
  output: Output,
): Promise<PreparedImport> {
  const resource = resourceOf(collection);
  if (resource.schemas.create === null) throw new UsageError(`The API cannot create ${collection}.`);
  const summary = await output.during(`Reading ${file.label}`, () => summarize(file, delimiter));
  const mapping = mapColumns(summary.header, columnsOf(resource, contract), map);
  return { ...summary, ...mapping, resource, file, readRows: () => preparedRows(resource, file, summary, mapping) };
}

async function* preparedRows(
  resource: Resource,
  file: InputFile,
  { header, delimiter }: FileSummary,
  { fields }: ColumnMapping,
): AsyncGenerator<PreparedRow, void, undefined> {
  const violations = violationsOf(resource);
  const csv = await readCsv(file.read(), delimiter);
  for await (const row of csv.rows) {
    const body = rowBody(row.cells, fields, csv.decimalComma);
    const miscounted = cellCountViolation(row.cells, header);
    const errors = miscounted === undefined ? violations(body) : [miscounted];
    yield { ...row, body, errors };
  }
}

/**
 * Returns the validation of new records of a kind, with the validator of the contract: the violations of a body, each with its
 * JSON pointer.
 */
function violationsOf({ schemas }: Resource) {
  const validate = (validators as Readonly<Record<string, Validator<unknown>>>)[`${schemas.create}`];
  if (!validate) throw new Error(`The contract has no validator of ${schemas.create}.`);
  return (body: unknown) => (validate(body) ? [] : describeErrors(validate.errors ?? []));
}

/** Returns one violation for each pointer: the first one that is not about the alternative null. */
function describeErrors(errors: readonly ValidationError[]): string[] {
  const specific = errors.filter(({ keyword, params }) => keyword !== 'oneOf' && params.type !== 'null');
  const byPointer = new Map<string, string>();
  for (const error of specific.length > 0 ? specific : errors) {
    const { missingProperty, additionalProperty } = error.params;
    const name = missingProperty ?? additionalProperty;
    const pointer = name === undefined ? error.instancePath : `${error.instancePath}/${name}`;
    if (!byPointer.has(pointer)) byPointer.set(pointer, `${pointer} ${detailOf(error)}`);
  }
  return [...byPointer.values()];
}

/** Returns the words of the API for what is wrong in most files. */
function detailOf({ keyword, params, message }: ValidationError): string {
  if (keyword === 'required') return 'is required';
  if (keyword === 'enum') return `must be one of ${(params.allowedValues as unknown[]).join(', ')}`;
  if (keyword === 'format') return `must be ${formats[String(params.format)] ?? params.format}`;
  if (keyword === 'maxLength') return `must have at most ${params.limit} characters`;
  if (keyword === 'type') return `must be ${[params.type].flat().join(' or ')}`;
  return message ?? 'is not allowed';
}

const formats: Readonly<Record<string, string>> = {
  date: 'a valid date, such as 2026-03-02',
  'date-time': 'a valid date-time with an offset, such as 2026-03-02T08:15:00Z',
  email: 'a valid email address',
  uri: 'an absolute URI',
};

/**
 * Returns the check of a file that `worklane export` has written: its references are IDs in the organization of the column
 * `organization_id`. In another organization, they can be those of other records.
 * @param header empty if `--map` ignores that column, which turns the check off
 */
export function foreignReferencesOf({ references }: Resource, header: readonly string[], organizationId: number) {
  const column = header.indexOf('organization_id');
  return (cells: readonly string[], body: object): string[] => {
    const organization = column === -1 ? '' : (cells[column] ?? '').trim();
    if (organization === '' || organization === String(organizationId)) return [];
    return references
      .filter(({ path }) => valuesAt(body, path).some(({ value }) => (value ?? null) !== null))
      .map(({ path }) => `/${path.join('/')} refers to a record of organization ${organization}`);
  };
}
