import { randomUUID } from 'node:crypto';
import { type Client, createClient, type EventType, WorklaneError } from '@worklane/client';
import type { DescribedOperation } from '@worklane/contract/openapi-reader';
import type { Invocation } from '../command/invocation.ts';
import { contract, isStream, itemSchema, needsToken, responseSchema } from '../contract.ts';
import { CliError, type ExitCode, exitCodes, UsageError } from '../errors.ts';
import { localService, requestedBaseUrl } from '../session/configuration.ts';
import type { ParameterValues } from './parameters.ts';
import { printAllPages, printResponse, requireColumns } from './print-response.ts';
import { type BodyOptions, requestBody } from './request-body.ts';
import { curlOf, type OperationRequest, operationRequest, prepareRequest, sendRequest } from './send-request.ts';

export interface CallOptions extends BodyOptions {
  readonly contractVersion?: string;
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
  const built = await operationRequest(operation, values, body, organizationId, newKey);
  const request = { ...built, headers: { ...built.headers, ...versionHeaders(options) } };
  if (options.curl) return printCurl(invocation, operation, client, request);
  if (isStream(operation)) return printStream(invocation, client, values);
  if (options.all) return printAllPages(invocation, operation, client, request, options);
  const waiting = `Waiting for ${request.method.toUpperCase()} ${request.path}`;
  const response = await invocation.output.during(waiting, () => sendRequest(client, request));
  printResponse(invocation, operation, response, options);
  return undefined;
}

const versionHeaders = ({ contractVersion: version }: CallOptions): Record<string, string> => {
  const { header = '' } = contract.document['x-versions'] ?? {};
  return version === undefined ? {} : { [header]: version };
};

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
  const curl = await curlOf(operation, await prepareRequest(client, request));
  output.result({ curl }, () => curl);
}

/** Returns the client that sends the requests of an operation: without a sign-in, if the operation needs no access token. */
async function apiClient(
  { system, globals, openSession }: Pick<Invocation, 'system' | 'globals' | 'openSession'>,
  operation: DescribedOperation,
): Promise<Client> {
  try {
    return (await openSession()).client;
  } catch (error) {
    const isSignedOut = error instanceof CliError && error.exitCode === exitCodes.unauthenticated;
    if (!isSignedOut || needsToken(operation)) throw error;
    return createClient({ baseUrl: requestedBaseUrl(system, globals) ?? localService, auth: '' });
  }
}

/** Prints each event as a line of JSON until Ctrl+C. The client reconnects without losing events. */
async function printStream(
  { system, output }: Pick<Invocation, 'system' | 'output'>,
  client: Client,
  { query, header }: ParameterValues,
): Promise<ExitCode> {
  const signal = system.interruption();
  const types = query.types as readonly EventType[] | undefined;
  let cursor = header['Last-Event-ID'] as string | undefined;
  if (system.stderr.isTerminal) output.note('Waiting for events. Press Ctrl+C to stop.');
  try {
    for await (const streamed of client.events.stream({ types, cursor }, { signal })) {
      cursor = streamed.cursor;
      output.item(streamed.event, () => JSON.stringify(streamed.event));
    }
  } catch (error) {
    if (!WorklaneError.is(error, 'aborted')) throw error;
  }
  if (cursor !== undefined) output.note(`Continue with --last-event-id ${cursor}`);
  return exitCodes.interrupted;
}
