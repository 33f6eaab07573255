import type { Client } from '@worklane/client';
import type { DescribedOperation } from '@worklane/contract/openapi-reader';
import type { Invocation } from '../command/invocation.ts';
import { alternativesOf, itemSchema, responseSchema } from '../contract.ts';
import { CliError } from '../errors.ts';
import { recordTable, responseTable } from './response-table.ts';
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
