import type { FastifyReply } from 'fastify';

/** A signal that aborts when the connection closes before the answer was sent. */
export function abortWhenGone({ raw }: FastifyReply): AbortController {
  const controller = new AbortController();
  if (raw.destroyed) controller.abort();
  else raw.once('close', () => raw.writableFinished || controller.abort());
  return controller;
}
