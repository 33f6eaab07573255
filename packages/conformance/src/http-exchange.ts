export interface HttpRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface HttpResponse {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

export interface Exchange {
  readonly request: HttpRequest;
  readonly response: HttpResponse;
}

/** Sends a request to a server and returns it with the response. */
export type Send = (baseUrl: string, request: HttpRequest) => Promise<Exchange>;

/** Milliseconds until a request without a response fails. */
const responseTimeout = 30_000;

/** Sends a request and reads the response; of an event stream, the first message only. */
export const send: Send = async (baseUrl, request) => {
  const { method, path, headers, body } = request;
  const received = await fetch(new URL(path, baseUrl), {
    method,
    headers,
    ...(body !== undefined && { body }),
    redirect: 'manual',
    signal: AbortSignal.timeout(responseTimeout),
  });
  const response = { status: received.status, headers: new Map(received.headers), body: await textOf(received) };
  return { request, response };
};

/** Reads a body; of an event stream, the first message only. */
export async function textOf(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text();
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (reader && !text.includes('\n\n')) {
    const { value, done } = await reader.read();
    if (done) break;
    text += value;
  }
  await reader?.cancel();
  return text;
}

/** Returns a curl command that repeats the request, with the access token in the variable TOKEN. */
export function curlOf(baseUrl: string, { method, path, headers, body }: HttpRequest): string {
  const shown = Object.entries(headers).map(([name, value]) => {
    const bearer = name.toLowerCase() === 'authorization' && value.startsWith('Bearer ');
    return bearer ? '--header "Authorization: Bearer $TOKEN"' : `--header ${quoted(`${name}: ${value}`)}`;
  });
  const data =
    body === undefined ? [] : [`--data-raw ${quoted(body.length > 2000 ? `${body.slice(0, 2000)}…` : body)}`];
  return [
    'curl',
    '--include',
    `--request ${method.toUpperCase()}`,
    ...shown,
    ...data,
    quoted(new URL(path, baseUrl).href),
  ].join(' ');
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
