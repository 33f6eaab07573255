import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

type Json = Record<string, unknown>;

/** Faults of a service, as changes of the requests to or responses of a correct one. */
const faults = {
  'ignores a deletion': async ({ method }, ask) =>
    method === 'DELETE' ? { status: 204, headers: new Headers({ 'x-request-id': 'req_1' }), body: '' } : ask(),
  'loses a field': async ({ method }, ask) => (method === 'POST' ? changed(await ask(), { name: 'lost' }) : ask()),
  fails: async ({ method }, ask) => (method === 'POST' ? { ...changed(await ask(), {}), status: 500 } : ask()),
  'adds a field': async ({ method }, ask) => (method === 'POST' ? changed(await ask(), { secret: 1 }) : ask()),
  'repeats a page': async ({ method, url = '' }, ask) => {
    const answer = await ask();
    if (method !== 'GET' || !/products(\?|$)/.test(url) || answer.status !== 200) return answer;
    const { data, next_cursor } = JSON.parse(answer.body) as { data: unknown[]; next_cursor: string | null };
    return { ...answer, body: JSON.stringify({ data: [...data, ...data], next_cursor }) };
  },
} satisfies Record<string, (request: IncomingMessage, ask: () => Promise<Answer>) => Promise<Answer>>;

/** Returns the response to a create with other fields. */
const changed = (answer: Answer, fields: Json): Answer =>
  answer.status === 201
    ? { ...answer, body: JSON.stringify({ ...(JSON.parse(answer.body) as Json), ...fields }) }
    : answer;

/** Starts a proxy of a correct service with one fault. */
export async function startFaultyService(baseUrl: string, fault: keyof typeof faults) {
  const server = createServer(async (request, response) => {
    const sent = await text(request);
    const answer = await faults[fault](request, () => pass(baseUrl, request, sent));
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(answer.body);
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
  { method = '', url = '', headers }: IncomingMessage,
  body: string,
): Promise<Answer> {
  const forwarded = Object.entries(headers).filter(([name]) => !ofConnection.includes(name)) as [string, string][];
  const answer = await fetch(new URL(url, baseUrl), { method, headers: forwarded, ...(body && { body }) });
  const answered = new Headers(answer.headers);
  for (const name of ofConnection) answered.delete(name);
  return { status: answer.status, headers: answered, body: await answer.text() };
}
