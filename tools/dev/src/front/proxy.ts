import { type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { pipeline } from 'node:stream';

/** Answers in place of a server that is not started yet, or has crashed. */
export function doesNotRun(response: ServerResponse): void {
  response
    .writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' })
    .end('The server does not run. The terminal of `npm run dev` says why.\n');
}

/** Forwards a request, with its original Host, to a server on this machine. */
export function forward(url: string | undefined, request: IncomingMessage, response: ServerResponse): void {
  const fail = (reason: string) => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502, { 'content-type': 'text/plain' }).end(`${reason}\n`);
  };
  if (url === undefined) {
    doesNotRun(response);
    return;
  }
  const { method, headers, url: path } = request;
  const forwarded = send(url + path, { method, headers: { ...headers, host: headers.host } }, (received) => {
    response.writeHead(received.statusCode ?? 502, received.rawHeaders);
    pipeline(received, response, () => {});
  });
  forwarded.on('error', (error) => fail(error.message));
  response.on('close', () => forwarded.destroy());
  request.pipe(forwarded);
}
