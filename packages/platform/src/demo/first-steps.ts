import { adminCommand, cliCommand, startCommand } from '../config/installation.ts';
import { firstRequestPath } from '../http/pages/landing-page.ts';
import type { DemoData } from './create-demo-data.ts';
import type { DemoCredentials } from './demo-credentials.ts';

export interface FirstStepsOptions {
  readonly baseUrl: string;
  /** Whether NODE_ENV is `production`, which does not allow WEBHOOK_LOOPBACK_HTTP. */
  readonly isProduction: boolean;
}

/**
 * Returns where to look, the credentials of the demo data, commands for the first requests of each application, and how to
 * receive webhooks on this machine. What concerns a credential that was changed since the first start is missing.
 */
export function firstStepsText(demo: DemoData, options: FirstStepsOptions): string {
  const { baseUrl, isProduction } = options;
  return [
    addresses(demo, baseUrl),
    credentialLines(demo.credentials),
    'Send the first request in the browser, after signing in with this e-mail address and password:',
    `  ${baseUrl}${firstRequestPath}`,
    ...clientCredentialsCommands(demo, baseUrl),
    ...authorizationCodeCommands(demo.credentials, baseUrl),
    'Receive webhooks on this machine, with an http server on port 3000:',
    `  ${cliCommand} listen --to http://localhost:3000/hooks${baseUrlOption(baseUrl)}`,
    `  ${cliCommand} trigger task.created`,
    ...(isProduction ? [] : loopbackWebhooks),
    'List all admin commands:',
    `  ${adminCommand} --help`,
  ].join('\n');
}

function addresses({ organizations, organizationId }: DemoData, baseUrl: string): string {
  const names = organizations.map(
    ({ organizationId, name, records }) => `${name} (${organizationId}), ${records} records`,
  );
  return `Demo data: ${names.join('; ')}.
  API                  ${baseUrl}/api/v1/${organizationId}/tasks
  Dashboard            ${baseUrl}/dashboard
  Documentation        ${baseUrl}/docs/
  MCP                  ${baseUrl}/mcp
  Health               ${baseUrl}/health/ready`;
}

function credentialLines({ email, password, ...applications }: DemoCredentials): string {
  const { privateApplication, publicApplication, pkceApplication } = applications;
  return [
    'The credentials were generated for this database:',
    `  E-mail               ${email}`,
    `  Password             ${password ?? '(changed since the first start)'}`,
    privateApplication &&
      `  Private application  client_id ${privateApplication.clientId}
                       client_secret ${privateApplication.secret}`,
    publicApplication &&
      `  Public application   client_id ${publicApplication.clientId}
                       client_secret ${publicApplication.secret}
                       redirect_uri ${publicApplication.redirectUri}`,
    `  Without a secret     client_id ${pkceApplication.clientId} (public application, PKCE)
                       redirect_uri ${pkceApplication.redirectUri}`,
  ]
    .filter(Boolean)
    .join('\n');
}

function clientCredentialsCommands({ organizationId, credentials }: DemoData, baseUrl: string): string[] {
  const { privateApplication } = credentials;
  if (!privateApplication) return [];
  return [
    `Get an access token and list contacts:
  TOKEN=$(curl -s ${baseUrl}/oauth/token -u ${privateApplication.clientId}:${privateApplication.secret} \\
    -d grant_type=client_credentials -d organization_id=${organizationId} -d scope=contacts.read |
    node -p 'JSON.parse(require("fs").readFileSync(0)).access_token')
  curl -H "Authorization: Bearer $TOKEN" -H 'Accept: application/json' ${baseUrl}/api/v1/${organizationId}/contacts`,
  ];
}

function authorizationCodeCommands(
  { publicApplication, pkceApplication }: DemoCredentials,
  baseUrl: string,
): (string | undefined)[] {
  const actForUser =
    'Act for a user: open the printed URL, allow access, and paste the code from the address bar within a minute:';
  const withSecret = publicApplication && [
    `${actForUser}
  echo "${authorizationUrl(baseUrl, publicApplication)}"
  read -r CODE && curl -s ${baseUrl}/oauth/token -d grant_type=authorization_code -d code="$CODE" \\
    -d client_id=${publicApplication.clientId} -d client_secret=${publicApplication.secret} \\
    -d redirect_uri=${publicApplication.redirectUri}`,
  ];
  return [
    ...(withSecret ?? []),
    `${withSecret ? 'The same without a secret:' : actForUser}
  VERIFIER=$(node -p 'crypto.randomBytes(32).toString("base64url")')
  CHALLENGE=$(node -p 'crypto.hash("sha256", process.argv[1], "base64url")' -- "$VERIFIER")
  echo "${authorizationUrl(baseUrl, pkceApplication)}&code_challenge=$CHALLENGE&code_challenge_method=S256"
  read -r CODE && curl -s ${baseUrl}/oauth/token -d grant_type=authorization_code -d code="$CODE" \\
    -d client_id=${pkceApplication.clientId} -d code_verifier="$VERIFIER" \\
    -d redirect_uri=${pkceApplication.redirectUri}`,
  ];
}

const loopbackWebhooks = [
  'Create webhooks whose URL is http on this machine, during development:',
  `  WEBHOOK_LOOPBACK_HTTP=true ${startCommand.replace(/ --$/, '')}`,
];

/** `worklane` calls the service at the default address, unless it is told another one. */
const baseUrlOption = (baseUrl: string): string =>
  baseUrl === 'http://127.0.0.1:4000' ? '' : ` --base-url ${baseUrl}`;

/** Returns the URL of an authorization request whose state the shell generates. */
function authorizationUrl(baseUrl: string, { clientId, redirectUri }: { clientId: string; redirectUri: string }) {
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'contacts.read',
  });
  return `${baseUrl}/oauth/authorize?${query}&state=$(node -p 'crypto.randomUUID()')`;
}
