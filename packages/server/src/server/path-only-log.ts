import { type FastifyRequest, LogController } from 'fastify';

/** Logs the path of a request without its query, in which tokens and personal data can stand. */
export class PathOnlyLog extends LogController {
  override incomingRequest(request: FastifyRequest): void {
    if (this.isLogDisabled(request)) return;
    const { ip, method, url } = request;
    request.log.info({ method, path: url.split('?', 1)[0], ip }, 'incoming request');
  }
}
