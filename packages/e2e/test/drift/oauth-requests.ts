import type { RawRequest } from './requests.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const state = 'af0ifjsldkj2ehs0';

const authorization: Form = {
  client_id: '$public_id',
  redirect_uri: '$redirect_uri',
  response_type: 'code',
  scope: 'tasks.read',
  state,
};

const privateClient = { client_id: '$client_id', client_secret: '$client_secret' };
const publicClient = { client_id: '$public_id', client_secret: '$public_secret' };

const grants: readonly Form[] = [
  { grant_type: 'client_credentials', ...privateClient, scope: 'tasks.read', organization_id: '1042' },
  { grant_type: 'authorization_code', ...publicClient, code: 'x', redirect_uri: '$redirect_uri' },
  { grant_type: 'refresh_token', ...publicClient, refresh_token: 'x' },
];

type Form = Readonly<Record<string, string>>;

/** Returns requests to the operations of OAuth, most of which are rejected. */
export const oauthRequests = (): RawRequest[] => [
  ...changesOf(authorization).map(([name, query]) => get(`authorize: ${name}`, `/oauth/authorize?${query}`)),
  get('authorize: without parameters', '/oauth/authorize'),
  ...grants.flatMap((grant) =>
    changesOf(grant).map(([name, body]) => post(`${grant.grant_type}: ${name}`, '/oauth/token', body)),
  ),
  ...changesOf({ ...privateClient, token: 'x', token_type_hint: 'access_token' }).map(([name, body]) =>
    post(`revoke: ${name}`, '/oauth/revoke', body),
  ),
  ...['/oauth/token', '/oauth/revoke'].flatMap(ofTheHead),
  ...['/oauth/jwks', '/.well-known/oauth-authorization-server'].flatMap((target) => [
    get(`${target}: read`, target),
    get(`${target}: a query`, `${target}?x=1`),
    { ...get(`${target}: a method`, target), method: 'POST' },
    { ...get(`${target}: HEAD`, target), method: 'HEAD' },
    { ...get(`${target}: OPTIONS`, target), method: 'OPTIONS' },
    { ...get(`${target}: another type`, target), headers: { authorization: null, accept: 'text/css' } },
  ]),
];

const get = (name: string, target: string): RawRequest => ({
  ...{ name, method: 'GET', target },
  headers: { authorization: null, accept: 'application/json' },
});

const post = (name: string, target: string, body: string, headers: RawRequest['headers'] = {}): RawRequest => ({
  ...{ name, method: 'POST', target, body },
  headers: { authorization: null, ...form, ...headers },
});

const wrongValues = ['', 'x', 'a%00b', '%0A', '%22\\%C3%A9', 'x'.repeat(2000), '%20', '%ff'];

/** Returns forms with each parameter left out, given twice and with wrong values, and with other parameters. */
function changesOf(valid: Form): [name: string, text: string][] {
  const text = (fields: Form) =>
    Object.entries(fields)
      .map(([name, value]) => `${name}=${value.replaceAll(' ', '+')}`)
      .join('&');
  const changes = Object.keys(valid).flatMap((name): [string, string][] => {
    const { [name]: value, ...others } = valid;
    return [
      [`without ${name}`, text(others)],
      [`${name} twice`, `${text(valid)}&${name}=${value}`],
      ...wrongValues.map((wrong): [string, string] => [
        `${name}=${wrong.slice(0, 9)}`,
        text({ ...others, [name]: wrong }),
      ]),
    ];
  });
  const others: readonly Form[] = [
    { unknown: 'x' },
    { resource: 'https://other.example/' },
    { resource: 'x' },
    { scope: 'tasks.read tasks.read' },
    { scope: 'tasks.nothing' },
    { scope: 'tasks.read  tasks.write' },
    { code_challenge: 'x' },
    { code_challenge: 'x', code_challenge_method: 'S256' },
    { code_challenge_method: 'plain' },
    { code_verifier: 'x' },
    { organization_id: '1043' },
    { organization_id: '01042' },
    { client_id: '$client_id' },
    { client_id: '$public_id' },
    { client_id: '$pkce_id' },
    { client_secret: 'wrong' },
    { redirect_uri: 'https://other.example/' },
    { response_type: 'token' },
    { state: 'x'.repeat(15) },
    { prompt: 'none' },
    { token_type_hint: 'unknown' },
  ];
  return [
    ...changes,
    ...others.map((other): [string, string] => [JSON.stringify(other).slice(0, 60), text({ ...valid, ...other })]),
  ];
}

function ofTheHead(target: string): RawRequest[] {
  const body = Object.entries({ ...grants[0], token: 'x' })
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
  const anonymous = body.replace(/client_\w+=[^&]*&/g, '');
  return [
    post(`${target}: no body`, target, ''),
    post(`${target}: JSON`, target, '{}', { 'content-type': 'application/json' }),
    post(`${target}: no media type`, target, body, { 'content-type': 'text/plain' }),
    post(`${target}: another charset`, target, body, { 'content-type': `${form['content-type']}; charset=iso-8859-1` }),
    post(`${target}: an encoding`, target, body, { 'content-encoding': 'gzip' }),
    post(`${target}: another type`, target, body, { accept: 'text/css' }),
    post(`${target}: too long`, target, `${body}&x=${'x'.repeat(20_000)}`),
    post(`${target}: an idempotency key`, target, body, { 'idempotency-key': 'a' }),
    post(`${target}: a query`, `${target}?x=1`, body),
    post(`${target}: Basic and form`, target, body, { authorization: basic('a:b') }),
    post(`${target}: Basic of an unknown client`, target, anonymous, { authorization: basic('a:b') }),
    post(`${target}: Basic without colon`, target, anonymous, { authorization: basic('a') }),
    post(`${target}: Basic that is no base64`, target, anonymous, { authorization: 'Basic %' }),
    post(`${target}: Bearer`, target, anonymous, { authorization: 'Bearer x' }),
    post(`${target}: no client`, target, anonymous),
    ...['GET', 'PUT', 'OPTIONS', 'PROPFIND'].map((method) => ({ ...get(`${target}: ${method}`, target), method })),
  ];
}
