import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { auditOrigin } from '../../audit/audit-log.ts';
import { formFields } from '../../http/forms/forms.ts';
import { html, renderPage, sameOriginFormHeaders } from '../../http/pages/page.ts';
import { invalidLinkPage } from '../links.ts';
import type { PageDependencies } from '../page-dependencies.ts';
import { findSupportLink, supportPath, useSupportLink } from './support-access.ts';

type SupportRequest = FastifyRequest<{ Params: { token: string } }>;

/** `/support/{token}`: the page that the link of an operator opens, and its form. Opening the page does not use up the link. */
export function supportRoutes(plugin: FastifyInstance, dependencies: PageDependencies): void {
  const { db, clock, sessions, guard } = dependencies;
  const url = supportPath(':token');

  plugin.get(url, async (request: SupportRequest, reply) => sendPage(request, reply));

  plugin.post(url, async (request: SupportRequest, reply) => {
    const { csrf } = formFields(request, 'csrf');
    if (!guard.accepts(request.headers, csrf)) return sendPage(request, reply.code(403));
    const origin = auditOrigin(request);
    const session = await useSupportLink(dependencies, request.params.token, origin);
    if (!session) return sendPage(request, reply);
    await sessions.end(request.headers.cookie, origin);
    return reply.header('set-cookie', session.cookie).redirect(`/dashboard/${session.organizationId}`, 303);
  });

  async function sendPage({ headers, params: { token } }: SupportRequest, reply: FastifyReply) {
    reply.headers(sameOriginFormHeaders);
    const access = await findSupportLink(db, token, clock());
    if (!access) return reply.code(404).send(invalidLinkPage());
    const { csrf, setCookie } = guard.issue(headers.cookie);
    return reply.header('set-cookie', setCookie).send(supportPage({ ...access, token, csrf }));
  }
}

type SupportPage = NonNullable<Awaited<ReturnType<typeof findSupportLink>>> & { token: string; csrf: string };

export function supportPage({ organizationName, name, reason, expires_at, token, csrf }: SupportPage): string {
  const content = html`<h1>Support access to ${organizationName}</h1>
<p class="lead">${name}: ${reason}</p>
<p>The organization sees who you are and why. The access ends at ${expires_at}, or when an owner ends it.</p>
<form method="post" action="${supportPath(token)}">
<input type="hidden" name="csrf" value="${csrf}">
<button type="submit">Sign in</button>
</form>`;
  return renderPage({ title: 'Support access - Worklane', content });
}
