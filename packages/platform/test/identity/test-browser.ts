import { parseSetCookie } from 'cookie';
import type { LightMyRequestResponse } from 'fastify';
import type { Service } from '../../src/compose.ts';
import { keepOutOfLogs } from '../log-watch/log-watch.ts';

export type TestResponse = LightMyRequestResponse;

export interface Credentials {
  email: string;
  password: string;
}

/** A browser that injects requests: it stores cookies and submits forms. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  node: Service;
  ip: string;
  userAgent = 'TestBrowser/1';

  constructor(node: Service, ip = '203.0.113.7') {
    this.node = node;
    this.ip = ip;
  }

  get(url: string): Promise<TestResponse> {
    return this.#send({ url, method: 'GET' });
  }

  post(url: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<TestResponse> {
    const payload = new URLSearchParams(fields).toString();
    return this.#send({
      url,
      method: 'POST',
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  }

  /** Opens the page and submits its form, including hidden fields. */
  async signIn(credentials: Credentials, page = '/sign-in'): Promise<TestResponse> {
    keepOutOfLogs(credentials.password);
    const form = formOf(await this.get(page));
    return this.post('/sign-in', { ...form, ...credentials });
  }

  /** The value of the session cookie. */
  get session(): string | undefined {
    return this.cookies.get('worklane_session') ?? this.cookies.get('__Host-worklane_session');
  }

  async #send({
    headers = {},
    ...request
  }: {
    url: string;
    method: 'GET' | 'POST';
    payload?: string;
    headers?: Record<string, string>;
  }) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await this.node.app.inject({
      ...request,
      headers: { ...(cookie && { cookie }), 'x-forwarded-for': this.ip, 'user-agent': this.userAgent, ...headers },
    });
    for (const header of setCookies(response)) this.#keep(header);
    return response;
  }

  #keep(header: string): void {
    const { name, value = '', maxAge } = parseSetCookie(header);
    keepOutOfLogs(value);
    if (maxAge === 0) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

export const setCookies = ({ headers }: TestResponse): string[] => [headers['set-cookie'] ?? []].flat();

/** Returns the hidden fields of the first form of a page. */
export function formOf({ body }: TestResponse): Record<string, string> {
  const [form = ''] = body.split('</form>');
  const fields = form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g);
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]));
}
