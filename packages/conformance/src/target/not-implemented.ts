import type { Operation } from '@worklane/contract';
import type { HttpResponse } from '../http-exchange.ts';

/** Statuses of servers without a route or a handler for an operation. */
const statuses = new Set([404, 405, 501]);

/** Returns whether a response shows that a server does not implement an operation, which does not document the status. */
export const isNotImplemented = ({ responses }: Operation, { status }: HttpResponse): boolean =>
  statuses.has(status) && !(status in responses);

/** Returns the reason for which cases are skipped. */
export const notImplemented = ({ id }: Operation): string => `the server does not implement ${id}`;
