import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The receiver responds to deliveries with 204 and counts them. */
export interface Received {
  count: number;
  /** The arrival time of the first, in nanoseconds of process.hrtime, which all processes of a machine share. */
  first: string;
  /** The arrival time of the first byte of each, by webhook-id, if requested. */
  arrivals: [id: string, at: string][];
}

export type ReceiverCommand = { reset: { arrivals: boolean } } | { report: true } | { notify: number };

let count = 0;
let notifyAt = 0;
let first = 0n;
let keepsArrivals = false;
let arrivals: [string, string][] = [];

const server = createServer((request, response) => {
  const now = process.hrtime.bigint();
  request.resume();
  if (count++ === 0) first = now;
  if (keepsArrivals) arrivals.push([String(request.headers['webhook-id']), String(now)]);
  request.on('end', () => response.writeHead(204).end());
  if (count === notifyAt) process.send?.({ reached: count });
});
server.keepAliveTimeout = 60_000;

process.on('message', (command: ReceiverCommand) => {
  if ('reset' in command) {
    count = 0;
    notifyAt = 0;
    arrivals = [];
    keepsArrivals = command.reset.arrivals;
    process.send?.({ reset: true });
  } else if ('notify' in command) {
    notifyAt = command.notify;
    if (count >= notifyAt) process.send?.({ reached: count });
  } else {
    process.send?.({ received: { count, first: String(first), arrivals } satisfies Received });
  }
});
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
