import { clientCredentials, createClient } from '@worklane/client';
import { workerBrowser } from '@worklane/testing/browser';
import { expectCurrentBuild } from '@worklane/testing/current-build';
import type { Browser } from 'playwright-core';
import { applicationOf } from '../client/application.ts';
import { type Receiver, startReceiver } from '../environment/receiver.ts';
import { type OwnOrganization, ownAccounts } from '../environment/shared-platform.ts';

/** The dashboard of an organization that no other test file uses, a webhook endpoint and a browser. */
export interface DashboardEnvironment extends OwnOrganization {
  readonly browser: Browser;
  readonly receiver: Receiver;
  /** ID of the organization "Conformance". */
  readonly organizationId: number;
  /** The public API of "Conformance". */
  readonly client: ReturnType<typeof createClient>;
  stop(): Promise<void>;
}

export async function openDashboard(): Promise<DashboardEnvironment> {
  expectCurrentBuild('@worklane/dashboard');
  const organization = await ownAccounts();
  const receiver = await startReceiver(organization.certificate);
  return {
    ...organization,
    browser: await workerBrowser(),
    receiver,
    organizationId: organization.credentials.organization_id,
    client: createClient({ baseUrl: organization.baseUrl, auth: clientCredentials(applicationOf(organization)) }),
    stop: () => receiver.stop(),
  };
}
