import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CsrfGuard } from '../http/csrf.ts';
import { formFields } from '../http/form-body.ts';
import { sameOriginFormHeaders } from '../http/pages/page.ts';
import { type SignInProblem, signInPage } from './pages/sign-in-page.ts';
import { localPath } from './return-to.ts';
import { type SignInContext, signIn } from './sign-in.ts';
import { waitWords } from './wait-words.ts';

export interface SignInRoutes extends SignInContext {
  guard: CsrfGuard;
}

/** `/sign-in`: the page, and its form. */
export function signInRoutes(plugin: FastifyInstance, context: SignInRoutes): void {
  const { guard, sessions } = context;

  plugin.get<{ Querystring: { return_to?: string | string[] } }>('/sign-in', async (request, reply) => {
    const returnTo = localPath([request.query.return_to].flat()[0]);
    if (await sessions.find(request.headers.cookie)) return reply.redirect(returnTo, 303);
    return showForm(reply, request, { returnTo });
  });

  plugin.post('/sign-in', async (request, reply) => {
    const { email, password, csrf, return_to } = formFields(request, 'email', 'password', 'csrf', 'return_to');
    const form = { returnTo: localPath(return_to), email };
    if (!guard.accepts(request.headers, csrf)) return showForm(reply.code(403), request, { ...form, problem: expired });
    const empty = emptyField(email, password);
    if (empty) return showForm(reply.code(422), request, { ...form, problem: empty });

    const { ip, headers } = request;
    const result = await signIn(context, { email, password, ip, cookieHeader: headers.cookie });
    switch (result.outcome) {
      case 'signed in':
        return reply.header('set-cookie', result.cookies).redirect(form.returnTo, 303);
      case 'refused':
        return showForm(reply.code(422), request, { ...form, problem: wrong });
      case 'too many attempts':
        reply.code(429).header('retry-after', result.waitSeconds);
        return showForm(reply, request, { ...form, problem: tooMany(result.waitSeconds) });
    }
  });

  function showForm(reply: FastifyReply, request: FastifyRequest, form: Form) {
    const { csrf, setCookie } = guard.issue(request.headers.cookie);
    return reply
      .headers(sameOriginFormHeaders)
      .header('set-cookie', setCookie)
      .send(signInPage({ ...form, csrf }));
  }
}

interface Form {
  returnTo: string;
  email?: string;
  problem?: SignInProblem;
}

const expired: SignInProblem = {
  title: 'This page was too old',
  detail: 'Enter your password once more. If you see this again, allow cookies for this site.',
  field: 'password',
};

const wrong: SignInProblem = {
  title: 'The address and the password do not match',
  detail: 'Check both, and enter the password again.',
  field: 'password',
};

const tooMany = (waitSeconds: number): SignInProblem => ({
  title: 'Too many attempts',
  detail: `Wait ${waitWords(waitSeconds)}, then try again.`,
});

function emptyField(email: string, password: string): SignInProblem | undefined {
  if (email.trim() === '') return { ...incomplete, detail: 'Enter your e-mail address.', field: 'email' };
  if (password === '') return { ...incomplete, detail: 'Enter your password.', field: 'password' };
  return undefined;
}

const incomplete = { title: 'Something is missing' };
