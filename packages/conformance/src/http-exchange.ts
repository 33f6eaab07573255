/** A request, as a case wants it sent. */
export interface Request {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What came back. */
export interface Answer {
  readonly status: number;
  /** By name in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

export interface Exchange {
  readonly request: Request;
  readonly answer: Answer;
}

/** Milliseconds until an implementation that says nothing is given up. */
const patience = 30_000;

/** Sends a request; of an event stream only the first message is read. */
export async function send(baseUrl: string, request: Request): Promise<Exchange> {
  const { method, path, headers, body } = request;
  const response = await fetch(new URL(path, baseUrl), {
    method,
    headers,
    ...(body !== undefined && { body }),
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  });
  const answer = { status: response.status, headers: new Map(response.headers), body: await textOf(response) };
  return { request, answer };
}

async function textOf(response: Response): Promise<string> {
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

/** The request as a command that sends it again; the access token is left to the variable TOKEN. */
export function curlOf(baseUrl: string, { method, path, headers, body }: Request): string {
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
