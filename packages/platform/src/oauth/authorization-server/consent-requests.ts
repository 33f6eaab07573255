import { ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Interaction, InteractionResults } from 'oidc-provider';
import type { Connection } from '../../database/store.ts';
import type { Membership } from '../../identity/memberships.ts';
import type { Session } from '../../identity/sessions.ts';
import { findClient } from '../clients/client-repository.ts';
import type { RegisteredClient } from '../clients/registered-client.ts';
import { parseScope } from '../tokens/access-token.ts';
import { providerRequest } from './call-provider.ts';
import { errors, type Provider } from './oidc-provider-patches.ts';

/** An authorization request that waits for consent. */
export interface ConsentRequest {
  /** Part of the path of the consent page. */
  uid: string;
  client: RegisteredClient;
  scopes: string[];
}

export interface ConsentRequestsOptions {
  provider: Provider;
  db: Connection;
  clock: () => Date;
}

/**
 * The authorization requests that wait for consent. A signed cookie binds each to the browser that started it; for other
 * browsers it has expired.
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

  /** @throws an error for which `isExpired` returns true */
  async find(request: FastifyRequest, uid: string): Promise<ConsentRequest> {
    const { req, res } = this.#nodeRequest(request);
    const interaction: Interaction = await this.#provider.interactionDetails(req, res);
    const { client_id, scope } = interaction.params as { client_id: string; scope: string };
    const client = await findClient(this.#db, client_id, this.#clock());
    if (interaction.uid !== uid || !client) throw new errors.SessionNotFound('no such request');
    return { uid, client, scopes: parseScope(scope) };
  }

  /**
   * Grants the requested scopes in one organization.
   * @returns the URL to redirect the browser to.
   */
  async approve(
    request: FastifyRequest,
    { client, scopes }: ConsentRequest,
    session: Session,
    { organizationId, memberId }: Membership,
  ): Promise<string> {
    const accountId = String(session.accountId);
    const grant = new this.#provider.Grant({ accountId, clientId: client.clientId });
    Object.assign(grant, { organizationId, memberId });
    grant.addResourceScope(this.#provider.issuer, scopes);
    const grantId = await grant.save();
    return this.#finish(request, { login: { accountId, remember: false }, consent: { grantId } });
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

/** Returns whether the request was decided before, has expired, or belongs to another browser. */
export const isExpired = (error: unknown): boolean => error instanceof errors.SessionNotFound;
