import { createHash, randomBytes } from 'node:crypto';
import { operations } from '@worklane/contract';
import type { Scene } from '../cases/case.ts';
import type { HttpResponse } from '../http-exchange.ts';
import { expectEqual, expectThat, Mismatch, MissingPrerequisite } from '../mismatch.ts';
import type { ServerResponse, Session } from '../session.ts';
import type { Credentials } from '../target/credentials.ts';
import { expectStatus } from '../world/expectations.ts';
import { encodedForm, type Form, type Grant, OAuthClient, serverMetadata } from './access-token.ts';

type Actor = Pick<Scene, 'session' | 'target'>;

/** A code with what its exchange needs. */
export interface Authorization {
  readonly client: OAuthClient;
  /** The form of the token request (RFC 6749, section 4.1.3, and RFC 7636, section 4.5). */
  readonly form: Readonly<Record<'grant_type' | 'code' | 'redirect_uri' | 'code_verifier', string>>;
  /** What the tokens are expected to be for. */
  readonly grant: Grant;
  readonly challenge: string;
}

/** The longest state, with characters that a redirect must encode. */
const specialState = () => `${crypto.randomUUID()} &=+%/é`.padEnd(1024, '~');

/** The scopes of the grants of the suite, which every role includes. */
export const grantedScope = 'contacts.read tasks.read';

/**
 * Gets a code from the member of the credentials, with PKCE unless the request is changed.
 * @throws Mismatch unless the redirect has a code, the same state and the issuer
 * @throws MissingPrerequisite
 */
export async function authorization(scene: Actor, changes: Form = {}): Promise<Authorization> {
  const { session, target } = scene;
  const { redirect_uri, ...client } = publicClient(scene);
  const code_verifier = randomBytes(32).toString('base64url');
  const code_challenge = createHash('sha256').update(code_verifier).digest('base64url');
  const parameters = authorizationParameters(scene);
  const challenge = { code_challenge, code_challenge_method: 'S256' };
  expectStatus(await requestAuthorization(session, { ...parameters, ...challenge, ...changes }), 303);
  const location = await allowAccess(scene, session.last.response, redirect_uri);
  const { code = '', ...others } = Object.fromEntries(location.searchParams);
  expectThat(code !== '', `expected a code, got ${location.search}`);
  expectEqual('the redirect', others, { state: parameters.state, iss: (await serverMetadata(session)).issuer });
  const { organization_id } = target.credentials;
  return {
    client: new OAuthClient(session, client),
    form: { grant_type: 'authorization_code', code, redirect_uri, code_verifier },
    grant: { client_id: client.client_id, organization_id, scope: changes.scope ?? grantedScope, ofMember: true },
    challenge: code_challenge,
  };
}

function publicClient({ target }: Actor) {
  const client = target.credentials.public;
  if (!client) throw new MissingPrerequisite('the credentials contain no public client');
  return client;
}

/** Returns the parameters of an authorization request of the public client, without PKCE. @throws MissingPrerequisite */
export function authorizationParameters(scene: Actor) {
  const { client_id, redirect_uri } = publicClient(scene);
  return { client_id, redirect_uri, response_type: 'code', scope: grantedScope, state: specialState() };
}

export const requestAuthorization = (session: Session, parameters: Form): Promise<ServerResponse> =>
  session.send(operations.authorize, {
    method: 'GET',
    path: `${operations.authorize.path}?${encodedForm(parameters)}`,
    headers: { accept: 'application/json' },
  });

/** The cookies of the browser of each member, who signs in once. */
const browsers = new WeakMap<Credentials, Map<string, string>>();

const mostPages = 10;

/**
 * Follows redirects, and submits the form of each page as the member of the credentials would, who signs in and allows access.
 * @returns the URL of the application that the browser is redirected to
 * @throws MissingPrerequisite when the server asks a member whom the credentials do not contain
 */
async function allowAccess(scene: Actor, first: HttpResponse, redirectUri: string): Promise<URL> {
  const { target, session } = scene;
  const { credentials, baseUrl } = target;
  const cookies = browsers.get(credentials) ?? new Map<string, string>();
  browsers.set(credentials, cookies);
  let [response, url] = [first, new URL(baseUrl)];
  for (let pages = 0; pages < mostPages; pages++) {
    for (const cookie of response.cookies ?? []) store(cookies, cookie);
    const location = response.headers.get('location');
    if (location === undefined && response.status !== 200) break;
    const form = location === undefined ? formOf(response.body, credentials) : undefined;
    url = new URL(form?.action ?? location ?? '', url);
    if (url.href.startsWith(redirectUri)) return url;
    if (!credentials.member)
      throw new MissingPrerequisite('the credentials contain no member, whose consent is needed');
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    response = await session.visit({
      method: form ? 'POST' : 'GET',
      path: url.pathname + url.search,
      headers: {
        accept: 'text/html',
        cookie,
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { body: form.fields.toString() }),
    });
  }
  throw new Mismatch(`expected pages that lead to ${redirectUri}, got ${response.status} at ${url.pathname}`);
}

function store(cookies: Map<string, string>, cookie: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
  if (value === '') cookies.delete(name);
  else cookies.set(name, value);
}

/** Returns the first form of a page, filled in: a member signs in, chooses the organization, and presses the first button. */
function formOf(page: string, { member, organization_id }: Credentials) {
  const [, form = '', content = ''] = /<form\b([^>]*\bmethod="post"[^>]*)>(.*?)<\/form>/s.exec(page) ?? [];
  const fields = new URLSearchParams();
  let isPressed = false;
  for (const [, element = '', attributes = ''] of content.matchAll(/<(input|button)\b([^>]*)>/g)) {
    const [name, type, value] = ['name', 'type', 'value'].map((each) => attributeOf(attributes, each));
    if (element === 'button' && isPressed) continue;
    isPressed ||= element === 'button';
    if (name === undefined || (type === 'radio' && value !== String(organization_id))) continue;
    const typed = { email: member?.email, password: member?.password }[type ?? ''];
    fields.set(name, typed ?? value ?? '');
  }
  return { action: attributeOf(form, 'action') ?? '', fields };
}

const attributeOf = (attributes: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1]?.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
