import type { FastifyInstance } from 'fastify';
import { pageHeaders } from '../http/pages/page.ts';
import { tooManyLinksPage } from './link-pages.ts';
import type { SignInThrottle } from './sign-in-throttle.ts';

/** Slows down guessing the tokens of links: requests for a link that is not valid, which get 404, count for their network. */
export function limitLinkGuesses(plugin: FastifyInstance, throttle: SignInThrottle): void {
  plugin.addHook('onRequest', async ({ ip }, reply) => {
    const waitSeconds = await throttle.takeLink(ip);
    if (waitSeconds === 0) return undefined;
    reply.code(429).header('retry-after', waitSeconds);
    return reply.headers(pageHeaders).send(tooManyLinksPage(waitSeconds));
  });
  plugin.addHook('onSend', async ({ ip }, { statusCode }) => {
    if (statusCode !== 404 && statusCode !== 429) await throttle.linkFound(ip);
  });
}
