import { randomUUID } from 'node:crypto';
import type { Client } from '@worklane/client';
import type { DescribedOperation } from '@worklane/contract/openapi-reader';
import type { Invocation } from '../commands/invocation.ts';
import { isStream, itemSchema, responseSchema } from '../contract/described-operation.ts';
import { UsageError } from '../errors.ts';
import type { ExitCode } from '../exit-codes.ts';
import { apiClient } from './api-client.ts';
import { curlCommand } from './curl-command.ts';
import { type OperationRequest, operationRequest } from './operation-request.ts';
import type { ParameterValues } from './parameter-values.ts';
import { printAllPages } from './print-pages.ts';
import { printResponse } from './print-response.ts';
import { printStream } from './print-stream.ts';
import { type BodyOptions, requestBody } from './request-body.ts';
import { prepareRequest, sendRequest } from './send-request.ts';
import { requireColumns } from './table-columns.ts';

export interface CallOptions extends BodyOptions {
  readonly curl?: true;
  readonly include?: true;
  readonly all?: true;
  readonly table?: true;
  readonly columns?: readonly string[];
}

/** Sends the request of an operation and prints the response. @throws UsageError, CliError, WorklaneError */
export async function callOperation(
  invocation: Invocation,
  operation: DescribedOperation,
  values: ParameterValues,
  given: CallOptions,
): Promise<ExitCode | undefined> {
  const options = tableOptions(given);
  requireCompatible(invocation, options);
  if (options.columns) requireColumns(itemSchema(operation) ?? responseSchema(operation) ?? {}, options.columns);
  const body = await requestBody(operation, options, invocation.system);
  const client = await apiClient(invocation, operation);
  const organizationId = async () => (await client.organization()).id;
  // A printed command gets no key: who changes its body and runs it again makes another request.
  const newKey = options.curl ? undefined : randomUUID();
  const request = await operationRequest(operation, values, body, organizationId, newKey);
  if (options.curl) return printCurl(invocation, operation, client, request);
  if (isStream(operation)) return printStream(invocation, client, values);
  if (options.all) return printAllPages(invocation, operation, client, request, options);
  printResponse(invocation, operation, await withProgress(invocation, client, request), options);
  return undefined;
}

/** Columns are those of a table. */
const tableOptions = (options: CallOptions): CallOptions => (options.columns ? { ...options, table: true } : options);

function requireCompatible({ globals }: Invocation, { table, include, all }: CallOptions): void {
  if (table && globals.json) throw new UsageError('--table and --json cannot be combined.');
  if (include && all)
    throw new UsageError('--include and --all cannot be combined: --all prints the items of many responses.');
}

async function printCurl(
  { output }: Invocation,
  operation: DescribedOperation,
  client: Client,
  request: OperationRequest,
): Promise<undefined> {
  const curl = await curlCommand(operation, await prepareRequest(client, request));
  output.result({ curl }, () => curl);
}

async function withProgress({ output }: Invocation, client: Client, request: OperationRequest) {
  const progress = output.progress(`Waiting for ${request.method.toUpperCase()} ${request.path}`);
  try {
    return await sendRequest(client, request);
  } finally {
    progress.stop();
  }
}
