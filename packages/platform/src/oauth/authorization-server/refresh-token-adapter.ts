import type { Client } from 'oidc-provider';
import { type KeyedHash, keyedHash } from '../../secrets/keyed-hash.ts';
import type { RevocationDependencies } from '../tokens/revoke-tokens.ts';
import { ArtifactAdapter } from './artifact-adapter.ts';
import type { TokenRequestState } from './member-grants.ts';
import { Provider } from './oidc-provider-patches.ts';

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
