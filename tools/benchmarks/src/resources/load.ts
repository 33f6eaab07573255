import autocannon from 'autocannon';

export interface Request {
  method: 'GET' | 'POST';
  /** `[id]` in it is replaced by a random id. */
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

/** Requests per second of a target under 50 connections. @throws when an answer is not a success. */
export async function requestsPerSecond(
  target: Target,
  { method, path, body, form }: Request,
  seconds: number,
  largestId: number,
): Promise<number> {
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
          ...(body && { 'content-type': 'application/json' }),
          ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        ...(form && { body: String(new URLSearchParams(form)) }),
        setupRequest: (request) => ({
          ...request,
          path: path.replace('[id]', String(1 + Math.floor(Math.random() * largestId))),
        }),
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${method} ${path}: ${result.non2xx} refusals and ${result.errors} errors`);
  }
  return result.requests.average;
}
