import autocannon from 'autocannon';

export interface Request {
  method: 'GET' | 'POST' | 'PATCH';
  /** `[id]` in it is replaced by a random id, `[n]` in texts of the body by another number each time. */
  path: string;
  body?: object;
  /** In place of a body. */
  form?: Readonly<Record<string, string>>;
}

export interface Target {
  url: string;
  token?: string;
}

const connections = 50;

/**
 * Returns the requests per second of a target under 50 connections.
 * @param ids from which the id of each request is drawn: the largest, when they start at 1.
 * @throws when a response is not a success.
 */
export async function requestsPerSecond(
  target: Target,
  { method, path, body, form }: Request,
  seconds: number,
  ids: number | { from: number; to: number },
): Promise<number> {
  const { from, to } = typeof ids === 'number' ? { from: 1, to: ids } : ids;
  const text = body && JSON.stringify(body);
  let n = 0;
  const result = await autocannon({
    url: target.url,
    connections,
    duration: seconds,
    requests: [
      {
        method,
        headers: {
          accept: 'application/json',
          ...(target.token ? { authorization: `Bearer ${target.token}` } : {}),
          ...(text && { 'content-type': 'application/json' }),
          ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
        },
        ...(text && { body: text }),
        ...(form && { body: String(new URLSearchParams(form)) }),
        setupRequest: (request) => ({
          ...request,
          path: path.replace('[id]', String(from + Math.floor(Math.random() * (to - from + 1)))),
          ...(text?.includes('[n]') && { body: text.replace('[n]', String(n++)) }),
        }),
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${method} ${path}: ${result.non2xx} refusals and ${result.errors} errors`);
  }
  return result.requests.average;
}
