import type { RawRequest } from './requests.ts';

/** What clients depend on in a response. */
export interface ComparedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The problem without its ID; undefined for a success. */
  readonly problem: unknown;
}

export type Send = (request: RawRequest) => Promise<ComparedResponse>;

const comparedHeaders = ['content-type', 'www-authenticate', 'allow', 'accept', 'cache-control', 'retry-after'];

/** @param headers by lower-case name */
export function comparedResponse(
  status: number,
  headers: Readonly<Record<string, unknown>>,
  text: string,
): ComparedResponse {
  // Also where the operation succeeds: records and rules are compared by the model.
  if (status < 300) return { status: 200, headers: {}, problem: undefined };
  const compared = comparedHeaders.filter((name) => headers[name] !== undefined);
  const { request_id: _, ...problem } = text === '' ? {} : JSON.parse(text);
  return { status, headers: Object.fromEntries(compared.map((name) => [name, String(headers[name])])), problem };
}

/** Returns a request as fetch sends it. @param token sent if the request has no Authorization of its own */
export function fetchArguments({ method, headers, body }: RawRequest, token: string): RequestInit {
  const all = Object.entries({ authorization: `Bearer ${token}`, ...headers });
  const sent = all.filter((entry): entry is [string, string] => entry[1] !== null);
  return { method, headers: sent, ...(body !== undefined && body !== '' && { body }) };
}

export interface Comparison {
  /** The number of requests that the expected server rejects or performs. */
  readonly compared: number;
  readonly differences: readonly {
    readonly name: string;
    readonly expected: ComparedResponse;
    readonly found: ComparedResponse;
  }[];
}

/** Compares the responses of two servers, except where the first one has no handler: what another would do is up to it. */
export async function compare(requests: readonly RawRequest[], expected: Send, found: Send): Promise<Comparison> {
  const differences: Comparison['differences'][number][] = [];
  let compared = 0;
  const compareOne = async (request: RawRequest) => {
    const [response, other] = await Promise.all([expected(request), found(request)]);
    if (response.status === 501) return;
    compared += 1;
    if (JSON.stringify(response) === JSON.stringify(other)) return;
    differences.push({ name: request.name, expected: response, found: other });
  };
  for (let at = 0; at < requests.length; at += concurrency) {
    await Promise.all(requests.slice(at, at + concurrency).map(compareOne));
  }
  return { compared, differences };
}

const concurrency = 16;
