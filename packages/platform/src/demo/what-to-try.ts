import type { DemoData } from './create-demo-data.ts';

/** What a person is told of the demo data, once: how to sign in, and two commands that work as they stand. */
export function whatToTry({ organizations, organizationId, credentials }: DemoData, baseUrl: string): string {
  const { email, password, privateApplication, publicApplication } = credentials;
  const { clientId, secret } = privateApplication;
  const names = organizations.map(
    ({ organizationId, name, records }) => `${name} (${organizationId}), ${records} records`,
  );
  return `Demo data: ${names.join('; ')}.
Made at random for this database, and shown this once:
  Dashboard            ${baseUrl}/dashboard
  E-mail               ${email}
  Password             ${password}
  Private application  client_id ${clientId}
                       client_secret ${secret}
  Public application   client_id ${publicApplication.clientId} (PKCE, no secret)
                       redirect_uri ${publicApplication.redirectUri}
Get a token, and list contacts with it:
  TOKEN=$(curl -s ${baseUrl}/oauth/token -u ${clientId}:${secret} \\
    -d grant_type=client_credentials -d organization_id=${organizationId} -d scope=contacts.read |
    node -p 'JSON.parse(require("fs").readFileSync(0)).access_token')
  curl -H "Authorization: Bearer $TOKEN" -H 'Accept: application/json' ${baseUrl}/api/v1/${organizationId}/contacts
All admin commands: npm run admin -- --help
`;
}
