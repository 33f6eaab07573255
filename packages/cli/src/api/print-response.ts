import type { Client } from '@worklane/client';
import type { DescribedOperation, SchemaObject } from '@worklane/contract/openapi-reader';
import { suggestion } from '@worklane/contract/similar-name';
import type { Invocation } from '../command/invocation.ts';
import { alternativesOf, contract, enumOf, itemSchema, propertiesOf, responseSchema } from '../contract.ts';
import { CliError, UsageError } from '../errors.ts';
import type { TextStream } from '../terminal/system.ts';
import { formatTable } from '../terminal/table.ts';
import { type OperationRequest, type OperationResponse, sendRequest } from './send-request.ts';

interface PrintOptions {
  readonly include?: true;
  readonly table?: true;
  readonly columns?: readonly string[];
}

/** Prints a response: as JSON, indented in a terminal, or as a table. */
export function printResponse(
  { output }: Pick<Invocation, 'output'>,
  operation: DescribedOperation,
  response: OperationResponse,
  { include, table, columns }: PrintOptions,
): void {
  const { stdout } = output;
  const { body } = response;
  if (include) printHead(output.stdout.line, response);
  if (body === undefined) return;
  if (!table || !isObject(body)) {
    const indentation = stdout.isTerminal ? 2 : undefined;
    output.result(body, () => (typeof body === 'string' ? body : JSON.stringify(body, undefined, indentation)));
    return;
  }
  const items = itemSchema(operation);
  const text =
    items && isList(body)
      ? responseTable(stdout, items, body.data, columns)
      : recordTable(stdout, responseSchema(operation) ?? {}, body, columns);
  output.result(body, () => text);
  const cursor = (body as { next_cursor?: string | null }).next_cursor;
  if (cursor) output.note(`More results: use --all, or --cursor ${cursor}`);
}

function printHead(line: (text: string) => void, { status, statusText, headers }: OperationResponse): void {
  // The version that fetch of Node.js speaks.
  line(`HTTP/1.1 ${status} ${statusText}`.trimEnd());
  for (const [name, value] of headers) line(`${name}: ${value}`);
  line('');
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isList = (body: object): body is { data: readonly object[] } => 'data' in body && Array.isArray(body.data);

interface Page {
  readonly data: readonly object[];
  readonly next_cursor: string | null;
  /** Of the event feed, whose cursor is never null. */
  readonly has_more?: boolean;
}

/** Prints the items of all pages: each as a line of JSON as soon as it is there, or all in a table. */
export async function printAllPages(
  { output }: Pick<Invocation, 'output'>,
  operation: DescribedOperation,
  client: Client,
  request: OperationRequest,
  { table, columns }: { readonly table?: true; readonly columns?: readonly string[] },
): Promise<undefined> {
  const { stdout } = output;
  // Lines in a terminal are progress enough, and would be mixed with it.
  const progress = table || !stdout.isTerminal ? output.progress('Reading the first page') : undefined;
  const rows: object[] = [];
  let count = 0;
  try {
    for await (const { data } of pages(operation, client, request)) {
      count += data.length;
      progress?.update(`Read ${count} items`);
      if (table) rows.push(...data);
      else for (const item of data) output.item(item, () => JSON.stringify(item));
    }
  } finally {
    progress?.stop();
  }
  if (table) output.result(rows, () => responseTable(stdout, itemSchema(operation) ?? {}, rows, columns));
}

/** Follows the cursors, in the largest pages unless the request has a limit. */
async function* pages(operation: DescribedOperation, client: Client, request: OperationRequest): AsyncGenerator<Page> {
  const limit = operation.parameters.find(({ name }) => name === 'limit');
  const maximum = limit && alternativesOf(limit.schema)[0]?.maximum;
  const query = { ...(maximum !== undefined && { limit: String(maximum) }), ...request.params.query };
  const seen = new Set<string>();
  for (let cursor: string | undefined; ; ) {
    const params = { ...request.params, query: cursor === undefined ? query : { ...query, cursor } };
    const { body } = await sendRequest(client, { ...request, params });
    const page = body as Page;
    yield page;
    if (page.next_cursor === null || page.has_more === false) return;
    // Another server's pages would never end.
    if (!page.next_cursor || seen.has(page.next_cursor))
      throw new CliError('The server returned the same cursor twice, so the list cannot be read further.');
    seen.add(page.next_cursor);
    cursor = page.next_cursor;
  }
}

const maxCellLength = 40;

/** Returns the items of a list as rows. */
function responseTable(
  stdout: TextStream,
  schema: SchemaObject,
  rows: readonly object[],
  chosen?: readonly string[],
): string {
  if (rows.length === 0) return 'No results.';
  const columns = chosen ?? fittingColumns(schema, rows, stdout.columns, shortText);
  const text = chosen ? cellText : shortText;
  return formatTable(
    stdout,
    columns,
    rows.map((row) => columns.map((column) => text(cellValue(row, column)))),
  );
}

/** Returns a single record as a row for each field. */
function recordTable(stdout: TextStream, schema: SchemaObject, record: object, chosen?: readonly string[]): string {
  const declared = Object.keys(propertiesOf(schema)).filter((name) => name in record);
  const fields = chosen ?? (declared.length > 0 ? declared : Object.keys(record));
  return formatTable(
    stdout,
    ['field', 'value'],
    fields.map((field) => [field, cellText(cellValue(record, field))]),
  );
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join(', ');
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.replace(/\s+/g, ' ');
}

function shortText(value: unknown): string {
  const text = cellText(value);
  return text.length > maxCellLength ? `${text.slice(0, maxCellLength - 1)}…` : text;
}

/** Returns the fields that the records of all kinds have. They tell no rows apart, so they are shown only on request. */
function commonFields(): ReadonlySet<string> {
  const kinds = enumOf(contract.schema('EntityKind'));
  const records = Object.values(contract.document.components.schemas).filter((schema) =>
    kinds.includes(schema['x-resource']?.kind ?? ''),
  );
  const [first = [], ...others] = records.map((schema) => Object.keys(propertiesOf(schema)));
  return new Set(first.filter((name) => name !== 'id' && others.every((names) => names.includes(name))));
}

const gap = 2;

/** Returns the value of a field, or of a field in it: `budget.amount`. */
const cellValue = (row: object, column: string): unknown =>
  column
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], row);

/** @throws UsageError for a column that items of the schema do not have */
export function requireColumns(schema: SchemaObject, columns: readonly string[]): void {
  const known = Object.keys(propertiesOf(schema));
  for (const column of columns) {
    const [name = ''] = column.split('.', 1);
    if (known.length === 0 || known.includes(name)) continue;
    throw new UsageError(`Unknown column "${name}".${suggestion(name, known)} The columns are: ${known.join(', ')}.`);
  }
}

/** Returns the fields that identify a row, and as many others as fit the width. Fields without any value are left out. */
function fittingColumns(
  schema: SchemaObject,
  rows: readonly object[],
  width: number,
  cellText: (value: unknown) => string,
): readonly string[] {
  const declared = Object.keys(propertiesOf(schema));
  const names = declared.length > 0 ? declared : [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const common = commonFields();
  const columns: string[] = [];
  let used = 0;
  for (const name of names.filter((each) => !common.has(each))) {
    const texts = rows.map((row) => cellText(cellValue(row, name)));
    if (rows.length > 0 && texts.every((text) => text === '')) continue;
    const columnWidth = Math.max(name.length, ...texts.map((text) => text.length)) + gap;
    if (columns.length > 0 && used + columnWidth > width) continue;
    used += columnWidth;
    columns.push(name);
  }
  return columns;
}
