import { literal, string } from './json.ts';
import { type ExampleRequest, formFields } from './request.ts';

type Fields = Readonly<Record<string, string>>;

/** Returns a request without an access token as a TypeScript module with @worklane/client. */
export function oauthSample(request: ExampleRequest): string {
  const fields = Object.fromEntries(formFields(request.body) ?? []);
  switch (request.operationId) {
    case 'authorize':
      return signIn(request);
    case 'createToken':
      return (grants[fields.grant_type ?? ''] ?? authorizationCode)(request, fields);
    case 'revokeToken':
      return [
        "import { revokeToken } from '@worklane/client';",
        '',
        `await revokeToken(${string(fields.token ?? '')}, ${literal(identity(request, fields))});`,
      ].join('\n');
    default:
      return [
        "import { createClient } from '@worklane/client';",
        '',
        `const worklane = createClient({ baseUrl: ${string(request.baseUrl)}, auth: '' });`,
        `const { data } = await worklane.raw.GET(${string(request.path)});`,
        'console.log(data);',
      ].join('\n');
  }
}

const identity = ({ baseUrl }: ExampleRequest, { client_id, client_secret }: Fields) => ({
  baseUrl,
  clientId: client_id,
  ...(client_secret !== undefined && { clientSecret: client_secret }),
});

/** The client adds `state` and PKCE itself. */
function signIn({ baseUrl, query }: ExampleRequest): string {
  const options = {
    baseUrl,
    clientId: query.client_id,
    redirectUri: query.redirect_uri,
    scope: String(query.scope).split(' '),
  };
  return [
    "import { authorizationCode } from '@worklane/client';",
    '',
    `const login = authorizationCode(${literal(options)});`,
    '',
    "// Store `signIn` in the user's session, and redirect the browser to `signIn.url`.",
    'const signIn = await login.start();',
    'console.log(signIn.url);',
  ].join('\n');
}

type WriteGrant = (request: ExampleRequest, fields: Fields) => string;

const authorizationCode: WriteGrant = (request, fields) => {
  const options = { ...identity(request, fields), redirectUri: fields.redirect_uri, scope: ['tasks.read'] };
  return [
    "import { authorizationCode, type SignIn } from '@worklane/client';",
    '',
    `const login = authorizationCode(${literal(options)});`,
    '',
    '// `url` is the URL that the browser was redirected to, `signIn` the result of `login.start()`.',
    'export async function callback(url: string, signIn: SignIn) {',
    '  const tokens = await login.finish(url, signIn);',
    '  console.log(tokens.scope);',
    '}',
  ].join('\n');
};

const grants: Readonly<Record<string, WriteGrant>> = {
  authorization_code: authorizationCode,

  refresh_token({ baseUrl }, { client_id, client_secret }) {
    return [
      "import { readFile, writeFile } from 'node:fs/promises';",
      "import { createClient, refreshToken, type TokenStorage } from '@worklane/client';",
      '',
      'const storage: TokenStorage = {',
      "  load: async () => JSON.parse(await readFile('tokens.json', 'utf8')),",
      "  save: (tokens) => writeFile('tokens.json', JSON.stringify(tokens), { mode: 0o600 }),",
      '};',
      '',
      '// Refreshes the tokens when they expire, and saves the new ones.',
      'const auth = refreshToken({',
      `  clientId: ${string(client_id ?? '')},`,
      ...(client_secret === undefined ? [] : [`  clientSecret: ${string(client_secret)},`]),
      '  storage,',
      '});',
      `const worklane = createClient({ baseUrl: ${string(baseUrl)}, auth });`,
      'console.log(await worklane.organization());',
    ].join('\n');
  },

  client_credentials({ baseUrl, organizationId }, fields) {
    const options = {
      clientId: fields.client_id,
      clientSecret: fields.client_secret,
      organizationId: Number(fields.organization_id ?? organizationId),
      scope: (fields.scope ?? '').split(' '),
    };
    return [
      "import { clientCredentials, createClient } from '@worklane/client';",
      '',
      `const auth = clientCredentials(${literal(options)});`,
      `const worklane = createClient({ baseUrl: ${string(baseUrl)}, auth });`,
      'console.log(await worklane.organization());',
    ].join('\n');
  },
};
