import { hash } from 'node:crypto';
import type { Adapter, AdapterPayload, Client } from 'oidc-provider';
import { type AuditEntry, principalActor, recordAudit, service } from '../../audit/audit-log.ts';
import type { Connection } from '../../database/store.ts';
import { clientNetwork, type SharedPool } from '../../http/shared-pools.ts';
import { type KeyedHash, keyedHash } from '../../secrets/keyed-hash.ts';
import { parseScope } from '../tokens/access-token.ts';
import { revokeAuditedAccess } from '../tokens/list-access.ts';
import type { RevocationDependencies } from '../tokens/revoke-tokens.ts';
import { originOf } from './call-provider.ts';
import type { ErrorDetail } from './error-descriptions.ts';
import type { GrantAudit, GrantBinding, TokenRequestState } from './member-grants.ts';
import { errors, Provider } from './oidc-provider-patches.ts';

type Payload = AdapterPayload & Partial<GrantBinding> & { resources?: Record<string, string>; audit?: GrantAudit };

/**
 * Stores the grants, codes, refresh tokens and interactions of oidc-provider. IDs are stored as hashes, since an ID is
 * the code or the token itself.
 */
export class ArtifactAdapter implements Adapter {
  readonly #model: string;
  readonly #dependencies: RevocationDependencies;

  constructor(model: string, dependencies: RevocationDependencies) {
    this.#model = model;
    this.#dependencies = dependencies;
  }

  async upsert(id: string, payload: Payload, expiresIn: number): Promise<void> {
    const { db, clock } = this.#dependencies;
    const now = clock();
    const { audit, ...stored } = payload;
    const { jti: _secret, ...rest } = stored;
    const isGrant = this.#model === 'Grant';
    const updated = {
      payload: JSON.stringify(isGrant ? stored : rest),
      expires_at: new Date(now.getTime() + expiresIn * 1000).toISOString(),
    };
    const insert = (connection: Connection) =>
      connection.insertInto('oauth_artifacts').values({
        model: this.#model,
        id_hash: idHash(id),
        ...updated,
        grant_id: isGrant ? id : (payload.grantId ?? null),
        organization_id: payload.organizationId ?? null,
        client_id: payload.clientId ?? null,
        account_id: payload.accountId === undefined ? null : Number(payload.accountId),
        created_at: now.toISOString(),
      });
    if (!audit) {
      await insert(db)
        .onConflict((conflict) => conflict.columns(['model', 'id_hash']).doUpdateSet(updated))
        .execute();
      return;
    }
    await db.transaction().execute(async (transaction) => {
      const created = await insert(transaction)
        // The form was submitted twice, and its first submission counts.
        .onConflict((conflict) => conflict.columns(['model', 'id_hash']).doNothing())
        .returning('model')
        .executeTakeFirst();
      if (created) await recordAudit(transaction, grantEntry(id, stored, audit), now);
    });
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const row = await this.#row(id).select(['payload', 'consumed_at']).executeTakeFirst();
    if (!row) return undefined;
    const { payload, consumed_at } = row;
    const consumed = consumed_at !== null && !(await this.mayRepeat(id, consumed_at));
    return { ...payload, jti: id, ...(consumed && { consumed }) };
  }

  async consume(id: string): Promise<void> {
    await this.redeem(id);
  }

