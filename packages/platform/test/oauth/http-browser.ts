import { keepOutOfLogs } from '../log-watch/log-watch.ts';

/** A browser over HTTP without scripts: it stores cookies by path and does not follow redirects. */
export class Browser {
  readonly #origin: string;
  readonly #cookies = new Map<string, { value: string; path: string }>();
  /** All received `Set-Cookie` headers. */
  readonly received: string[] = [];

  constructor(origin: string) {
    this.#origin = origin;
  }

  get(url: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.#fetch(url, { headers: { accept: 'text/html', ...headers } });
  }

  post(url: string, form: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
    if (form.password !== undefined) keepOutOfLogs(form.password);
    return this.#fetch(url, { method: 'POST', body: new URLSearchParams(form), headers });
  }

  /** Stores a `Set-Cookie` header. */
  accept(setCookie: string): void {
    this.received.push(setCookie);
    const [pair = '', ...attributes] = setCookie.split(/; */);
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    keepOutOfLogs(value);
    const path = attributes.find((each) => /^path=/i.test(each))?.slice('path='.length) ?? '/';
    const gone = value === '' || attributes.some((each) => /^(max-age=0|expires=Thu, 01 Jan 1970)/i.test(each));
    if (gone) this.#cookies.delete(`${name} ${path}`);
    else this.#cookies.set(`${name} ${path}`, { value, path });
  }

  /** Returns the cookies that are sent to a path. */
  cookies(path: string): Record<string, string> {
    const sent = [...this.#cookies].filter(([, cookie]) => path.startsWith(cookie.path));
    return Object.fromEntries(sent.map(([key, { value }]) => [key.split(' ')[0] ?? '', value]));
  }

  async #fetch(url: string, init: RequestInit & { headers: Record<string, string> }): Promise<Response> {
    const target = new URL(url, this.#origin);
    const cookie = Object.entries(this.cookies(target.pathname)).map(([name, value]) => `${name}=${value}`);
    const headers = { ...init.headers, ...(cookie.length > 0 && { cookie: cookie.join('; ') }) };
    const response = await fetch(target, { ...init, headers, redirect: 'manual' });
    for (const each of response.headers.getSetCookie()) this.accept(each);
    return response;
  }
}

export const locationOf = (response: Response): string => response.headers.get('location') ?? '';

/** Returns the value of a hidden field. */
export function hiddenField(page: string, name: string): string {
  const value = new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1];
  if (value === undefined) throw new Error(`The page has no field ${name}:\n${page}`);
  return value;
}
