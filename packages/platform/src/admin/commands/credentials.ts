import { scopes as catalogue } from '@worklane/contract';
import { UsageError } from '@worklane/contract/command-line';
import { setPassword } from '../../identity/accounts.ts';
import { addMember, type NewMember } from '../../identity/members.ts';
import { createOrganization } from '../../identity/organizations.ts';
import { generatePassword } from '../../identity/passwords.ts';
import { createClient, type NewClient } from '../../oauth/clients/create-client.ts';
import type { Command, CommandDependencies } from '../command.ts';

export const firstSteps: Command = {
  name: 'first-steps',
  usage: 'first-steps   (credentials of the demo data, and commands for the first requests)',
  async run({ store, clock, secret, baseUrl }) {
    // Imported only here: a service without demo data never needs them.
    const { findDemoData } = await import('../../demo/create-demo-data.ts');
    const { firstStepsText } = await import('../../demo/first-steps.ts');
    const known = await secret();
    const demo = known === undefined ? undefined : await findDemoData(store.db, { now: clock(), secret: known });
    if (!demo) throw new UsageError('This database has no demo data.');
    const isProduction = process.env.NODE_ENV === 'production';
    return { text: firstStepsText(demo, { baseUrl, isProduction }), data: demo };
  },
};

const scopes = Object.keys(catalogue);

const redirectUri = 'http://127.0.0.1/callback';

/** Each application has a quota of its own. */
const additionalClients = 5;

/** The member who allows the public application access, on the pages of the service. */
const approver = (organizationId: number): NewMember => ({
  name: 'Nils',
  email: `member@${organizationId}.conformance.example`,
  role: 'member',
});

const members = (organizationId: number): readonly NewMember[] => [
  { name: 'Ebba', email: `owner@${organizationId}.conformance.example`, role: 'owner' },
  approver(organizationId),
];

export const conformanceCredentials: Command = {
  name: 'conformance-credentials',
  usage: 'conformance-credentials   (creates two organizations for the conformance suite)',
  async run(dependencies) {
    const { store, ids, clock } = dependencies;
    const { db } = store;
    const create = async (organization_id: number, fields: Pick<NewClient, 'name'> & Partial<NewClient>) => {
      const application = { type: 'private', redirect_uris: [], scopes, with_secret: true, ...fields } as const;
      const { client, secret } = await createClient({ db, clock }, organization_id, application);
      return { client_id: client.client_id, client_secret: secret };
    };
    const { organization_id } = await createOrganization(db, 'Conformance', clock());
    for (const each of members(organization_id)) await addMember({ db, ids, clock }, organization_id, each);
    const password = generatePassword();
    const { name, email } = approver(organization_id);
    await setPassword({ db, clock }, email, name, password);
    const client = await create(organization_id, { name: 'Conformance' });
    const additional_clients = [];
    for (let number = 2; number <= additionalClients + 1; number++) {
      additional_clients.push(await create(organization_id, { name: `Conformance ${number}` }));
    }
    const callback = { name: 'Callback', type: 'public', redirect_uris: [redirectUri] } as const;
    const application = await create(organization_id, callback);
    const other = await createOrganization(db, 'Conformance, other organization', clock());
    const ida = { name: 'Ida', email: `owner@${other.organization_id}.conformance.example`, role: 'owner' } as const;
    await addMember({ db, ids, clock }, other.organization_id, ida);
    const credentials = {
      organization_id,
      ...client,
      additional_clients,
      public: { ...application, redirect_uri: redirectUri },
      member: { email, password },
      other: {
        organization_id: other.organization_id,
        ...(await create(other.organization_id, { name: 'Conformance' })),
      },
      expired_token: await expiredToken(dependencies, { organizationId: organization_id, clientId: client.client_id }),
    };
    return { text: JSON.stringify(credentials, null, 2), data: credentials };
  },
};

async function expiredToken(
  { clientTokenIssuer }: CommandDependencies,
  client: { organizationId: number; clientId: string },
): Promise<string> {
  const issue = await clientTokenIssuer();
  return (await issue({ client, scopes, lifetimeSeconds: -1 })).token;
}
