import type { Encryption } from '../database/encryption.ts';
import type { Store } from '../database/store.ts';
import type { AllowedNetworks } from './transport/address-guard.ts';

/** What the handlers of this room work with. */
export interface WebhookContext {
  store: Store;
  /** The current time. */
  clock: () => Date;
  /** Of the purpose `webhook secrets`. */
  encryption: Encryption;
  /** Networks that are not public but may be dialled. */
  allowed: AllowedNetworks;
  /** The most webhooks that an organization may have. */
  perOrganization: number;
  /** Called after a commit when there may be something to send, with the organization of which. */
  due: (organizationId: number) => void;
}
