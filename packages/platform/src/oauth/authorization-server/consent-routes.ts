import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Connection } from '../../database/store.ts';
import { isCrossSite } from '../../http/csrf.ts';
import { acceptForms, formFields } from '../../http/form-body.ts';
import { sameHash } from '../../http/keyed-hash.ts';
import { errorPage, pageHeaders, sendErrorPage } from '../../http/pages/page.ts';
import { type AccountOrganization, organizationsOf } from '../../identity/account-organizations.ts';
import { signInPath } from '../../identity/return-to.ts';
import type { Session, Sessions } from '../../identity/sessions.ts';
import { consentPage } from './consent-page.ts';
import { type ConsentRequest, type ConsentRequests, isExpired } from './consent-requests.ts';
import { consentPath } from './paths.ts';

export interface ConsentRoutes {
  db: Connection;
  sessions: Sessions;
  consents: ConsentRequests;
}

type Request = FastifyRequest<{ Params: { uid: string } }>;

/** The page on which a person lets an application in, and its form. It belongs to one request in one browser. */
export async function consentRoutes(app: FastifyInstance, { db, sessions, consents }: ConsentRoutes): Promise<void> {
  acceptForms(app);
  app.setErrorHandler(answerExpired);

  app.get(consentPath(':uid'), async (request: Request, reply) => {
    const consent = await consents.find(request, request.params.uid);
    const session = await sessions.find(request.headers.cookie);
    return session ? showPage(reply, consent, session) : askWho(reply, request);
  });

  app.post(consentPath(':uid'), async (request: Request, reply) => {
    const form = formFields(request, 'decision', 'organization_id', 'csrf');
    const consent = await consents.find(request, request.params.uid);
    const session = await sessions.find(request.headers.cookie);
    if (!session) return askWho(reply, request);
    if (!sameHash(session.csrf, form.csrf) || isCrossSite(request.headers)) {
      return showPage(reply.code(403), consent, session, 'This page was too old. Please answer once more.');
    }
    if (form.decision === 'deny') return reply.redirect(await consents.deny(request), 303);
    const organizations = await organizationsOf(db, session.email);
    const organization = organizations.find(({ organizationId }) => String(organizationId) === form.organization_id);
    if (!organization || form.decision !== 'approve') {
      return showPage(reply.code(422), consent, session, 'Choose one of your organizations.', organizations);
    }
    return reply.redirect(await consents.approve(request, consent, session, organization), 303);
  });

  async function showPage(
    reply: FastifyReply,
    { uid, application, scopes }: ConsentRequest,
    account: Session,
    error?: string,
    organizations?: readonly AccountOrganization[],
  ) {
    const page = consentPage({
      application,
      account,
      scopes,
      organizations: organizations ?? (await organizationsOf(db, account.email)),
      action: consentPath(uid),
      csrf: account.csrf,
      ...(error !== undefined && { error }),
    });
    return reply.headers(pageHeaders).send(page);
  }
}

/** After the sign-in the person comes back to the page. */
const askWho = (reply: FastifyReply, { params }: Request) => reply.redirect(signInPath(consentPath(params.uid)), 303);

function answerExpired(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!isExpired(error)) return sendErrorPage(error, request, reply);
  const page = errorPage({
    title: 'This page is no longer valid',
    detail: 'Go back to the application and connect it again. If you see this once more, allow cookies for this site.',
  });
  return reply.code(400).headers(pageHeaders).send(page);
}
