import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface UpstreamResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

type Json = Record<string, unknown>;

/** Faults of a service, as changes of the requests to or responses of a correct one. */
const faults = {
  'ignores a deletion': async ({ method }, forward) => {
    const read = await forward(method === 'DELETE' ? 'GET' : method);
    if (method !== 'DELETE' || read.status !== 200) return read;
    for (const name of ['etag', 'content-type']) read.headers.delete(name);
    return { ...read, status: 204, body: '' };
  },
  'loses a field': async ({ method }, forward) =>
    method === 'POST' ? changed(await forward(), { name: 'lost' }) : forward(),
  fails: async ({ method }, forward) =>
    method === 'POST' ? { ...changed(await forward(), {}), status: 500 } : forward(),
  'adds a field': async ({ method }, forward) =>
    method === 'POST' ? changed(await forward(), { secret: 1 }) : forward(),
  'repeats a page': async ({ method, url = '' }, forward) => {
    const upstreamResponse = await forward();
    if (method !== 'GET' || !/products(\?|$)/.test(url) || upstreamResponse.status !== 200) return upstreamResponse;
    const { data, next_cursor } = JSON.parse(upstreamResponse.body) as { data: unknown[]; next_cursor: string | null };
    return { ...upstreamResponse, body: JSON.stringify({ data: [...data, ...data], next_cursor }) };
  },
} satisfies Record<
  string,
  (request: IncomingMessage, forward: (method?: string) => Promise<UpstreamResponse>) => Promise<UpstreamResponse>
>;

/** Returns the response to a create with other fields. */
const changed = (upstreamResponse: UpstreamResponse, fields: Json): UpstreamResponse =>
  upstreamResponse.status === 201
    ? { ...upstreamResponse, body: JSON.stringify({ ...(JSON.parse(upstreamResponse.body) as Json), ...fields }) }
    : upstreamResponse;

/** Starts a proxy of a correct service with one fault. */
export async function startFaultyService(baseUrl: string, fault: keyof typeof faults) {
  const server = createServer(async (request, response) => {
    const sent = await text(request);
    const upstreamResponse = await faults[fault](request, (method = request.method ?? '') =>
      pass(baseUrl, { url: request.url, headers: request.headers, method }, method === 'GET' ? '' : sent),
    );
    response
      .writeHead(upstreamResponse.status, Object.fromEntries(upstreamResponse.headers))
      .end(upstreamResponse.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Hop-by-hop headers. */
const ofConnection = ['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding'];

async function pass(
  baseUrl: string,
  { method = '', url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  body: string,
): Promise<UpstreamResponse> {
  const forwarded = Object.entries(headers).filter(([name]) => !ofConnection.includes(name)) as [string, string][];
  const upstreamResponse = await fetch(new URL(url, baseUrl), { method, headers: forwarded, ...(body && { body }) });
  const responseHeaders = new Headers(upstreamResponse.headers);
  for (const name of ofConnection) responseHeaders.delete(name);
  return { status: upstreamResponse.status, headers: responseHeaders, body: await upstreamResponse.text() };
}
