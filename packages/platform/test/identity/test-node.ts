import type { Role } from '@worklane/contract';
import { openService, type Service } from '../../src/compose.ts';
import { type Limits, readSettings } from '../../src/config/settings.ts';
import type { Store } from '../../src/database/store.ts';
import { setPassword } from '../../src/identity/accounts.ts';
import { addMember } from '../../src/identity/members.ts';
import { createOrganization } from '../../src/identity/organizations.ts';
import { Sessions } from '../../src/identity/sessions.ts';
import { revokeTokens } from '../../src/oauth/tokens/revoke-tokens.ts';
import { createLogger } from '../../src/observability/logger.ts';
import { RecordIds } from '../../src/records/record.ts';
import { released } from '../environment/released.ts';
import { withoutSites } from '../environment/without-sites.ts';

export const eva = { name: 'Eva Lindqvist', email: 'eva@example.com', password: 'correct horse battery' };

/** A clock that tests advance. */
export class TestClock {
  now = new Date('2026-03-02T08:15:00Z');
  readonly read = () => this.now;
  forward(seconds: number): void {
    this.now = new Date(this.now.getTime() + seconds * 1000);
  }
}

export interface Node {
  store: Store;
  clock: TestClock;
  env?: Record<string, string>;
  limits?: Partial<Limits>;
  /** The setting WORKLANE_SECRET; default: `secret`. */
  nodeSecret?: string;
  /** Collects the lines of the log. */
  log?: string[];
}

/** The WORKLANE_SECRET of all nodes. */
export const secret = 'a secret of the tests, 32 bytes or more';

/** Opens a node of the service. */
export const openNode = async ({
  store,
  clock,
  env = {},
  limits,
  nodeSecret = secret,
  log = [],
}: Node): Promise<Service> =>
  released(
    await openService({
      store,
      settings: readSettings({ TRUST_PROXY: '127.0.0.1', ...withoutSites, ...env }, limits),
      secret: nodeSecret,
      clock: clock.read,
      logger: createLogger('debug', { write: (line) => log.push(line) }),
    }),
    'stop',
  );

/** Returns what starts and finds sessions as the nodes do. */
export const openSessions = ({ db }: Store, clock: () => Date, secure = false): Sessions =>
  new Sessions({
    ...{ db, clock, secret, secure },
    revoke: (revocation) => revokeTokens(db, revocation),
    onError(error) {
      throw error;
    },
  });

/** Creates an account: Eva's by default. */
export const addAccount = ({ db }: Store, clock: TestClock, { email, name, password } = eva): Promise<number> =>
  setPassword({ db, clock: clock.read }, email, name, password);

/** Creates an organization with Eva as its only member. */
export async function addOrganization({ db }: Store, clock: TestClock, name: string, role: Role) {
  const { organization_id } = await createOrganization(db, name, clock.now);
  const context = { db, ids: new RecordIds(db), clock: clock.read };
  return addMember(context, organization_id, { name: eva.name, email: 'Eva@Example.com', role });
}