  /**
   * Consumes a code or a refresh token. Of concurrent requests one succeeds. Since any other may come from an attacker,
   * it revokes the grant (RFC 9700, sections 2.1.1 and 4.14.2), unless it may be a repetition.
   * @returns when it was consumed
   */
  protected async redeem(id: string): Promise<string> {
    const consumed = await this.#dependencies.db
      .updateTable('oauth_artifacts')
      .set({ consumed_at: this.#dependencies.clock().toISOString() })
      .where('model', '=', this.#model)
      .where('id_hash', '=', idHash(id))
      .where('consumed_at', 'is', null)
      .returning('consumed_at')
      .executeTakeFirst();
    if (consumed?.consumed_at) return consumed.consumed_at;
    const row = await this.#row(id).select(['grant_id', 'consumed_at']).executeTakeFirst();
    if (row?.consumed_at && (await this.mayRepeat(id, row.consumed_at))) return row.consumed_at;
    if (row?.grant_id) await this.#revokeGrant(row.grant_id);
    // The library's details for a code or token that was consumed before the request.
    const detail: ErrorDetail =
      this.#model === 'RefreshToken' ? 'refresh token already used' : 'authorization code already consumed';
    throw new errors.InvalidGrant(detail);
  }

  /** Returns whether a request may repeat the one that consumed a code or a token. */
  protected async mayRepeat(_id: string, _consumedAt: string): Promise<boolean> {
    return false;
  }

  protected async isStored(id: string): Promise<boolean> {
    return (await this.#row(id).select('id_hash').executeTakeFirst()) !== undefined;
  }

  protected async isConsumed(id: string): Promise<boolean> {
    const row = await this.#row(id).select('consumed_at').executeTakeFirst();
    return row !== undefined && row.consumed_at !== null;
  }

  async destroy(id: string): Promise<void> {
    if (this.#model === 'Grant') return this.#revokeGrant(id);
    // It is kept until it expires, so that a second submission of the consent page repeats the outcome of the first.
    if (this.#model === 'Interaction') return;
    await this.#dependencies.db
      .deleteFrom('oauth_artifacts')
      .where('model', '=', this.#model)
      .where('id_hash', '=', idHash(id))
      .execute();
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#dependencies.db
      .deleteFrom('oauth_artifacts')
      .where('model', '=', this.#model)
      .where('grant_id', '=', grantId)
      .execute();
  }

  /** Required by the interface for device codes, which are disabled. */
  async findByUserCode(): Promise<undefined> {}

  /** Required by the interface for sessions, which are disabled. */
  async findByUid(): Promise<undefined> {}

  async #revokeGrant(grantId: string): Promise<void> {
    const { db } = this.#dependencies;
    const grant = await db
      .selectFrom('oauth_artifacts')
      .select(['organization_id', 'client_id'])
      .where('model', '=', 'Grant')
      .where('id_hash', '=', idHash(grantId))
      .executeTakeFirst();
    // A missing grant was revoked before.
    if (!grant?.organization_id) return;
    const { organization_id: organizationId, client_id: clientId } = grant;
    // The application revokes its refresh token, or the service a grant of which something was used twice.
    const isRevocation = Provider.ctx?.oidc.route === 'revocation';
    const actor = isRevocation && clientId ? await principalActor(db, { organizationId, clientId }) : service;
    const origin = Provider.ctx && originOf(Provider.ctx.req);
    const source = { actor, ...(origin && { origin }), ...(!isRevocation && { details: { reason: 'reuse' } }) };
    await revokeAuditedAccess(this.#dependencies, organizationId, grantId, source);
  }

  #row(id: string) {
    return this.#dependencies.db
      .selectFrom('oauth_artifacts')
      .where('model', '=', this.#model)
      .where('id_hash', '=', idHash(id));
  }
}

const grantEntry = (
  grantId: string,
  { clientId = '', organizationId = 0, resources }: Payload,
  { applicationName, ...source }: GrantAudit,
): AuditEntry => ({
  organizationId,
  action: 'access.granted',
  target: { type: 'access', id: grantId, name: applicationName },
  details: { client_id: clientId, scopes: Object.values(resources ?? {}).flatMap((scope) => parseScope(scope)) },
  ...source,
});

const idHash = (id: string): string => hash('sha256', id, 'base64url');

/** Stores authorization requests until their users have decided. Everybody can send them, so each takes a place. */
export class InteractionAdapter extends ArtifactAdapter {
  readonly #requests: Pick<SharedPool, 'take'>;

  constructor(dependencies: RevocationDependencies, requests: Pick<SharedPool, 'take'>) {
    super('Interaction', dependencies);
    this.#requests = requests;
  }

  /** @throws ProblemError rate_limited, service_unavailable */
  override async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const { ctx } = Provider;
    // The consent page stores the decision, which takes no other place.
    if (ctx?.oidc?.route === 'authorization') {
      const { ip = '' } = originOf(ctx.req) ?? {};
      this.#requests.take({ address: clientNetwork(ip), principal: ctx.oidc.client?.clientId ?? '' });
    }
    await super.upsert(id, payload, expiresIn);
  }
}

/** In seconds. A thief needs the secret, too, if the client has one. */
const repeatSeconds = { withSecret: 3600, withoutSecret: 60 };

/**
 * Stores refresh tokens. A client may repeat the exchange of one for a while, until its successor is used: the response may have
 * been lost, or two tabs have sent the token. It gets the same tokens, which are not stored but derived from the token that it
 * has sent, with a key of the service. See decision 0099.
 */
export class RefreshTokenAdapter extends ArtifactAdapter {
  readonly #clock: () => Date;
  readonly #derive: KeyedHash;

  constructor(dependencies: RevocationDependencies, secret: string) {
    super('RefreshToken', dependencies);
    this.#clock = dependencies.clock;
    this.#derive = keyedHash(secret, 'refresh tokens');
  }

  override async consume(token: string): Promise<void> {
    const at = new Date(await this.redeem(token));
    const state = Provider.ctx?.state as TokenRequestState;
    const accessTokenId = (properties: string) => this.#derive(`access token ${token} ${properties}`);
    state.rotation = { at, successor: await this.#successor(token), accessTokenId };
  }

  protected override async mayRepeat(token: string, consumedAt: string): Promise<boolean> {
    const client = Provider.ctx?.oidc.client;
    if (!client || this.#clock().getTime() - Date.parse(consumedAt) >= repeatMilliseconds(client)) return false;
    return !(await this.isConsumed(await this.#successor(token)));
  }

  /** Returns the successor that was derived with an earlier secret of the service, or the one of the current secret. */
  async #successor(token: string): Promise<string> {
    const [current = '', ...older] = this.#derive.all(`refresh token ${token}`);
    for (const each of older) if (await this.isStored(each)) return each;
    return current;
  }
}

const repeatMilliseconds = ({ clientAuthMethod }: Client): number =>
  1000 * (clientAuthMethod === 'none' ? repeatSeconds.withoutSecret : repeatSeconds.withSecret);
