import { sql } from 'kysely';
import { RecordedOrganization } from '../../scripts/record-release/recorded-organization.ts';
import type { Release } from '../../scripts/record-release/release.ts';
import { openService, type Service } from '../../src/compose.ts';
import { readSettings } from '../../src/config/settings.ts';
import type { Store } from '../../src/database/store.ts';
import { RecordIds } from '../../src/records/record.ts';
import { withoutSites } from '../environment/without-sites.ts';
import { watchedLogger } from '../log-watch/log-watch.ts';
import { type HttpsReceiver, openHttpsReceiver } from '../webhooks/https-receiver.ts';

/** The service of today on the database of the recorded release. */
export interface UpgradedService {
  service: Service;
  /** Receives what the recorded receiver would. */
  receiver: HttpsReceiver;
  /** The recorded organization, with the recorded access token. */
  organization: RecordedOrganization;
  close(): Promise<void>;
}

export async function openUpgradedService(store: Store, release: Release): Promise<UpgradedService> {
  const receiver = await openHttpsReceiver();
  // The receiver has another port in each run.
  await sql`update webhooks set url = regexp_replace(url, '^https://[^/]*', ${receiver.origin})`.execute(store.db);
  const clock = () => new Date();
  const service = await openService({
    store,
    settings: readSettings({
      BASE_URL: release.baseUrl,
      ...withoutSites,
      RATE_LIMIT_REQUESTS: '1000000',
      TRUST_PROXY: '127.0.0.1',
      WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8',
      WEBHOOK_CA_FILE: receiver.caFile,
    }),
    secret: release.secret,
    clock,
    logger: watchedLogger(),
  });
  const members = { db: store.db, ids: new RecordIds(store.db), clock };
  const { organizationId, accessToken } = release;
  return {
    service,
    receiver,
    organization: new RecordedOrganization(
      store,
      (request) => service.app.inject(request),
      organizationId,
      accessToken,
      members,
    ),
    async close() {
      await service.stop();
      await receiver.close();
    },
  };
}
