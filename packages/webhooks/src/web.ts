import type { Receiver } from './receiver.ts';

/** For `fetch`-style servers: Hono, Next.js, Deno, Bun, workers. */
export function webHandler(receiver: Receiver): (request: Request) => Promise<Response> {
  return async (request) => {
    const { status, headers, body } = await receiver.receive(request);
    return new Response(body, { status, headers });
  };
}
