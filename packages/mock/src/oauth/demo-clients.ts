import { type FirstPartyApplication, firstPartyApplications } from '@worklane/contract';
import { type AccessTokens, type Client, everyScope, memberGrants } from '@worklane/model';

/** The redirect URL of programs that listen on a port of this machine. */
const demoRedirectUri = 'http://127.0.0.1:8976/callback';

const privateApplication = (id: string, secret: string, organizationId: number): Client => ({
  id,
  secret,
  organizationId,
  grantTypes: ['client_credentials'],
  redirectUris: [],
  allowsLoopback: false,
  scopes: everyScope,
});

/** The private applications of an organization. */
const demoClient = privateApplication('app_demo1042', 'wls_demo1042', 1042);
const additionalClient = privateApplication('app_more1042', 'wls_more1042', 1042);
const otherClient = privateApplication('app_demo1043', 'wls_demo1043', 1043);

/** The application without a secret in the examples of the contract, which uses PKCE. */
const exampleRedirectUris = [demoRedirectUri, 'https://app.example/callback'];

const fieldApp: Client = {
  id: 'app_8Rd2mQv5',
  organizationId: 1042,
  grantTypes: memberGrants,
  redirectUris: exampleRedirectUris,
  allowsLoopback: true,
  scopes: everyScope,
};

/** The application with a secret in the examples, which use it for every grant. */
const exampleClient: Client = {
  ...fieldApp,
  id: 'app_5Jw0cXk2',
  secret: 'wls_example_do_not_use',
  grantTypes: [...memberGrants, 'client_credentials'],
};

/** The clients of Worklane itself. The member who approves their requests belongs to the organization of the examples. */
const firstPartyClients = Object.entries<FirstPartyApplication>(firstPartyApplications)
  // Without any, the application is no client of the authorization server.
  .filter(([, { redirectUris }]) => redirectUris.length > 0)
  .map(
    ([id, { redirectUris, scopes }]): Client => ({
      id,
      organizationId: fieldApp.organizationId,
      grantTypes: memberGrants,
      redirectUris,
      allowsLoopback: false,
      scopes,
    }),
  );

/** The applications of the mock, by client ID. */
export const demoClients: ReadonlyMap<string, Client> = new Map(
  [demoClient, additionalClient, otherClient, exampleClient, fieldApp, ...firstPartyClients].map((client) => [
    client.id,
    client,
  ]),
);

/** Returns credentials in the format of the conformance suite. */
export async function demoCredentials(tokens: AccessTokens, issuer: string): Promise<object> {
  const expired = { clientId: demoClient.id, organizationId: demoClient.organizationId, scopes: everyScope, issuer };
  return {
    organization_id: demoClient.organizationId,
    client_id: demoClient.id,
    client_secret: demoClient.secret,
    additional_clients: [{ client_id: additionalClient.id, client_secret: additionalClient.secret }],
    other: {
      organization_id: otherClient.organizationId,
      client_id: otherClient.id,
      client_secret: otherClient.secret,
    },
    public: { client_id: exampleClient.id, client_secret: exampleClient.secret, redirect_uri: demoRedirectUri },
    expired_token: await tokens.issue({ ...expired, lifetime: -1 }),
  };
}
