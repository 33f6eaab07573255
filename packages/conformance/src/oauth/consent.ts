import type { Scene } from '../cases/case.ts';
import type { HttpResponse } from '../http-exchange.ts';
import { Mismatch, MissingPrerequisite } from '../mismatch.ts';
import type { Credentials } from '../target/credentials.ts';

/** The cookies of the browser of each member, who signs in once. */
const browsers = new WeakMap<Credentials, Map<string, string>>();

const mostPages = 10;

/**
 * Follows redirects, and submits the form of each page as the member of the credentials would, who signs in and allows access.
 * @returns the URL of the application that the browser is redirected to
 * @throws MissingPrerequisite when the server asks a member whom the credentials do not contain
 */
export async function allowAccess(scene: Scene, first: HttpResponse, redirectUri: string): Promise<URL> {
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
