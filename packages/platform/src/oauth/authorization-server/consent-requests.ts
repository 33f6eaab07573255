import { hash } from 'node:crypto';
import { ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Interaction, InteractionResults } from 'oidc-provider';
import { auditOrigin, findMemberActor } from '../../audit/audit-log.ts';
import type { Connection } from '../../database/store.ts';
import type { Membership } from '../../identity/memberships.ts';
import type { Session } from '../../identity/sessions.ts';
import type { SignInDestination } from '../../identity/sign-in-page.ts';
import { findClient, labelOf, type RegisteredClient } from '../clients/client-repository.ts';
import type { MetadataDocuments } from '../clients/documents/metadata-documents.ts';
import { redirectTarget } from '../clients/redirect-uri.ts';
import { isDocumentClientId, parseScope, scopesOfRole } from '../tokens/access-token.ts';
import { providerRequest } from './call-provider.ts';
import { consentUid } from './consent-page.ts';
import { errors, type Provider, setResumeCookie } from './oidc-provider-patches.ts';

/** An authorization request that waits for consent. */
export interface ConsentRequest {
  /** Part of the path of the consent page. */
  uid: string;
  client: RegisteredClient;
  /** One of the client's, as in the authorization request. */
  redirectUri: string;
  scopes: string[];
  /** The identifier of the resource that the client requests access to. */
  resource: string;
  /** What the member has decided, if the form was submitted before. */
  decision: InteractionResults | undefined;
  /** Where the browser continues after the decision. */
  returnTo: string;
}

/** Validated before the consent page is shown. */
interface AuthorizationParameters {
  client_id: string;
  redirect_uri: string;
  scope: string;
  resource: string;
}

export interface ConsentRequestsOptions {
  provider: Provider;
  db: Connection;
  clock: () => Date;
  documents: MetadataDocuments;
}

/**
 * The authorization requests that wait for consent. A signed cookie binds each to the browser that started it; for other
 * browsers it has expired.
 */
export class ConsentRequests {
  readonly #provider: Provider;
  readonly #db: Connection;
  readonly #clock: () => Date;
  readonly #documents: MetadataDocuments;

  constructor({ provider, db, clock, documents }: ConsentRequestsOptions) {
    this.#provider = provider;
    this.#db = db;
    this.#clock = clock;
    this.#documents = documents;
  }

  /** @throws an error for which `isExpired` returns true, MetadataDocumentError */
  async find(request: FastifyRequest, uid: string): Promise<ConsentRequest> {
    const { req, res } = this.#nodeRequest(request);
    const interaction: Interaction = await this.#provider.interactionDetails(req, res);
    const { client_id, redirect_uri, scope, resource } = interaction.params as unknown as AuthorizationParameters;
    const client = await this.#findClient(client_id);
    if (interaction.uid !== uid || !client) throw new errors.SessionNotFound('no such request');
    const { result: decision, returnTo } = interaction;
    return { uid, client, redirectUri: redirect_uri, scopes: parseScope(scope), resource, decision, returnTo };
  }

  /**
   * Returns the application that waits at a path, for the sign-in page, to which browsers do not send the cookie of the
   * request. The ID in the path is secret, and all that is shown comes from the validated request.
   */
  async findDestination(path: string): Promise<SignInDestination | undefined> {
    const uid = consentUid(path);
    const interaction = uid === undefined ? undefined : await this.#provider.Interaction.find(uid);
    if (!interaction || interaction.result) return undefined;
    const { client_id, redirect_uri } = interaction.params as unknown as AuthorizationParameters;
    // Everybody can request the sign-in page, so it does not cause requests to the host of a document.
    const client = this.#documents.findCached(client_id) ?? (await this.#findRegistered(client_id));
    return client && { application: labelOf(client), returnsTo: redirectTarget(redirect_uri) };
  }

  async #findClient(clientId: string): Promise<RegisteredClient | undefined> {
    return isDocumentClientId(clientId) ? this.#documents.find(clientId) : this.#findRegistered(clientId);
  }

  #findRegistered(clientId: string): Promise<RegisteredClient | undefined> {
    return findClient(this.#db, clientId, this.#clock());
  }

  /**
   * Grants the requested scopes in one organization, as far as the role of the member includes them.
   * @throws MetadataDocumentError
   * @returns the URL to redirect the browser to.
   */
  async approve(
    request: FastifyRequest,
    { uid, client, scopes, resource }: ConsentRequest,
    session: Session,
    { organizationId, memberId, role }: Membership,
  ): Promise<string> {
    const accountId = String(session.accountId);
    if (client.document) await this.#documents.storeForAccess(client.clientId);
    const grant = new this.#provider.Grant({ accountId, clientId: client.clientId });
    const source = {
      actor: await findMemberActor(this.#db, organizationId, session.email),
      origin: auditOrigin(request),
    };
    Object.assign(grant, {
      // One request has one grant, however often its form is submitted.
      jti: hash('sha256', `grant of ${uid}`, 'base64url'),
      ...{ organizationId, memberId, audit: { ...source, applicationName: client.name } },
    });
    grant.addResourceScope(resource, scopesOfRole(role, scopes));
    const grantId = await grant.save();
    return this.#finish(request, { login: { accountId, remember: false }, consent: { grantId } });
  }

  /**
   * Repeats a decision: the browser is redirected with another code of the same grant, because the first one may be used already.
   * @throws an error for which `isExpired` returns true, if another account has decided or the access was revoked since
   * @returns the URL to redirect the browser to, and the `Set-Cookie` headers that it needs.
   */
  async repeat(
    request: FastifyRequest,
    { uid, decision, returnTo }: ConsentRequest,
    session: Session,
  ): Promise<{ location: string; cookies: string[] }> {
    const grantId = decision?.consent?.grantId;
    if (grantId !== undefined) {
      const isOwn = decision?.login?.accountId === String(session.accountId);
      if (!isOwn || !(await this.#provider.Grant.find(grantId))) throw new errors.SessionNotFound('no such request');
    }
    const nodeRequest = this.#nodeRequest(request);
    setResumeCookie(this.#provider, nodeRequest, { uid, returnTo });
    return { location: returnTo, cookies: [nodeRequest.res.getHeader('set-cookie') ?? []].flat().map(String) };
  }

  /** @returns the URL to redirect the browser to. */
  deny(request: FastifyRequest): Promise<string> {
    return this.#finish(request, { error: 'access_denied', error_description: 'the user denied access' });
  }

  #finish(request: FastifyRequest, result: InteractionResults): Promise<string> {
    const { req, res } = this.#nodeRequest(request);
    return this.#provider.interactionResult(req, res, result);
  }

  #nodeRequest(request: FastifyRequest) {
    const req = providerRequest(request, this.#provider.issuer);
    return { req, res: new ServerResponse(req) };
  }
}

/** Returns whether the request has expired, or belongs to another browser. */
export const isExpired = (error: unknown): boolean => error instanceof errors.SessionNotFound;
