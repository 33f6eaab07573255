import type { Receiver } from './receiver.ts';

/** Returns a handler for servers with the `fetch` interface: Hono, Next.js, Deno, Bun, workers. */
export function webHandler(receiver: Receiver): (request: Request) => Promise<Response> {
  return async (request) => {
    const { status, headers, body } = await receiver.receive(request);
    return new Response(body, { status, headers });
  };
}
