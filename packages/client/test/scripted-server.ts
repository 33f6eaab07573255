import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { serveHttp } from '@worklane/testing/serve-http';
import { type ClientOptions, createClient } from '../src/index.ts';

/** A received request. */
export interface Received {
  method: string;
  /** Including the query. */
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** Sends one response, or fails in some way. */
export type Step = (response: ServerResponse, request: Received) => unknown;

/** Starts a server that runs one step for each request; the last step handles all further requests. */
export async function serve(...script: Step[]) {
  const received: Received[] = [];
  const baseUrl = await serveHttp(async (incoming, response) => {
    const { method = '', url = '', headers } = incoming;
    const request = { method, path: url, headers, body: await text(incoming) };
    const step = script[Math.min(received.length, script.length - 1)];
    received.push(request);
    await step?.(response, request);
  });
  return { baseUrl, received };
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

/** Closes the connection in the middle of the response body. */
export const truncated: Step = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
  response.write('{"id":', () => response.socket?.destroy());
};

export const noResponse: Step = () => undefined;

/** Returns a client that waits no time and records its delays, and whose random numbers are always 0.5. */
export function createTestClient(options: ClientOptions) {
  const waits: number[] = [];
  const environment = {
    random: () => 0.5,
    wait: async (milliseconds: number) => {
      waits.push(milliseconds);
    },
    ...options.environment,
  };
  return { client: createClient({ ...options, environment }), waits };
}

/** Returns an access token with the claim `organization_id`, without a valid signature. */
export const tokenFor = (organizationId: number, name = 'token'): string =>
  [{ alg: 'EdDSA' }, { organization_id: organizationId, name }, name]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
