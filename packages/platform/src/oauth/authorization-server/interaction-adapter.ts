import type { AdapterPayload } from 'oidc-provider';
import { clientNetwork } from '../../http/rate-limits/client-network.ts';
import type { SharedPool } from '../../http/shared-pools.ts';
import type { RevocationDependencies } from '../tokens/revoke-tokens.ts';
import { ArtifactAdapter } from './artifact-adapter.ts';
import { originOf } from './call-provider.ts';
import { Provider } from './oidc-provider-patches.ts';

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
