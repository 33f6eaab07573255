import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { auditOrigin } from '../audit/audit-log.ts';
import type { CsrfGuard } from '../http/forms/csrf.ts';
import { formFields } from '../http/forms/form-body.ts';
import { sameOriginFormHeaders } from '../http/pages/page.ts';
import { localPath } from './return-to.ts';
import { type SignInDependencies, signIn } from './sign-in.ts';
import {
  emptyField,
  expiredForm,
  type SignInDestination,
  type SignInPage,
  signInPage,
  tooManyAttempts,
  wrongCredentials,
} from './sign-in-page.ts';

export interface SignInRoutesDependencies extends SignInDependencies {
  guard: CsrfGuard;
  /** Where people go who have opened the sign-in page themselves. */
  home: string;
  findDestination: FindDestination;
}

/** Returns the application to which a local path leads, if it is that of an authorization request. */
export type FindDestination = (path: string) => Promise<SignInDestination | undefined>;

/** `/sign-in`: the page and its form. */
export function signInRoutes(plugin: FastifyInstance, dependencies: SignInRoutesDependencies): void {
  const { guard, sessions, home, findDestination } = dependencies;

  plugin.get<{ Querystring: { return_to?: string | string[] } }>('/sign-in', async (request, reply) => {
    const returnTo = localPath([request.query.return_to].flat()[0], home);
    if (await sessions.find(request.headers.cookie)) return reply.redirect(returnTo, 303);
    return sendForm(reply, request, { returnTo });
  });

  plugin.post('/sign-in', async (request, reply) => {
    const { email, password, csrf, return_to } = formFields(request, 'email', 'password', 'csrf', 'return_to');
    const form = { returnTo: localPath(return_to, home), email };
    if (!guard.accepts(request.headers, csrf)) {
      return sendForm(reply.code(403), request, { ...form, error: expiredForm });
    }
    const empty = emptyField(email, password);
    if (empty) return sendForm(reply.code(422), request, { ...form, error: empty });

    const origin = auditOrigin(request);
    const result = await signIn(dependencies, { email, password, origin, cookieHeader: request.headers.cookie });
    switch (result.outcome) {
      case 'signed in':
        return reply.header('set-cookie', result.cookies).redirect(form.returnTo, 303);
      case 'rejected':
        return sendForm(reply.code(422), request, { ...form, error: wrongCredentials });
      case 'too many attempts':
        reply.code(429).header('retry-after', result.waitSeconds);
        return sendForm(reply, request, { ...form, error: tooManyAttempts(result.waitSeconds) });
    }
  });

  async function sendForm(
    reply: FastifyReply,
    request: FastifyRequest,
    form: Omit<SignInPage, 'csrf' | 'destination'>,
  ): Promise<FastifyReply> {
    const { csrf, setCookie } = guard.issue(request.headers.cookie);
    const destination = await findDestination(form.returnTo);
    return reply
      .headers(sameOriginFormHeaders)
      .header('set-cookie', setCookie)
      .send(signInPage({ ...form, csrf, ...(destination && { destination }) }));
  }
}
