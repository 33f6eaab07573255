import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** A request as it arrived. */
export interface Received {
  method: string;
  /** With its query. */
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** One answer, or something worse. */
export type Step = (response: ServerResponse, request: Received) => unknown;

/** A server that answers as the script says, one step a request; the last step answers all that follow. */
export async function serve(...script: Step[]) {
  const received: Received[] = [];
  const server = createServer(async (incoming, response) => {
    const { method = '', url = '', headers } = incoming;
    const request = { method, path: url, headers, body: await text(incoming) };
    const step = script[Math.min(received.length, script.length - 1)];
    received.push(request);
    await step?.(response, request);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Step =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

export const problem = (status: number, code: string, more: object = {}, headers: Record<string, string> = {}): Step =>
  json(
    status,
    {
      type: `/docs/problems#${code}`,
      title: code,
      status,
      detail: `It is ${code}.`,
      instance: '/',
      code,
      request_id: 'req_1',
      ...more,
    },
    { 'content-type': 'application/problem+json', ...headers },
  );

export const noContent: Step = (response) => response.writeHead(204).end();

export const reset: Step = (response) => response.socket?.destroy();

/** Begins to answer, and breaks off in the middle of the body. */
export const breakOff: Step = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
  response.write('{"id":', () => response.socket?.destroy());
};

export const silence: Step = () => undefined;
