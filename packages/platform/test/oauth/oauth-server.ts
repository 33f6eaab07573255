import { randomBytes } from 'node:crypto';
import type { Role } from '@worklane/contract';
import { freePort } from '@worklane/testing/free-port';
import { openService, type Service } from '../../src/compose.ts';
import { type Limits, readSettings } from '../../src/config/settings.ts';
import type { Store } from '../../src/database/store.ts';
import { addMember, type MemberDependencies } from '../../src/identity/members.ts';
import { createOrganization } from '../../src/identity/organizations.ts';
import type { Sessions } from '../../src/identity/sessions.ts';
import { createClient } from '../../src/oauth/clients/create-client.ts';
import { createLogger } from '../../src/observability/logger.ts';
import { RecordIds } from '../../src/records/record.ts';
import { released } from '../environment/released.ts';
import { sharedTestStore } from '../environment/test-store.ts';
import { withoutSites } from '../environment/without-sites.ts';
import { openSessions, secret } from '../identity/test-node.ts';
import { Browser } from './http-browser.ts';

export const redirectUri = 'https://app.example/callback';

export interface TestApplication {
  organizationId: number;
  clientId: string;
  clientSecret: string;
}

export interface TestPerson {
  accountId: number;
  email: string;
  /** The member IDs by organization. */
  members: Map<number, number>;
}

/** The service on its own port, with methods that create organizations, accounts and clients. */
export class OAuthServer {
  readonly store: Store;
  readonly service: Service;
  /** The issuer. */
  readonly baseUrl: string;
  readonly listensOn: string;
  readonly log: string[];
  readonly #sessions: Sessions;
  /** What changes of members need. */
  readonly members: MemberDependencies;
  #people = 0;

  private constructor(parts: { store: Store; service: Service; baseUrl: string; listensOn: string; log: string[] }) {
    const { store, baseUrl } = parts;
    this.store = store;
    this.service = parts.service;
    this.baseUrl = baseUrl;
    this.listensOn = parts.listensOn;
    this.log = parts.log;
    this.members = { db: store.db, ids: new RecordIds(store.db), clock: now };
    this.#sessions = openSessions(store, now, baseUrl.startsWith('https:'));
  }

  /** @param options.store default: a database that the test files share */
  static async open(
    options: {
      env?: Record<string, string>;
      limits?: Partial<Limits>;
      store?: Store;
      clock?: () => Date;
      /** A secret that replaces that of the other nodes, which then only verifies. */
      newSecret?: string;
    } = {},
  ) {
    const { env, limits, store = await sharedTestStore(), clock, newSecret } = options;
    // The issuer contains the port, so it is known before the service starts.
    const port = await freePort();
    const listensOn = `http://127.0.0.1:${port}`;
    const log: string[] = [];
    // Whether the dashboard is built makes no difference.
    const settings = readSettings({ BASE_URL: listensOn, ...withoutSites, ...env }, limits);
    const opened = await openService({
      store,
      settings,
      secret: newSecret === undefined ? secret : `${newSecret}\n${secret}`,
      clock,
      logger: createLogger('trace', { write: (line) => log.push(line) }),
    });
    const service = released(opened, 'stop');
    await service.app.listen({ port, host: '127.0.0.1' });
    return new OAuthServer({ store, service, baseUrl: settings.baseUrl, listensOn, log });
  }

  /** Stops the service; its database stays open. */
  async close(): Promise<void> {
    await this.service.stop();
  }

  async organization(name: string): Promise<number> {
    return (await createOrganization(this.store.db, name, now())).organization_id;
  }

  /** Creates an account that belongs to organizations, as a member unless a role is given. */
  async person(
    ...memberships: readonly (number | readonly [organizationId: number, role: Role])[]
  ): Promise<TestPerson> {
    const email = `person${++this.#people}.${randomBytes(4).toString('hex')}@example.com`;
    const { account_id } = await this.store.db
      .insertInto('accounts')
      .values({ email, name: 'Eva Lind', created_at: now().toISOString() })
      .returning('account_id')
      .executeTakeFirstOrThrow();
    const members = new Map<number, number>();
    for (const membership of memberships) {
      const [id, role] = typeof membership === 'number' ? [membership, 'member' as const] : membership;
      members.set(id, (await addMember(this.members, id, { name: 'Eva Lind', email, role })).id);
    }
    return { accountId: account_id, email, members };
  }

  /** Returns a browser with a session of an account. */
  async browserOf({ accountId }: TestPerson): Promise<Browser> {
    const browser = new Browser(this.baseUrl);
    browser.accept(await this.#sessions.start(accountId));
    return browser;
  }

  async application(
    organizationId: number,
    {
      type = 'public',
      scopes = ['tasks.read', 'tasks.write', 'contacts.read'],
      redirectUris = type === 'public' ? [redirectUri] : [],
      withSecret = true,
    }: { type?: 'public' | 'private'; scopes?: string[]; redirectUris?: string[]; withSecret?: boolean } = {},
  ): Promise<TestApplication> {
    const { client, secret: clientSecret = '' } = await createClient(
      { db: this.store.db, clock: now },
      organizationId,
      {
        name: 'Lighthouse',
        type,
        redirect_uris: redirectUris,
        scopes,
        with_secret: withSecret,
      },
    );
    return { organizationId, clientId: client.client_id, clientSecret };
  }
}

const now = () => new Date();
