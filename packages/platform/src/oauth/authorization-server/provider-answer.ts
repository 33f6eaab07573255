import type { schemas } from '@worklane/contract';
import type { FastifyReply } from 'fastify';
import type { ProviderAnswer } from './provider-call.ts';

type OAuthError = schemas.OAuthError;

/** What of the provider's headers goes out; the others are the server's. */
const passedOn = ['location', 'set-cookie', 'cache-control', 'www-authenticate'] as const;

/** Sends an answer of the provider's as the contract has it. */
export function sendAnswer({ status, headers, body }: ProviderAnswer, reply: FastifyReply): FastifyReply {
  reply.code(status);
  for (const name of passedOn) {
    const value = headers[name];
    if (value !== undefined) reply.header(name, value);
  }
  if (status < 300) return reply.send(body ?? {});
  return status < 400 ? reply.send() : reply.send(errorOf(body));
}

export const oauthError = (error: OAuthError['error'], error_description: string): OAuthError => ({
  error,
  error_description,
});

/** The error of the provider's answer, with a code of the contract, and nothing else that was sent. */
export function errorOf(body: unknown): OAuthError {
  const { error, error_description } = body as { error: string; error_description: string };
  // OpenID Connect has a code for it, OAuth has none.
  const code = error === 'invalid_redirect_uri' ? 'invalid_request' : error;
  return oauthError(code as OAuthError['error'], error_description);
}
