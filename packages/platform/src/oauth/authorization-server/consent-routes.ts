import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Connection } from '../../database/store.ts';
import { isCrossSite } from '../../http/forms/csrf.ts';
import { acceptForms, formFields } from '../../http/forms/form-body.ts';
import { errorPage, pageHeaders, sendErrorPage } from '../../http/pages/page.ts';
import { limitAddress } from '../../http/rate-limits/rate-limit-hooks.ts';
import type { RateLimits } from '../../http/rate-limits/rate-limits.ts';
import { lacksSecondFactor, listMemberships, type Membership } from '../../identity/memberships.ts';
import { securityPath, signInPath } from '../../identity/return-to.ts';
import type { Session, Sessions } from '../../identity/sessions.ts';
import { isOneOf } from '../../secrets/keyed-hash.ts';
import { MetadataDocumentError } from '../clients/documents/metadata-document-error.ts';
import { documentRedirectTarget, redirectRisk, redirectTarget } from '../clients/redirect-uri.ts';
import { scopesOfRole } from '../tokens/role-scopes.ts';
import { consentPage, consentPath } from './consent-page.ts';
import { type ConsentRequest, type ConsentRequests, isExpired } from './consent-requests.ts';

export interface ConsentRoutesOptions {
  db: Connection;
  sessions: Sessions;
  consentRequests: ConsentRequests;
  baseUrl: string;
  limits: RateLimits;
}

type Request = FastifyRequest<{ Params: { uid: string } }>;

/** The consent page and its form. */
export async function consentRoutes(
  app: FastifyInstance,
  { db, sessions, consentRequests, baseUrl, limits }: ConsentRoutesOptions,
): Promise<void> {
  acceptForms(app);
  app.setErrorHandler(sendConsentError);
  // Each request can make the service fetch a metadata document.
  app.addHook('onRequest', limitAddress(limits));

  app.get(consentPath(':uid'), async (request: Request, reply) => {
    const consent = await consentRequests.find(request, request.params.uid);
    if (consent.decision) return sendExpired(reply);
    const session = await sessions.find(request.headers.cookie);
    return session ? sendPage(reply, consent, session) : redirectToSignIn(reply, request);
  });

  app.post(consentPath(':uid'), async (request: Request, reply) => {
    const form = formFields(request, 'decision', 'organization_id', 'csrf');
    const consent = await consentRequests.find(request, request.params.uid);
    const session = await sessions.find(request.headers.cookie);
    if (!session) return redirectToSignIn(reply, request);
    if (!isOneOf(session.acceptedCsrf, form.csrf) || isCrossSite(request.headers)) {
      return sendPage(reply.code(403), consent, session, 'This page has expired. Please try again.');
    }
    if (consent.decision) {
      const { location, cookies } = await consentRequests.repeat(request, consent, session);
      return reply.header('set-cookie', cookies).redirect(location, 303);
    }
    if (form.decision === 'deny') return reply.redirect(await consentRequests.deny(request), 303);
    const memberships = await listMemberships(db, session.email);
    const membership = memberships.find(({ organizationId }) => String(organizationId) === form.organization_id);
    if (!membership || form.decision !== 'approve') {
      return sendPage(reply.code(422), consent, session, 'Choose one of your organizations.', memberships);
    }
    if (lacksSecondFactor(membership, session)) {
      const error = `${membership.name} requires a second factor. Add one at ${baseUrl}${securityPath}, then try again.`;
      return sendPage(reply.code(422), consent, session, error, memberships);
    }
    if (scopesOfRole(membership.role, consent.scopes).length === 0) {
      const error = `Your role in ${membership.name} includes none of the requested permissions.`;
      return sendPage(reply.code(422), consent, session, error, memberships);
    }
    return reply.redirect(await consentRequests.approve(request, consent, session, membership), 303);
  });

  async function sendPage(
    reply: FastifyReply,
    { uid, client, redirectUri, scopes, resource }: ConsentRequest,
    account: Session,
    error?: string,
    memberships?: readonly Membership[],
  ) {
    const page = consentPage({
      application: client,
      ...(client.document
        ? {
            returnsTo: documentRedirectTarget(redirectUri),
            risk: redirectRisk(redirectUri, client.document.host),
          }
        : { returnsTo: redirectTarget(redirectUri) }),
      forAgents: resource !== baseUrl,
      account,
      scopes,
      organizations: memberships ?? (await listMemberships(db, account.email)),
      action: consentPath(uid),
      csrf: account.csrf,
      ...(error !== undefined && { error }),
    });
    return reply.headers(pageHeaders).send(page);
  }
}

const redirectToSignIn = (reply: FastifyReply, { params }: Request) =>
  reply.redirect(signInPath(consentPath(params.uid)), 303);

function sendConsentError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof MetadataDocumentError) {
    const detail = `The application cannot be identified: ${error.message}. Go back to it and try again later.`;
    return reply
      .code(400)
      .headers(pageHeaders)
      .send(errorPage({ title: 'Invalid application', detail }));
  }
  return isExpired(error) ? sendExpired(reply) : sendErrorPage(error, request, reply);
}

function sendExpired(reply: FastifyReply): FastifyReply {
  const page = errorPage({
    title: 'This page has expired',
    detail: 'Go back to the application and try again. If this page appears again, allow cookies for this site.',
  });
  return reply.code(400).headers(pageHeaders).send(page);
}
