import type { DemoData } from './create-demo-data.ts';

/** Returns the startup text with the demo credentials and commands for a first request. */
export function firstSteps({ organizations, organizationId, credentials }: DemoData, baseUrl: string): string {
  const { email, password, privateApplication, publicApplication } = credentials;
  const { clientId, secret } = privateApplication;
  const names = organizations.map(
    ({ organizationId, name, records }) => `${name} (${organizationId}), ${records} records`,
  );
  return `Demo data: ${names.join('; ')}.
The credentials were generated for this database and are shown only once:
  Dashboard            ${baseUrl}/dashboard
  E-mail               ${email}
  Password             ${password}
  Private application  client_id ${clientId}
                       client_secret ${secret}
  Public application   client_id ${publicApplication.clientId} (PKCE, no secret)
                       redirect_uri ${publicApplication.redirectUri}
Get an access token and list contacts:
  TOKEN=$(curl -s ${baseUrl}/oauth/token -u ${clientId}:${secret} \\
    -d grant_type=client_credentials -d organization_id=${organizationId} -d scope=contacts.read |
    node -p 'JSON.parse(require("fs").readFileSync(0)).access_token')
  curl -H "Authorization: Bearer $TOKEN" -H 'Accept: application/json' ${baseUrl}/api/v1/${organizationId}/contacts
List all admin commands:
  npm run admin -- --help
`;
}
