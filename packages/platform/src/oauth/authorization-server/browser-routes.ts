import { operations } from '@worklane/contract';
import { methodRoutes } from '@worklane/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorPage, pageHeaders } from '../../http/pages/page.ts';
import { type ConsentRoutes, consentRoutes } from './consent-routes.ts';
import { resumePath } from './paths.ts';
import { errorOf, sendAnswer } from './provider-answer.ts';
import type { CallProvider, ProviderAnswer } from './provider-call.ts';

export interface BrowserRoutes extends ConsentRoutes {
  callProvider: CallProvider;
}

const { authorize } = operations;

/** Where applications send people's browsers, and where these go on from there. No script of another page calls it. */
export async function browserRoutes(app: FastifyInstance, options: BrowserRoutes): Promise<void> {
  const { callProvider } = options;
  app.addHook('onRequest', async (_request, reply) => {
    reply.removeHeader('access-control-allow-origin');
    reply.removeHeader('access-control-expose-headers');
  });
  app.get(authorize.path, { config: { operation: authorize } }, async (request, reply) =>
    sendToBrowser(await callProvider(request, { url: withoutUnknown(request) }), reply),
  );
  app.get(resumePath, async (request, reply) => sendToBrowser(await callProvider(request), reply));
  for (const route of methodRoutes(authorize.path, [authorize], app.supportedMethods)) app.route(route);
  app.register(consentRoutes, options);
}

const parameters = new Set<string>(authorize.parameters.map(({ name }) => name));

/**
 * The URL of a request with what the contract knows. Unknown parameters are ignored (RFC 6749, section 3.1); the
 * provider would take those of OpenID Connect seriously, and answer its response types in the fragment.
 */
function withoutUnknown({ url }: FastifyRequest): string {
  const query = url.replace(/^[^?]*/, '');
  const known = [...new URLSearchParams(query)].filter(([name]) => parameters.has(name));
  const understood = known.map(([name, value]) =>
    name === 'response_type' ? [name, responseType(value)] : [name, value],
  );
  return `${authorize.path}?${new URLSearchParams(understood)}`;
}

const responseType = (given: string) => (given === 'code' || given === '' ? given : 'none');

/** A person sees an error as a page, a program as the contract has it. */
function sendToBrowser(answer: ProviderAnswer, reply: FastifyReply): FastifyReply {
  if (answer.status < 400 || answer.context.accepts('json', 'html') !== 'html') return sendAnswer(answer, reply);
  const { error_description } = errorOf(answer.body);
  return reply
    .code(answer.status)
    .headers(pageHeaders)
    .send(
      errorPage({
        title: 'The application cannot be connected',
        detail: `Its request is not valid: ${error_description}. Go back to it and try again.`,
      }),
    );
}
