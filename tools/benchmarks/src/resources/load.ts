import autocannon from 'autocannon';

export interface Request {
  method: 'GET' | 'POST' | 'PATCH';
  /** `[id]` is replaced by a random id. `[n]` in the body is replaced by the number of the request. */
  path: string;
  body?: object;
  /** Instead of a body. */
  form?: Readonly<Record<string, string>>;
}

export interface Target {
  url: string;
  token?: string;
}

const connections = 50;

type Ids = number | { from: number; to: number };

/**
 * Returns the requests per second of a target under 50 connections.
 * @param ids the range of ids, or the largest of a range from 1.
 * @throws Error for error responses.
 */
export const requestsPerSecond = async (target: Target, request: Request, seconds: number, ids: Ids): Promise<number> =>
  (await sendRequests(target, request, { duration: seconds }, ids)).average;

/**
 * Sends requests on 50 connections, for some seconds or a number of them. Returns their number per second and in total.
 * @throws Error for error responses.
 */
export async function sendRequests(
  target: Target,
  { method, path, body, form }: Request,
  extent: { duration: number } | { amount: number },
  ids: Ids,
): Promise<{ average: number; total: number }> {
  const { from, to } = typeof ids === 'number' ? { from: 1, to: ids } : ids;
  const text = body && JSON.stringify(body);
  let n = 0;
  const result = await autocannon({
    url: target.url,
    connections,
    ...extent,
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
    throw new Error(`${method} ${path}: ${result.non2xx} error responses and ${result.errors} connection errors`);
  }
  return result.requests;
}
