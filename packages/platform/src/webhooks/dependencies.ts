import type { Store } from '../database/store.ts';
import type { AddressPolicy } from '../outbound/address-policy.ts';
import type { Encryption } from '../secrets/encryption.ts';

export interface WebhookDependencies {
  store: Store;
  clock: () => Date;
  /** For the purpose `webhook secrets`. */
  encryption: Encryption;
  addressPolicy: AddressPolicy;
  /** The most webhooks that an organization may have. */
  maxPerOrganization: (organizationId: number) => number;
  /** Called after a commit, when deliveries of an organization may be due. */
  notifyDue: (organizationId: number) => void;
}
