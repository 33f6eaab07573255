import type { DescribedOperation } from '@worklane/contract/openapi-reader';
import type { Invocation } from '../commands/invocation.ts';
import { itemSchema, responseSchema } from '../contract/described-operation.ts';
import { recordTable, responseTable } from './response-table.ts';
import type { OperationResponse } from './send-request.ts';

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
