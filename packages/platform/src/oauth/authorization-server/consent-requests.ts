import { ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Interaction, InteractionResults } from 'oidc-provider';
import type { Connection } from '../../database/store.ts';
import type { AccountOrganization } from '../../identity/account-organizations.ts';
import type { Session } from '../../identity/sessions.ts';
import { type Application, findApplication } from '../clients/find-application.ts';
import { parseScope } from './authorization-request.ts';
import { errors, type Provider } from './oidc-provider.ts';
import { providerRequest } from './provider-call.ts';

/** An application that waits for a person's answer. */
export interface ConsentRequest {
  /** What the page is addressed by. */
  uid: string;
  application: Application;
  scopes: string[];
}

export interface ConsentRequestsOptions {
  provider: Provider;
  db: Connection;
  clock: () => Date;
}

/**
 * The authorization requests that wait for an answer. Each belongs to the browser that started it, by a signed cookie;
 * from others it is answered as one that has expired.
 */
export class ConsentRequests {
  readonly #provider: Provider;
  readonly #db: Connection;
  readonly #clock: () => Date;

  constructor({ provider, db, clock }: ConsentRequestsOptions) {
    this.#provider = provider;
    this.#db = db;
    this.#clock = clock;
  }

  /** @throws an error for which `isExpired` holds */
  async find(request: FastifyRequest, uid: string): Promise<ConsentRequest> {
    const { req, res } = this.#exchange(request);
    const interaction: Interaction = await this.#provider.interactionDetails(req, res);
    const { client_id, scope } = interaction.params as { client_id: string; scope: string };
    const application = await findApplication(this.#db, client_id, this.#clock());
    if (interaction.uid !== uid || !application) throw new errors.SessionNotFound('no such request');
    return { uid, application, scopes: parseScope(scope) };
  }

  /**
   * Grants what was asked for, in one organization.
   * @returns where the browser goes next.
   */
  async approve(
    request: FastifyRequest,
    { application, scopes }: ConsentRequest,
    session: Session,
    { organizationId, memberId }: AccountOrganization,
  ): Promise<string> {
    const accountId = String(session.accountId);
    const grant = new this.#provider.Grant({ accountId, clientId: application.clientId });
    Object.assign(grant, { organizationId, memberId });
    grant.addResourceScope(this.#provider.issuer, scopes);
    const grantId = await grant.save();
    return this.#finish(request, { login: { accountId, remember: false }, consent: { grantId } });
  }

  /** @returns where the browser goes next. */
  deny(request: FastifyRequest): Promise<string> {
    return this.#finish(request, { error: 'access_denied', error_description: 'the user denied access' });
  }

  #finish(request: FastifyRequest, result: InteractionResults): Promise<string> {
    const { req, res } = this.#exchange(request);
    return this.#provider.interactionResult(req, res, result);
  }

  #exchange(request: FastifyRequest) {
    const req = providerRequest(request, this.#provider.issuer);
    return { req, res: new ServerResponse(req) };
  }
}

/** Whether a request has been answered, has expired, or is another browser's. */
export const isExpired = (error: unknown): boolean => error instanceof errors.SessionNotFound;
