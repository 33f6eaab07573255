import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { DescribedOperation } from '@worklane/contract/openapi-reader';
import { contract } from '../../src/contract.ts';

interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  /** The JSON, or the fields of the form; undefined without a body. */
  readonly body: unknown;
}

/** A server that responds with the first example of the contract, whatever it receives. */
export interface ExampleServer {
  readonly url: string;
  /** The operation that the next request calls. */
  operation: DescribedOperation | undefined;
  /** The last request. */
  readonly received: ReceivedRequest | undefined;
  close(): void;
}

export async function startExampleServer(): Promise<ExampleServer> {
  let operation: DescribedOperation | undefined;
  let received: ReceivedRequest | undefined;
  const server = createServer(async (request, response) => {
    const body = parsed(await text(request), request.headers['content-type']);
    received = { method: request.method ?? '', path: request.url?.split('?', 1)[0] ?? '', body };
    const example = operation && exampleResponse(operation);
    const headers = example?.mediaType ? { 'Content-Type': example.mediaType } : { Location: 'https://app.example/' };
    response.writeHead(example?.status ?? 500, headers);
    response.end(example?.response && JSON.stringify(example.response));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set operation(value: DescribedOperation | undefined) {
      operation = value;
    },
    get received() {
      return received;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Returns the first response of an operation that is no error. */
export function exampleResponse({ responses }: DescribedOperation) {
  const [status = '', { content = {} } = {}] =
    Object.entries(responses).find(([code]) => Number(code) >= 200 && Number(code) < 400) ?? [];
  const [mediaType, mediaTypeObject] = Object.entries(content)[0] ?? [];
  const response = mediaTypeObject && contract.examples(mediaTypeObject)[0]?.[1];
  return { status: Number(status), mediaType, response };
}

function parsed(body: string, type = ''): unknown {
  if (body === '') return undefined;
  return type.includes('json') ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
}
