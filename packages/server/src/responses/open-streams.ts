import type { FastifyReply } from 'fastify';

/** The streams that are being sent. Clients would keep them open for ever, so a server that closes ends them. */
export class OpenStreams {
  readonly #controllers = new Set<AbortController>();

  add(controller: AbortController, { raw }: FastifyReply): void {
    this.#controllers.add(controller);
    raw.once('close', () => this.#controllers.delete(controller));
  }

  end(): void {
    for (const controller of this.#controllers) controller.abort();
  }
}
