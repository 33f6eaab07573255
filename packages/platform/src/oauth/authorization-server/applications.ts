import type { AdapterPayload } from 'oidc-provider';
import { type Application, findApplication } from '../clients/find-application.ts';
import type { RevocationDependencies } from '../tokens/revoke-tokens.ts';
import { Artifacts } from './artifacts.ts';
import { clientMetadata } from './clients.ts';
import { Provider } from './oidc-provider.ts';

/** Where oidc-provider finds its clients. They are looked up for every request, since they are changed elsewhere. */
export class Applications extends Artifacts {
  readonly #context: RevocationDependencies;

  constructor(context: RevocationDependencies) {
    super('Client', context);
    this.#context = context;
  }

  override async find(clientId: string): Promise<AdapterPayload | undefined> {
    const application = await this.#find(clientId);
    if (application) return clientMetadata(application);
    return mustAuthenticate() ? nobody : undefined;
  }

  async #find(clientId: string): Promise<Application | undefined> {
    // No text of the database has one.
    if (clientId.includes('\0')) return undefined;
    return findApplication(this.#context.db, clientId, this.#context.clock());
  }
}

/** Where applications prove who they are; at the authorization endpoint a person is told that there is none. */
const mustAuthenticate = () => ['token', 'revocation'].includes(Provider.ctx?.oidc.route ?? '');

/** Stands for one that there is not: no secret is right for it, and to find that out is the same work as for any other. */
const nobody = clientMetadata({
  organizationId: 0,
  organizationName: '',
  clientId: 'nobody',
  name: '',
  type: 'private',
  redirectUris: [],
  scopes: [],
  secretHashes: [],
});
