import { hash } from 'node:crypto';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { type RevocationDependencies, revokeGrant } from '../tokens/revoke-tokens.ts';
import type { GrantBinding } from './grants.ts';
import { errors } from './oidc-provider.ts';

/** The models whose rows say by which organization and account they were given. */
type Payload = AdapterPayload & Partial<GrantBinding>;

/**
 * Where oidc-provider keeps what it remembers of one of its models. Ids of codes, refresh tokens and interactions are
 * worth as much as a password, so only their hashes are kept.
 */
export class Artifacts implements Adapter {
  readonly #model: string;
  readonly #context: RevocationDependencies;

  constructor(model: string, context: RevocationDependencies) {
    this.#model = model;
    this.#context = context;
  }

  async upsert(id: string, payload: Payload, expiresIn: number): Promise<void> {
    const { db, clock } = this.#context;
    const now = clock();
    const { jti: _secret, ...rest } = payload;
    const isGrant = this.#model === 'Grant';
    const changing = {
      payload: JSON.stringify(isGrant ? payload : rest),
      expires_at: new Date(now.getTime() + expiresIn * 1000).toISOString(),
    };
    await db
      .insertInto('oauth_artifacts')
      .values({
        model: this.#model,
        id_hash: idHash(id),
        ...changing,
        grant_id: isGrant ? id : (payload.grantId ?? null),
        organization_id: payload.organizationId ?? null,
        client_id: payload.clientId ?? null,
        account_id: payload.accountId === undefined ? null : Number(payload.accountId),
        created_at: now.toISOString(),
      })
      .onConflict((conflict) => conflict.columns(['model', 'id_hash']).doUpdateSet(changing))
      .execute();
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const row = await this.#row(id).select(['payload', 'consumed_at']).executeTakeFirst();
    return row && { ...row.payload, jti: id, ...(row.consumed_at !== null && { consumed: true }) };
  }

  /**
   * Uses up a code or a refresh token: of requests that come at the same time, one wins. Any other has a copy of it,
   * and nobody can say who is the thief: all that came from the grant ends (RFC 9700, sections 2.1.1 and 4.14.2).
   */
  async consume(id: string): Promise<void> {
    const { numUpdatedRows } = await this.#context.db
      .updateTable('oauth_artifacts')
      .set({ consumed_at: this.#context.clock().toISOString() })
      .where('model', '=', this.#model)
      .where('id_hash', '=', idHash(id))
      .where('consumed_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) return;
    const row = await this.#row(id).select('grant_id').executeTakeFirst();
    if (row?.grant_id) await this.#endGrant(row.grant_id);
    throw new errors.InvalidGrant(`${this.#model} already used`);
  }

  async destroy(id: string): Promise<void> {
    if (this.#model === 'Grant') return this.#endGrant(id);
    await this.#context.db
      .deleteFrom('oauth_artifacts')
      .where('model', '=', this.#model)
      .where('id_hash', '=', idHash(id))
      .execute();
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#context.db
      .deleteFrom('oauth_artifacts')
      .where('model', '=', this.#model)
      .where('grant_id', '=', grantId)
      .execute();
  }

  /** Only of device codes, which there are not. */
  async findByUserCode(): Promise<undefined> {}

  /** Only of sessions, which are not kept. */
  async findByUid(): Promise<undefined> {}

  /** One that is gone has been ended before. */
  async #endGrant(grantId: string): Promise<void> {
    const grant = await this.#context.db
      .selectFrom('oauth_artifacts')
      .select('organization_id')
      .where('model', '=', 'Grant')
      .where('id_hash', '=', idHash(grantId))
      .executeTakeFirst();
    if (grant?.organization_id) await revokeGrant(this.#context, grant.organization_id, grantId);
  }

  #row(id: string) {
    return this.#context.db
      .selectFrom('oauth_artifacts')
      .where('model', '=', this.#model)
      .where('id_hash', '=', idHash(id));
  }
}

const idHash = (id: string): string => hash('sha256', id, 'base64url');
